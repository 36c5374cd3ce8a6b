import QuoinAppearance
import QuoinLayout

/// A question over the dimmed page: an alert in its middle, or a dialog's cards at its end.
struct AlertLayer: View {
  enum Kind { case alert, dialog }
  let kind: Kind
  let title: Text?
  nonisolated(unsafe) let message: AnyView?
  nonisolated(unsafe) let actions: AnyView
  @Environment(\.colorScheme) private var scheme
  nonisolated init(_ kind: Kind, title: Text?, message: AnyView?, actions: AnyView) {
    self.kind = kind
    self.title = title
    self.message = message
    self.actions = actions
  }

  var body: some View {
    ZStack(alignment: kind == .alert ? .center : .bottom) {
      Color.black.opacity(scheme == .dark ? 0.48 : 0.2).ignoresSafeArea()
      VStack(spacing: 0) {
        words
        AlertActions(kind: kind, content: actions, ground: ground)
      }
      .background { if kind == .alert { ground } }
      .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
      .frame(maxWidth: kind == .alert ? 270 : 500)
      .padding(.horizontal, kind == .alert ? 0 : 8)
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
  }

  private var ground: Color { scheme == .dark ? Color(white: 0.15) : Color(white: 0.96) }

  @ViewBuilder private var words: some View {
    if title != nil || message != nil {
      VStack(spacing: 3) {
        if let title { title.font(kind == .alert ? .headline : .footnote.weight(.semibold)) }
        if let message { message.font(.footnote) }
      }
      .foregroundStyle(kind == .alert ? AnyShapeStyle(SystemStyle(.label)) : AnyShapeStyle(SystemStyle(.secondaryLabel)))
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, kind == .alert ? 19 : 14)
      .frame(maxWidth: .infinity)
      .background(ground, in: UnevenRoundedRectangle(topLeadingRadius: 14, topTrailingRadius: 14))
    }
  }
}

/// The buttons of an alert or a dialog, each in a row of its own or two beside each other; the one that cancels stands apart.
private struct AlertActions {
  let kind: AlertLayer.Kind
  let content: AnyView
  let ground: Color

  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) {
    var made = buttons(content, scope.child(0))
    if made.isEmpty { made = buttons(AnyView(Button("OK") {}), scope.child(1)) }
    let cancel = made.filter { $0.value(AlertRole.self) }
    let others = made.filter { !$0.value(AlertRole.self) }
    let rows: AnyView
    if kind == .dialog {
      rows = AnyView(DialogRows(others: others, cancel: cancel, ground: ground))
    } else if made.count == 2 {
      rows = AnyView(AlertRows(buttons: cancel + others, areBeside: true))
    } else {
      rows = AnyView(AlertRows(buttons: others + cancel, areBeside: false))
    }
    AnyView._emit(rows, scope.child(2), into: &nodes)
  }

  nonisolated private func buttons(_ content: AnyView, _ scope: Scope) -> [ViewNode] {
    var made: [ViewNode] = []
    let styled = content.buttonStyle(AlertButtonStyle(height: kind == .alert ? 44 : 57))
    type(of: styled)._emit(styled, scope, into: &made)
    // Whatever a button does, the question is answered.
    for node in made {
      let action = node.value(ActionTrait.self)
      // A field is typed into and answers nothing.
      if action?.words != nil { continue }
      let dismissal = scope.environment.dismissal
      node.setValue(
        ControlAction(run: {
          action?.run()
          dismissal?.run?()
        }), for: ActionTrait.self)
    }
    return made
  }
}
extension AlertActions: PrimitiveView {}

/// Whether a button cancels.
private enum AlertRole: LayoutValueKey {
  static var defaultValue: Bool { false }
}

private struct AlertButtonStyle: ButtonStyle {
  let height: CGFloat
  nonisolated init(height: CGFloat) { self.height = height }
  func makeBody(configuration: Configuration) -> some View {
    let isCancel = configuration.role == .cancel
    return configuration.label
      .font(isCancel ? .headline : height > 50 ? .title3 : .body)
      .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(SystemStyle(.red)) : AnyShapeStyle(.tint))
      .lineLimit(1)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: height)
      .layoutValue(key: AlertRole.self, value: isCancel)
  }
}

private struct AlertRows: View {
  nonisolated(unsafe) let buttons: [ViewNode]
  let areBeside: Bool
  nonisolated init(buttons: [ViewNode], areBeside: Bool) {
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
  nonisolated(unsafe) let others: [ViewNode]
  nonisolated(unsafe) let cancel: [ViewNode]
  let ground: Color
  nonisolated init(others: [ViewNode], cancel: [ViewNode], ground: Color) {
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
