import SwiftUI
import UIKit

@MainActor extension ViewPlan {
  /// The view where the plan is a leaf.
  var leaf: AnyView? { plainLeaf ?? textLeaf ?? controlLeaf ?? drawnLeaf ?? islandLeaf }

  private var plainLeaf: AnyView? {
    switch kind {
    case .color: AnyView(Choice.color(picks[0]))
    case .spacer: AnyView(Spacer())
    case .spacerOfLength: AnyView(Spacer(minLength: lengths[0]))
    case .divider: AnyView(Divider())
    case .empty: AnyView(EmptyView())
    case .circle: AnyView(Circle())
    case .roundedRectangle: AnyView(RoundedRectangle(cornerRadius: lengths[0]))
    case .capsule: AnyView(Capsule().strokeBorder(lineWidth: lengths[0]))
    case .symbol: AnyView(Image(systemName: Choice.symbol(picks[0])))
    case .resizableSymbol: AnyView(Image(systemName: Choice.symbol(picks[0])).resizable())
    case .missingImage: AnyView(Image("no such picture"))
    default: nil
    }
  }

  private var textLeaf: AnyView? {
    switch kind {
    case .word: AnyView(Text(verbatim: ["word", "Hi", "a longer one", ""][picks[0] % 4]))
    case .longText: AnyView(Text(verbatim: String(repeating: "lorem ipsum ", count: picks[0] % 20)))
    case .oddText: AnyView(Text(verbatim: Choice.odd(picks[0]) + Choice.odd(picks[1]) + (picks[2] % 3 == 0 ? " and more" : "")))
    case .sizedText: AnyView(Text(verbatim: "Size" + Choice.odd(picks[0])).font(.system(size: lengths[0])).italic(picks[1] % 2 == 0))
    case .markdown: AnyView(Text(LocalizedStringKey(["**bold** [link](https://a.org)", "[[[", "*a _b* c_", "`x`~~y~~"][picks[0] % 4])))
    case .dateText: AnyView(Text(Date(timeIntervalSince1970: 1_000_000 * Double(picks[0])), style: .date))
    case .label: AnyView(Label("Label", systemImage: Choice.symbol(picks[0])))
    case .link: AnyView(Link("Link", destination: URL(string: "https://example.org/\(picks[0])")!))
    default: nil
    }
  }

  private var controlLeaf: AnyView? {
    switch kind {
    case .toggle: AnyView(Toggle("On", isOn: .constant(picks[0] % 2 == 0)))
    case .button: AnyView(Button("Go") {})
    case .slider: AnyView(Slider(value: .constant(lengths[0]), in: 0...100))
    case .stepper: AnyView(Stepper("Step", value: .constant(picks[0])))
    case .textField: AnyView(TextField("Name", text: .constant(picks[0] % 2 == 0 ? "" : "typed")))
    case .secureField: AnyView(SecureField("Secret", text: .constant("abc")))
    case .textEditor: AnyView(TextEditor(text: .constant("edited\ntext")))
    case .progress: AnyView(picks[0] % 2 == 0 ? AnyView(ProgressView(value: lengths[0], total: 100)) : AnyView(ProgressView()))
    case .gauge: AnyView(Gauge(value: lengths[0], in: 0...100) { Text(verbatim: "G") })
    case .picker: AnyView(planPicker)
    case .datePicker:
      AnyView(DatePicker("When", selection: .constant(Date(timeIntervalSince1970: 1_000_000 * Double(picks[0])))))
    case .menu: AnyView(Menu("Menu") { Button("One") {} })
    case .labeledContent: AnyView(LabeledContent("Key", value: "value"))
    default: nil
    }
  }

  @ViewBuilder private var planPicker: some View {
    let picker = Picker("Pick", selection: .constant(picks[0] % 3)) {
      Text(verbatim: "One").tag(0)
      Text(verbatim: "Two").tag(1)
    }
    switch picks[1] % 4 {
    case 0: picker.pickerStyle(.segmented)
    case 1: picker.pickerStyle(.wheel)
    case 2: picker.pickerStyle(.inline)
    default: picker
    }
  }

  private var drawnLeaf: AnyView? {
    let colors: [Color] = [Choice.color(picks[0]), Choice.color(picks[1])]
    switch kind {
    case .linearGradient:
      return AnyView(LinearGradient(colors: colors, startPoint: Choice.anchor(picks[0]), endPoint: Choice.anchor(picks[2])))
    case .radialGradient: return AnyView(RadialGradient(colors: colors, center: .center, startRadius: lengths[0], endRadius: lengths[1]))
    case .angularGradient: return AnyView(AngularGradient(colors: colors, center: .center, angle: .degrees(lengths[0])))
    case .canvas:
      let (lengths, child) = (self.lengths, picks[0])
      return AnyView(
        Canvas { context, size in
          context.fill(Path(ellipseIn: CGRect(x: lengths[0], y: 0, width: lengths[1], height: size.height)), with: .color(.red))
          context.translateBy(x: lengths[2], y: 1)
          if child % 2 == 0 { context.addFilter(.blur(radius: 2)) }
          context.draw(Text(verbatim: "drawn" + Choice.odd(child)), at: CGPoint(x: lengths[0], y: 10))
          context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.blue), lineWidth: lengths[1])
        })
    case .stroked:
      let style = StrokeStyle(
        lineWidth: lengths[0], lineJoin: [.miter, .round, .bevel][picks[0] % 3], miterLimit: lengths[1], dash: [lengths[2], lengths[1]],
        dashPhase: lengths[0])
      return AnyView(Circle().trim(from: 0, to: lengths[2] / 100).stroke(Color.blue, style: style))
    case .starPath:
      let lengths = lengths
      return AnyView(
        Path { path in
          path.move(to: CGPoint(x: lengths[0], y: 0))
          path.addLine(to: CGPoint(x: 0, y: lengths[1]))
          path.addQuadCurve(to: CGPoint(x: lengths[2], y: 3), control: CGPoint(x: 9, y: lengths[0]))
          path.addArc(center: .zero, radius: lengths[1], startAngle: .zero, endAngle: .degrees(lengths[2]), clockwise: false)
          path.closeSubpath()
        }.fill(style: FillStyle(eoFill: picks[0] % 2 == 0)))
    case .timeline: return AnyView(TimelineView(.periodic(from: .distantPast, by: 60)) { _ in Text(verbatim: "now") })
    case .reactive: return AnyView(Reactive(target: lengths[0], word: picks[0] % 2 == 0))
    default: return nil
    }
  }

  private var islandLeaf: AnyView? {
    switch kind {
    case .uiLabel: AnyView(Island(lengths: lengths, pick: picks[0]) { lengths, pick in label(lengths, pick) })
    case .uiStack: AnyView(Island(lengths: lengths, pick: picks[0]) { lengths, pick in stack(lengths, pick) })
    case .uiScroll: AnyView(Island(lengths: lengths, pick: picks[0]) { lengths, pick in scroller(lengths, pick) })
    case .uiFixed:
      AnyView(
        Island(lengths: lengths, pick: picks[0]) { lengths, pick in
          let view = UIView(frame: CGRect(x: 0, y: 0, width: lengths[0], height: lengths[1]))
          view.backgroundColor = .red
          view.layer.cornerRadius = lengths[2]
          return view
        })
    default: nil
    }
  }
}

/// A view that wants another width than it has, as soon as it appears.
private struct Reactive: View {
  let target: Double
  let word: Bool
  @State private var width: Double = 20

  var body: some View {
    VStack {
      Color.orange.frame(width: width, height: 10)
      if word { Text(verbatim: "after") }
    }
    .onAppear { width = target }
  }
}

/// A view of UIKit among views of SwiftUI.
private struct Island: UIViewRepresentable {
  let lengths: [Double]
  let pick: Int
  let make: @MainActor ([Double], Int) -> UIView

  func makeUIView(context: Context) -> UIView { make(lengths, pick) }
  func updateUIView(_ view: UIView, context: Context) { view.alpha = 1 }
}

@MainActor private func label(_ lengths: [Double], _ pick: Int) -> UILabel {
  let label = UILabel()
  label.text = "label" + Choice.odd(pick)
  label.numberOfLines = pick % 3
  label.font = .systemFont(ofSize: lengths[0])
  return label
}

@MainActor private func stack(_ lengths: [Double], _ pick: Int) -> UIStackView {
  let stack = UIStackView()
  stack.axis = pick % 2 == 0 ? .vertical : .horizontal
  stack.spacing = lengths[0]
  stack.alignment = [.fill, .leading, .center][pick % 3]
  stack.distribution = [.fill, .fillEqually, .equalSpacing][(pick / 3) % 3]
  stack.addArrangedSubview(label(lengths, pick))
  let box = UIView()
  box.backgroundColor = .blue
  box.widthAnchor.constraint(equalToConstant: lengths[1]).isActive = true
  box.heightAnchor.constraint(equalToConstant: lengths[2]).isActive = true
  stack.addArrangedSubview(box)
  return stack
}

@MainActor private func scroller(_ lengths: [Double], _ pick: Int) -> UIScrollView {
  let view = UIScrollView()
  let inner = label(lengths, pick)
  inner.frame = CGRect(x: 0, y: lengths[0], width: lengths[1], height: lengths[2])
  view.addSubview(inner)
  view.contentSize = CGSize(width: lengths[1], height: lengths[0])
  view.contentOffset = CGPoint(x: 0, y: lengths[2])
  return view
}
