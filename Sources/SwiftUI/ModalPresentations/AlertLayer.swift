import QuoinAppearance
import QuoinLayout

/// A question over the dimmed page: an alert in its middle, or a dialog's cards at its end.
struct AlertLayer: View {
  enum Kind { case alert, dialog }
  let kind: Kind
  let title: Text?
  nonisolated(unsafe) let message: AnyView?
  nonisolated(unsafe) let actions: AnyView
  @Environment(\.self) private var environment
  nonisolated init(_ kind: Kind, title: Text?, message: AnyView?, actions: AnyView) {
    self.kind = kind
    self.title = title
    self.message = message
    self.actions = actions
  }

  /// Whether dialogs are cards beside what they are about.
  nonisolated static func standsBeside(_ environment: EnvironmentValues) -> Bool {
    environment.systemLook.presentation.dialog > 0 || environment.horizontalSizeClass == .regular
  }

  @ViewBuilder var body: some View {
    if kind == .dialog, Self.standsBeside(environment) {
      card.frame(width: CGFloat(measures.dialog > 0 ? measures.dialog : measures.dialogBeside))
    } else {
      overPage
    }
  }
  private var card: some View {
    VStack(spacing: 0) {
      words
      AlertActions(kind: kind, isBeside: true, top: wordsBottom, content: actions, ground: ground, measures: measures)
    }
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
  private var overPage: some View {
    ZStack(alignment: isAtEnd ? .bottom : .center) {
      Color.black.opacity(isDark ? measures.dimDark : measures.dim).ignoresSafeArea()
      VStack(spacing: 0) {
        words
        AlertActions(kind: kind, isBeside: false, top: wordsBottom, content: actions, ground: ground, measures: measures)
      }
      .background { if !isAtEnd { ground } }
      .clipShape(RoundedRectangle(cornerRadius: CGFloat(kind == .alert ? measures.alertRadius : measures.dialogRadius), style: .continuous))
      .frame(maxWidth: width)
      .padding(.horizontal, isAtEnd ? 8 : 0)
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
  }

  private var measures: PresentationMeasures { environment.systemLook.presentation }
  private var isDark: Bool { environment.colorScheme == .dark }
  /// Whether cards stand at the end of the page, as wide as it.
  private var isAtEnd: Bool { kind == .dialog && measures.dialog == 0 }
  private var width: CGFloat { CGFloat(kind == .alert ? measures.alert : isAtEnd ? 500 : measures.dialog) }
  private var ground: Color {
    Color(white: isDark ? measures.cardWhiteDark : kind == .alert ? measures.cardWhite : measures.dialogWhite)
  }

  private var wordsInsets: EdgeInsets {
    guard kind == .alert else {
      return EdgeInsets(top: CGFloat(measures.actionSheetTop), leading: 0, bottom: CGFloat(measures.actionSheetBottom), trailing: 0)
    }
    return EdgeInsets(top: CGFloat(measures.alertTop), leading: 0, bottom: 0, trailing: 0)
  }
  /// From an alert's words to what is below them.
  private var wordsBottom: CGFloat {
    guard kind == .alert, title != nil || message != nil else { return 0 }
    return CGFloat(message == nil ? measures.titleBottom : measures.alertBottom)
  }

  @ViewBuilder private var words: some View {
    if title != nil || message != nil {
      let leads = measures.wordsAreLeading && kind == .alert
      let message = message.map { $0.font(.system(Font.TextStyle(kind == .alert ? measures.messageStyle : measures.dialogStyle))) }
      VStack(alignment: leads ? .leading : .center, spacing: CGFloat(measures.alertGap)) {
        if let title { title.font(kind == .alert ? .headline : .system(Font.TextStyle(measures.dialogStyle), weight: .semibold)) }
        // A message's label keeps its style's leading (recorded: SW uikit/alert/basic, 23 for a line of 21).
        if let message { message.padding(.bottom, leads ? 2 : 0) }
      }
      .foregroundStyle(kind == .alert ? AnyShapeStyle(SystemStyle(.label)) : AnyShapeStyle(SystemStyle(.secondaryLabel)))
      .multilineTextAlignment(leads ? .leading : .center)
      .padding(.horizontal, CGFloat(measures.alertMargin))
      .padding(wordsInsets)
      .frame(maxWidth: .infinity, alignment: leads ? .leading : .center)
      .background(ground, in: UnevenRoundedRectangle(topLeadingRadius: 14, topTrailingRadius: 14))
    } else if measures.buttonInset > 0 {
      Color.clear.frame(height: CGFloat(measures.buttonInset))
    }
  }
}

/// The buttons of an alert or a dialog, each in a row of its own or two beside each other; the one that cancels stands apart.
private struct AlertActions {
  let kind: AlertLayer.Kind
  /// Whether it is left by a touch elsewhere, and needs no button for that.
  let isBeside: Bool
  /// From the words above to what is below them.
  let top: CGFloat
  let content: AnyView
  let ground: Color
  let measures: PresentationMeasures

  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    var made = buttons(content, scope.child(0))
    // A field is typed into and answers nothing.
    let fields = made.filter(\.isField)
    made.removeAll(where: \.isField)
    if made.isEmpty { made = buttons(AnyView(Button("OK") {}), scope.child(1)) }
    let cancel = made.filter { $0.value(AlertRole.self) }
    let others = made.filter { !$0.value(AlertRole.self) }
    let rows: AnyView
    if measures.buttonInset > 0 {
      // A dialog beside what it is about is left by a tap elsewhere, so that it has no button for that.
      let shown = kind == .dialog ? (others.isEmpty ? cancel : others) : made.count == 2 ? cancel + others : others + cancel
      rows = AnyView(AlertCapsules(buttons: shown, areBeside: kind == .alert && made.count == 2, measures: measures))
    } else if isBeside {
      rows = AnyView(AlertRows(buttons: others.isEmpty ? cancel : others, areBeside: false))
    } else if kind == .dialog {
      rows = AnyView(DialogRows(others: others, cancel: cancel, ground: ground))
    } else if made.count == 2 {
      rows = AnyView(AlertRows(buttons: cancel + others, areBeside: true))
    } else {
      rows = AnyView(AlertRows(buttons: others + cancel, areBeside: false))
    }
    AnyView._emit(AnyView(above(fields)), scope.child(3), into: &nodes)
    AnyView._emit(rows, scope.child(2), into: &nodes)
  }

  /// The fields, with the room around them that there is between words and buttons without any.
  @ViewBuilder nonisolated private func above(_ fields: [_ViewNode]) -> some View {
    let inset = CGFloat(measures.buttonInset)
    // Capsules are as far below fields as words are above them; rows have what is below the words below the fields.
    let (before, after) = inset > 0 ? (top, inset) : (0, top)
    if !fields.isEmpty {
      VStack(spacing: CGFloat(-measures.fieldOverlap)) { ForEach(fields.indices, id: \.self) { MadeView([fields[$0]]) } }
        .padding(.horizontal, CGFloat(measures.fieldMargin))
        .padding(.top, before + CGFloat(measures.fieldTop))
        .padding(.bottom, CGFloat(measures.belowFields(fields.count)) + after)
    } else if kind == .alert, top > 0 {
      Color.clear.frame(height: top + inset)
    }
  }

  nonisolated private func buttons(_ content: AnyView, _ scope: _Scope) -> [_ViewNode] {
    var made: [_ViewNode] = []
    let styled = content.buttonStyle(
      AlertButtonStyle(height: CGFloat(kind == .alert ? measures.button : measures.dialogButton), isCapsule: measures.buttonInset > 0)
    ).textFieldStyle(AlertFieldStyle(measures: measures))
    type(of: styled)._emit(styled, scope, into: &made)
    // Whatever a button does, the question is answered.
    for node in made where !node.isField {
      let action = node.value(ActionTrait.self)
      let dismissal = scope.environment.dismissal
      node.setValue(
        ControlAction(run: {
          action?.run?()
          dismissal?.run?()
        }), for: ActionTrait.self)
    }
    return made
  }
}
extension AlertActions: PrimitiveView {}

extension _ViewNode {
  /// Whether words are typed into it.
  fileprivate var isField: Bool {
    value(ActionTrait.self)?.words != nil || children.count == 1 && (children[0] as? _ViewNode)?.isField ?? false
  }
}

/// A field in a box of an alert's card.
private struct AlertFieldStyle: TextFieldStyle {
  let measures: PresentationMeasures
  nonisolated init(measures: PresentationMeasures) { self.measures = measures }
  func _body(configuration: TextField<_FieldLabel>) -> some View {
    let box = RoundedRectangle(cornerRadius: CGFloat(measures.fieldRadius), style: .continuous)
    let line = measures.buttonInset > 0 ? SystemColor.background : .separator
    return configuration.label
      .font(.system(size: 13))
      .padding(.horizontal, CGFloat(measures.fieldLeading))
      .frame(height: CGFloat(measures.field))
      .background { box.fill(SystemStyle(.background)).overlay { box.strokeBorder(SystemStyle(line), lineWidth: 0.5) } }
  }
}

/// Whether a button cancels.
private enum AlertRole: LayoutValueKey {
  static var defaultValue: Bool { false }
}

private struct AlertButtonStyle: ButtonStyle {
  let height: CGFloat
  let isCapsule: Bool
  @Environment(\.isEnabled) private var isEnabled
  nonisolated init(height: CGFloat, isCapsule: Bool) {
    self.height = height
    self.isCapsule = isCapsule
  }
  func makeBody(configuration: Configuration) -> some View {
    let isCancel = configuration.role == .cancel
    let plain =
      !isCapsule ? AnyShapeStyle(.tint) : isCancel ? AnyShapeStyle(Color.white) : AnyShapeStyle(SystemStyle(.label))
    let inUse = configuration.role == .destructive ? AnyShapeStyle(SystemStyle(.red)) : plain
    // As an alert's action that is not enabled.
    let ink = isEnabled ? inUse : AnyShapeStyle(SystemStyle(.tertiaryLabel))
    return configuration.label
      .font(isCancel ? .headline : height > 50 ? .title3 : .body)
      .foregroundStyle(ink)
      .lineLimit(1)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: height)
      .background {
        if isCapsule { Capsule().fill(isCancel ? AnyShapeStyle(.tint) : AnyShapeStyle(SystemStyle(.tertiaryFill))) }
      }
      .layoutValue(key: AlertRole.self, value: isCancel)
  }
}

/// Buttons that are capsules, two beside each other or one under the other.
private struct AlertCapsules: View {
  nonisolated(unsafe) let buttons: [_ViewNode]
  let areBeside: Bool
  let measures: PresentationMeasures
  nonisolated init(buttons: [_ViewNode], areBeside: Bool, measures: PresentationMeasures) {
    self.buttons = buttons
    self.areBeside = areBeside
    self.measures = measures
  }
  var body: some View {
    let gap = CGFloat(measures.buttonGap)
    let layout = areBeside ? AnyLayout(HStackLayout(spacing: gap)) : AnyLayout(VStackLayout(spacing: gap))
    layout { ForEach(buttons.indices, id: \.self) { MadeView([buttons[$0]]) } }
      .padding([.horizontal, .bottom], CGFloat(measures.buttonInset))
  }
}

private struct AlertRows: View {
  nonisolated(unsafe) let buttons: [_ViewNode]
  let areBeside: Bool
  nonisolated init(buttons: [_ViewNode], areBeside: Bool) {
    self.buttons = buttons
    self.areBeside = areBeside
  }

  var body: some View {
    Divider()
    if areBeside {
      HStack(spacing: 0) {
        MadeView([buttons[0]])
        Divider()
        MadeView([buttons[1]])
      }
      .fixedSize(horizontal: false, vertical: true)
    } else {
      VStack(spacing: 0) {
        ForEach(buttons.indices, id: \.self) { index in
          if index > 0 { Divider() }
          MadeView([buttons[index]])
        }
      }
    }
  }
}

private struct DialogRows: View {
  nonisolated(unsafe) let others: [_ViewNode]
  nonisolated(unsafe) let cancel: [_ViewNode]
  let ground: Color
  nonisolated init(others: [_ViewNode], cancel: [_ViewNode], ground: Color) {
    self.others = others
    self.cancel = cancel
    self.ground = ground
  }

  var body: some View {
    VStack(spacing: 8) {
      VStack(spacing: 0) {
        ForEach(others.indices, id: \.self) { index in
          Divider()
          MadeView([others[index]])
        }
      }
      .background(ground, in: UnevenRoundedRectangle(bottomLeadingRadius: 14, bottomTrailingRadius: 14))
      Group {
        if cancel.isEmpty {
          Text("Cancel").font(.headline).foregroundStyle(.tint).frame(maxWidth: .infinity, minHeight: 57)
        } else {
          MadeView(cancel)
        }
      }
      .background(ground, in: RoundedRectangle(cornerRadius: 14))
    }
  }
}
