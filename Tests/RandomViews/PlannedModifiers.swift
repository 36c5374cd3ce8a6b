import SwiftUI

@MainActor extension ViewPlan.Modifier {
  /// The view with this modifier.
  func applied(to view: AnyView) -> AnyView { sized(view) ?? layered(view) ?? looked(view) ?? arranged(view) ?? presented(view) ?? view }

  private var tree: AnyView { trees.first?.view ?? AnyView(EmptyView()) }
  private func length(_ index: Int) -> CGFloat { CGFloat(lengths[index]) }
  private func optional(_ index: Int) -> CGFloat? { picks[index] % 3 == 0 ? nil : CGFloat(lengths[index]) }

  private func sized(_ view: AnyView) -> AnyView? {
    switch change {
    case .padding: AnyView(view.padding(picks[0] % 10 == 9 ? -length(0) : length(0)))
    case .paddingEdges: AnyView(view.padding(Choice.edges(picks[0]), optional(1)))
    case .frame: AnyView(view.frame(width: length(0), height: length(1), alignment: Choice.alignment(picks[0])))
    case .frameWidth: AnyView(view.frame(width: length(0)))
    case .frameHeight: AnyView(view.frame(height: length(0), alignment: Choice.alignment(picks[0])))
    case .flexibleFrame:
      AnyView(
        view.frame(
          minWidth: optional(0), idealWidth: optional(1), maxWidth: picks[2] % 2 == 0 ? .infinity : optional(2), minHeight: optional(1),
          maxHeight: optional(2), alignment: Choice.alignment(picks[0])))
    case .fixedSize: AnyView(view.fixedSize(horizontal: picks[0] % 3 != 0, vertical: picks[1] % 3 != 0))
    case .aspectRatio: AnyView(view.aspectRatio(contentMode: picks[0] % 2 == 0 ? .fit : .fill))
    case .aspectRatioOf: AnyView(view.aspectRatio(lengths[0] / 50, contentMode: picks[0] % 2 == 0 ? .fit : .fill))
    case .layoutPriority: AnyView(view.layoutPriority(Double(picks[0] % 3 - 1)))
    case .scaledToFill: AnyView(view.scaledToFill())
    case .containerRelative: AnyView(view.containerRelativeFrame(picks[0] % 2 == 0 ? .horizontal : [.horizontal, .vertical]))
    case .safeAreaPadding: AnyView(view.safeAreaPadding(Choice.edges(picks[0]), length(0)))
    case .ignoresSafeArea: AnyView(view.ignoresSafeArea(edges: Choice.edges(picks[0])))
    case .safeAreaInset:
      picks[0] % 2 == 0
        ? AnyView(view.safeAreaInset(edge: picks[1] % 2 == 0 ? .top : .bottom, spacing: optional(1)) { tree })
        : AnyView(view.safeAreaInset(edge: picks[1] % 2 == 0 ? HorizontalEdge.leading : .trailing, spacing: optional(1)) { tree })
    case .contentMargins: AnyView(view.contentMargins(Choice.edges(picks[0]), length(0)))
    default: nil
    }
  }

  private func layered(_ view: AnyView) -> AnyView? {
    switch change {
    case .background: AnyView(view.background(alignment: Choice.alignment(picks[0])) { tree })
    case .overlay: AnyView(view.overlay(alignment: Choice.alignment(picks[0])) { tree })
    case .backgroundColor: AnyView(view.background(Choice.color(picks[0]), in: RoundedRectangle(cornerRadius: length(0))))
    case .offset: AnyView(view.offset(x: length(0), y: picks[0] % 2 == 0 ? -length(1) : length(1)))
    case .position: AnyView(view.position(x: length(0), y: length(1)))
    case .guide: AnyView(view.alignmentGuide(VerticalAlignment.center) { $0.height - lengths[0] })
    case .horizontalGuide: AnyView(view.alignmentGuide(HorizontalAlignment.leading) { $0.width - lengths[0] })
    case .scale: AnyView(view.scaleEffect(x: lengths[0] / 20, y: picks[0] % 4 == 0 ? 0 : lengths[1] / 20, anchor: Choice.anchor(picks[1])))
    case .rotation: AnyView(view.rotationEffect(.degrees(lengths[0]), anchor: Choice.anchor(picks[0])))
    case .rotation3D: AnyView(view.rotation3DEffect(.degrees(lengths[0]), axis: (x: lengths[1], y: 1, z: 0)))
    case .transform:
      AnyView(view.transformEffect(CGAffineTransform(a: 1, b: lengths[0] / 100, c: 0.1, d: 1, tx: lengths[1], ty: lengths[2])))
    case .clipped: AnyView(view.clipped(antialiased: picks[0] % 2 == 0))
    case .clipShape:
      picks[0] % 3 == 0
        ? AnyView(view.clipShape(Circle()))
        : picks[0] % 3 == 1 ? AnyView(view.clipShape(RoundedRectangle(cornerRadius: length(0)))) : AnyView(view.clipShape(Path()))
    case .cornerRadius: AnyView(view.cornerRadius(length(0)))
    case .mask: AnyView(view.mask(alignment: Choice.alignment(picks[0])) { tree })
    case .border: AnyView(view.border(Choice.color(picks[0]), width: length(0)))
    case .zIndex: AnyView(view.zIndex(lengths[0]))
    case .visualEffect:
      AnyView(view.visualEffect { [lengths] content, proxy in content.offset(x: proxy.size.width / 2).opacity(lengths[0] / 50) })
    default: nil
    }
  }

  private func looked(_ view: AnyView) -> AnyView? {
    switch change {
    case .shadow: AnyView(view.shadow(color: Choice.color(picks[0]), radius: lengths[0] > 8 ? 8 : length(0), x: length(1), y: length(2)))
    case .blur: AnyView(view.blur(radius: lengths[0] > 8 ? 8 : length(0), opaque: picks[0] % 2 == 0))
    case .opacity: AnyView(view.opacity(lengths[0] / 40))
    case .blendMode: AnyView(view.blendMode(Choice.blend(picks[0])))
    case .compositing: AnyView(view.compositingGroup())
    case .drawingGroup: AnyView(view.drawingGroup())
    case .colorFilter:
      AnyView(view.saturation(lengths[0] / 20).hueRotation(.degrees(lengths[1])).contrast(lengths[2] / 20).brightness(lengths[0] / 100))
    case .colorInvert: AnyView(view.colorInvert())
    case .luminance: AnyView(view.luminanceToAlpha())
    case .material: AnyView(view.background([Material.thin, .regular, .ultraThick][picks[0] % 3]))
    case .foreground: AnyView(view.foregroundStyle(Choice.color(picks[0])))
    case .font: AnyView(view.font([.body, .title, .caption2, .custom("none", size: lengths[0])][picks[0] % 4]))
    case .disabled: AnyView(view.disabled(true))
    case .redacted: AnyView(view.redacted(reason: .placeholder))
    case .dark: AnyView(view.environment(\.colorScheme, .dark))
    case .tint: AnyView(view.tint(Choice.color(picks[0])))
    case .tracking: AnyView(view.tracking(length(0)).baselineOffset(picks[0] % 3 == 0 ? length(1) : 0))
    case .textAlignment: AnyView(view.multilineTextAlignment([.leading, .center, .trailing][picks[0] % 3]).lineSpacing(length(0)))
    case .lineLimit: AnyView(view.lineLimit(picks[0] % 4).minimumScaleFactor(lengths[0] / 100))
    case .truncation: AnyView(view.lineLimit(1).truncationMode([.head, .middle, .tail][picks[0] % 3]).allowsTightening(true))
    case .hidden: AnyView(view.hidden())
    default: nil
    }
  }

  private func arranged(_ view: AnyView) -> AnyView? {
    switch change {
    case .rightToLeft: AnyView(view.environment(\.layoutDirection, .rightToLeft))
    case .typeSize: AnyView(view.dynamicTypeSize([DynamicTypeSize.accessibility3, .xSmall, .xxxLarge][picks[0] % 3]))
    case .preference: AnyView(Echo(content: view))
    case .anchors:
      AnyView(
        view.anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }.overlayPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in
            ForEach(anchors.indices, id: \.self) { index in
              tree.frame(width: proxy[anchors[index]].width, height: proxy[anchors[index]].height)
            }
          }
        })
    case .onGeometry: AnyView(Measured(content: view))
    case .gridCellColumns: AnyView(view.gridCellColumns(1 + picks[0] % 3))
    case .gridCellUnsized: AnyView(view.gridCellUnsizedAxes(picks[0] % 2 == 0 ? .horizontal : .vertical))
    case .gridCellAnchor: AnyView(view.gridCellAnchor(Choice.anchor(picks[0])))
    case .id: AnyView(view.id(picks[0] % 60))
    case .tag: AnyView(view.tag(picks[0] % 3))
    case .buttonStyle: AnyView(picks[0] % 2 == 0 ? AnyView(view.buttonStyle(.borderedProminent)) : AnyView(view.buttonStyle(.plain)))
    case .labelsHidden: AnyView(view.labelsHidden())
    case .controlSize: AnyView(view.controlSize([.mini, .large, .small][picks[0] % 3]))
    default: nil
    }
  }

  private func presented(_ view: AnyView) -> AnyView? {
    let isShown = Binding.constant(true)
    switch change {
    case .sheet: return AnyView(view.sheet(isPresented: isShown) { tree.presentationDetents([.medium, .height(length(0))]) })
    case .cover: return AnyView(view.fullScreenCover(isPresented: isShown) { tree })
    case .popover: return AnyView(view.popover(isPresented: isShown) { tree })
    case .alert: return AnyView(view.alert("Alert", isPresented: isShown, actions: { Button("Fine") {} }, message: { tree }))
    case .dialog: return AnyView(view.confirmationDialog("Dialog", isPresented: isShown, titleVisibility: .visible, actions: { tree }))
    case .toolbar: return AnyView(view.toolbar { ToolbarItem(placement: picks[0] % 2 == 0 ? .topBarTrailing : .bottomBar) { tree } })
    case .title: return AnyView(view.navigationTitle(Text(verbatim: "Inner")))
    case .searchable: return AnyView(view.searchable(text: .constant("")))
    case .listStyle:
      return picks[0] % 3 == 0
        ? AnyView(view.listStyle(.plain)) : picks[0] % 3 == 1 ? AnyView(view.listStyle(.sidebar)) : AnyView(view.listStyle(.insetGrouped))
    case .listRow:
      return AnyView(
        view.listRowInsets(EdgeInsets(top: length(0), leading: length(1), bottom: 0, trailing: length(2))).listRowBackground(tree)
          .listRowSeparator(picks[0] % 2 == 0 ? .hidden : .visible))
    case .badge: return AnyView(view.badge(picks[0]))
    default: return nil
    }
  }
}

private struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// A view that shows a line as wide as its content once it knows.
private struct Echo: View {
  let content: AnyView
  @State private var width: CGFloat = 0

  var body: some View {
    content
      .background(GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) })
      .onPreferenceChange(WidthKey.self) { width = $0 }
      .overlay(alignment: .bottomLeading) { Color.green.frame(width: width, height: 1) }
  }
}

/// The same through `onGeometryChange`.
private struct Measured: View {
  let content: AnyView
  @State private var height: CGFloat = 0

  var body: some View {
    content
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        height = $0
      }
      .overlay(alignment: .leading) { Color.pink.frame(width: 1, height: height) }
  }
}
