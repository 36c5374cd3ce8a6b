import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinLayout

/// A picker in the look of its place.
struct PickerBody: View {
  let label: ControlPart
  let options: PickerOptions
  @Environment(\.pickerLook) private var look
  @Environment(\.isInRow) private var isInRow
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.systemLook) private var system

  private var measures: ControlMeasures { system.control }

  var body: some View {
    switch look {
    case .segmented: SegmentedOptions(options: options)
    case .inline:
      if isInRow {
        // In rows the label is one above the options (home-assistant/iOS hides it where a header says the same); its colour is assumed.
        if !labelsHidden { label.foregroundStyle(.secondary) }
        InlineOptions(options: options)
      } else {
        // Elsewhere it looks as a wheel (Esri/arcgis-maps-sdk-swift-toolkit, pull request 1349).
        WheelOptions(options: options)
      }
    case .wheel: WheelOptions(options: options)
    case .menu:
      if isInRow {
        ControlRow(label, stacks: true) { ChosenOption(options: options).foregroundStyle(.secondary) }
      } else {
        ChosenOption(options: options)
          .padding(.horizontal, CGFloat(measures.menuMargin)).padding(.vertical, CGFloat(measures.menuPadding))
      }
    case .link:
      ControlRow(label, stacks: true) {
        HStack(spacing: 6) {
          ChosenOption(options: options, showsChevrons: false).foregroundStyle(.secondary)
          Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
        }
      }
    }
  }
}

/// The chosen option, in the tint, with a sign that there are others.
private struct ChosenOption {
  let options: PickerOptions
  var showsChevrons = true
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    var inner = scope
    if showsChevrons, inner.environment.foregroundStyles == nil {
      inner.environment.foregroundStyles = [TintShapeStyle().resolvedStyle(in: inner.environment)]
    }
    let made = options.nodes(in: inner.child(1))
    let chosen = MadeView(made.chosen.map { [made.all[$0]] } ?? [])
    let environment = inner.environment
    let width = CGFloat(environment.systemLook.control.menuChevrons) * environment.dynamicTypeSize.growth(of: .footnote)
    let row = HStack(spacing: 4) {
      chosen
      if showsChevrons {
        Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium)).frame(width: width)
      }
    }
    let start = nodes.count
    HStack._emit(row, inner.child(2), into: &nodes)
    for node in nodes[start...] { node.keep(options.action(made), in: scope) }
  }
}
extension ChosenOption: PrimitiveView {}

/// Segments of one width with the options in their middles; the chosen one lies on a knob.
private struct SegmentedOptions {
  let options: PickerOptions
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    var inner = scope
    inner.environment.lineLimit = 1
    inner.environment.foregroundStyles = [Color.primary.resolvedStyle(in: inner.environment)]
    let measures = inner.environment.systemLook.control
    inner.environment.font = .system(size: SegmentedLook.fontSize, weight: Font.Weight(value: measures.pickerWeight.rawValue))
    let plain = options.nodes(in: inner.child(1))
    inner.environment.font = .system(size: SegmentedLook.fontSize, weight: .semibold)
    let strong = options.nodes(in: inner.child(1))
    let labels = plain.all.indices.map { $0 == plain.chosen ? strong.all[$0] : plain.all[$0] }
    let (count, chosen) = (labels.count, plain.chosen)
    let height = CGFloat(measures.segments)
    let bar = SegmentsLayout(height: height, system: inner.environment.systemGeneration) { MadeView(labels) }
      .frame(height: height)
      .background {
        ControlFace("Segments", showing: chosen.map(Double.init) ?? .nan) { rect, context, position in
          SegmentedLook.items(count: count, position: position, in: rect, context: context)
        }
      }
      // The line below a row begins with the segments, not with the words on the first.
      .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    let start = nodes.count
    emitView(bar, scope.child(2), into: &nodes)
    let choices = options.action((labels, chosen)).options
    let action = ControlAction(touch: { point, size in
      choices?.choose(max(0, min(count - 1, Int(point.x / max(1, size.width / CGFloat(max(1, count)))))))
    })
    for node in nodes[start...] { node.keep(action, in: scope) }
  }
}
extension SegmentedOptions: PrimitiveView {}

/// Adds a view's nodes.
private func emitView<V: View>(_ view: V, _ scope: _Scope, into nodes: inout [_ViewNode]) { V._emit(view, scope, into: &nodes) }

/// Columns of one width; as wide as proposed, ideally as the widest needs.
private struct SegmentsLayout: InternalLayout {
  let height: CGFloat
  let system: SystemGeneration
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let widths = subviews.map { Double($0.sizeThatFits(.unspecified).width) }
    let ideal = SegmentedLook.width(labelWidths: widths, on: system)
    return CGSize(width: proposal.width ?? ideal, height: height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard !subviews.isEmpty else { return }
    let width = bounds.width / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: max(0, width - 8), height: bounds.height))
    }
  }
}

/// One option under the other, the chosen one with a check mark.
private struct InlineOptions {
  let options: PickerOptions
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    let made = options.nodes(in: scope.child(1))
    for (index, option) in made.all.enumerated() {
      let row = HStack {
        MadeView([option])
        Spacer()
        if index == made.chosen { Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint) }
      }
      let start = nodes.count
      HStack._emit(row, scope.child(2 + index), into: &nodes)
      let choices = options.action(made).options
      for node in nodes[start...] { node.keep(ControlAction(run: { choices?.choose(index) }), in: scope) }
    }
  }
}
extension InlineOptions: PrimitiveView {}

/// A wheel that stands still: the chosen option in a band, its neighbours fading above and below.
private struct WheelOptions {
  let options: PickerOptions
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    var inner = scope
    if inner.environment.font == nil { inner.environment.font = .system(size: 21) }
    let made = options.nodes(in: inner.child(1))
    let chosen = made.chosen ?? 0
    let shown = made.all.indices.filter { abs($0 - chosen) <= 3 }
    let wheel = ZStack {
      RoundedRectangle(cornerRadius: 8).fill(.quaternary.opacity(0.5)).frame(height: 34).padding(.horizontal, 9)
      ForEach(shown, id: \.self) { index in
        let distance = index - chosen
        MadeView([made.all[index]])
          .lineLimit(1)
          .scaleEffect(y: [1, 0.92, 0.75, 0.5][abs(distance)])
          .opacity([1, 0.45, 0.3, 0.15][abs(distance)])
          .offset(y: [0, 32, 60, 82][abs(distance)] * (distance < 0 ? -1 : 1))
      }
    }
    // As high as it asks for at most; where it gets less, what does not fit is cut, as in a view of UIKit's.
    .frame(minHeight: 0, idealHeight: 216, maxHeight: 216).frame(maxWidth: .infinity).clipped()
    let start = nodes.count
    emitView(wheel, scope.child(2), into: &nodes)
    for node in nodes[start...] { node.keep(options.action(made), in: scope) }
  }
}
extension WheelOptions: PrimitiveView {}
