import SwiftUI

extension Ledger {
  func viewSubviews() {
    topic("View fundamentals: the views and sections within a view")

    row(
      "Group", "Subview", "Subview.*", "SubviewsCollection", "SubviewsCollectionSlice",
      says: "the views within a view, one by one, to arrange anew", from: .documented("swiftui/group/init(subviews:transform:)"), in: .fit
    ) {
      Reversing {
        Box("a", 10, 10)
        ForEach(0..<2) { Box("n\($0)", 20, 10) }
        if true { Box("b", 5, 10) }
        EmptyView()
      }
    } holds: {
      $0.texts("4", "rest 2")
      $0.frame("b", 0, 0, 5, 10)
      $0.frame("n1", 5, 0, 20, 10)
      $0.frame("n0", 25, 0, 20, 10)
      $0.frame("a", 45, 0, 10, 10)
    }
    row(
      "ForEach", "ForEachSubviewCollection", says: "a view for each of the views within a view",
      from: .documented("swiftui/foreach/init(subviews:content:)"), in: .fit
    ) {
      Spaced {
        Box("a", 10, 10)
        Group {
          Box("b", 20, 10)
          Box("c", 30, 10)
        }
      }
    } holds: {
      $0.frame("a", 5, 5, 10, 10)
      $0.frame("b", 25, 5, 20, 10)
      $0.frame("c", 55, 5, 30, 10)
      $0.size(90, 20)
    }
    row("SubviewsCollection", says: "shown as a view it is all of them", from: .documented("swiftui/subviewscollection"), in: .fit) {
      HStack(spacing: 0) {
        Group(subviews: Trio()) { views in
          views[1...]
          Box("between", 3, 3)
          views
        }
      }
    } holds: {
      $0.judge.near($0.size.width, 20 + 30 + 3 + 10 + 20 + 30)
      $0.frame("b", 0, nil, 20, nil)
      $0.frame("between", 50, nil, 3, nil)
      $0.frame("a", 53, nil, 10, nil)
    }
    measure("Subview", says: "a view keeps its state when it is arranged anew", from: .documented("swiftui/subview")) { judge in
      let shown = try Shown(
        Reversing {
          Tally(id: "a")
          Tally(id: "b")
        }, .fixed(100, 50), judge)
      shown.tap("a")
      shown.texts("2", "0", "1", "rest 0")
    }
    row(
      "ContainerValues", "ContainerValueKey", "View.containerValue", "Subview.containerValues",
      says: "views tell their container values, which go no farther", from: .documented("swiftui/containervalues"), in: .fit
    ) {
      Spaced {
        Box("a", 10, 10).containerValue(\.gap, 7)
        Box("b", 10, 10)
        Group {
          Box("c", 10, 10)
          Box("d", 10, 10).containerValue(\.gap, 2)
        }.containerValue(\.gap, 1)
      }
    } holds: {
      $0.frame("a", 7, nil, 10, nil)
      $0.frame("b", 29, nil, 10, nil)
      $0.frame("c", 45, nil, 10, nil)
      // The outer value is written later.
      $0.frame("d", 57, nil, 10, nil)
    }
    row(
      "ContainerValues.tag", "ContainerValues.hasTag", says: "tell a view's tag", from: .documented("swiftui/containervalues/tag(for:)"),
      in: .fit
    ) {
      Group(
        subviews: Group {
          Text("a").tag(3)
          Text("b").tag("x")
          Text("c")
        }
      ) { views in
        ForEach(views) { view in
          let values = view.containerValues
          Text("\(values.tag(for: Int.self) ?? 0) \(values.tag(for: String.self) ?? "-") \(values.hasTag(3)) \(values.hasTag("x"))")
        }
      }
    } holds: {
      $0.texts("3 - true false", "0 x false true", "0 - false false")
    }
    value("ContainerValues", says: "have their keys' defaults", from: .documented("swiftui/containervalues")) {
      var values = ContainerValues()
      $0.equal(values.gap, 5)
      values.gap = 8
      $0.equal(values.gap, 8)
      $0.equal(values.plain, "none")
    }
    row("View.containerValue", says: "a view carries several values", from: .documented("swiftui/containervalues"), in: .fit) {
      Group(subviews: Box("a", 10, 10).containerValue(\.gap, 7).containerValue(\.plain, "more").containerValue(\.gap, 3)) { views in
        ForEach(views) { Text("\(Int($0.containerValues.gap)) \($0.containerValues.plain)") }
      }
    } holds: {
      $0.texts("3 more")
    }
    row(
      "SectionCollection", "SectionConfiguration", "SectionConfiguration.*",
      says: "the sections within a view: header, content, footer; loose views are a section",
      from: .documented("swiftui/sectionconfiguration"), in: .fixed(200, 200)
    ) {
      Sections {
        Box("loose", 10, 10)
        Section {
          Box("s1", 20, 10).containerValue(\.gap, 9)
          Box("s2", 30, 10)
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
        Section { Box("t", 40, 10) }
      }
    } holds: {
      $0.texts("3 sections", "0 1 0 5", "head", "1 2 1 9", "foot", "0 1 0 5")
    }
    row(
      "ForEach", "ForEachSectionCollection", says: "a view for each section within a view",
      from: .documented("swiftui/foreach/init(sections:content:)"), in: .fit
    ) {
      HStack(spacing: 3) {
        ForEach(
          sections: Group {
            Section { Box("a", 10, 10) }
            Section {
              Box("b", 10, 20)
              Box("c", 10, 5)
            }
          }
        ) { section in
          VStack(spacing: 1) { section.content }
        }
      }
    } holds: {
      $0.size(23, 26)
      $0.frame("a", 0, 8, 10, 10)
      $0.frame("b", 13, 0, 10, 20)
      $0.frame("c", 13, 21, 10, 5)
    }
    row(
      "_VariadicView", says: "a root makes one view, or several, of the views within, which carry values and ids",
      from: .assumed("SwiftUI's public interface, which its documentation leaves out"), in: .fit
    ) {
      HStack(alignment: .top, spacing: 0) {
        _VariadicView.Tree(Stacked()) { Marks() }
        _VariadicView.Tree(root: Loose(), content: Marks())
      }
    } holds: {
      // The unary root is one column of 30, each view as high as it says under what it carries; the others stand in the row.
      $0.size(90, 45)
      $0.texts("2 7 x")
      $0.frame("a", 0, 0, 10, 10)
      $0.frame("b", 0, 17, 20, 10)
    }
    measure(
      "State", says: "whatever is written is shown, where values cannot be compared as well", from: .documented("swiftui/state")
    ) { judge in
      let shown = try Shown(Incomparable(), .fixed(100, 60), judge)
      shown.texts("1", "3", "1")
      shown.tap("more")
      shown.texts("2", "3", "2")
      shown.tap("number")
      shown.texts("2", "4", "2")
      judge.expect(Text(3, format: .number) != Text(4, format: .number), "different numbers are one text")
      judge.expect(Text(verbatim: "a") != Text(verbatim: "b") && Text(verbatim: "a") == Text(verbatim: "a"))
    }
  }
}

private struct GapKey: ContainerValueKey { static let defaultValue: CGFloat = 5 }
extension ContainerValues {
  fileprivate var gap: CGFloat {
    get { self[GapKey.self] }
    set { self[GapKey.self] = newValue }
  }
  @Entry fileprivate var plain = "none"
}
private struct Trio: View {
  var body: some View {
    Box("a", 10, 10)
    Box("b", 20, 10)
    Box("c", 30, 10)
  }
}
private struct Tally: View {
  let id: String
  @State private var count = 0
  var body: some View { Text("\(count)").onTapGesture { count += 1 }.accessibilityIdentifier(id) }
}
/// The views in a row, the last first, over their number and that of those between the first and the last.
private struct Reversing<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    Group(subviews: content) { views in
      HStack(alignment: .top, spacing: 0) { ForEach(views.reversed()) { $0 } }
        .background {
          Text("\(Set(views.map(\.id)).count)")
        }
        .overlay { Text("rest \(views.count > 2 ? views[1..<views.count - 1].count : 0)") }
    }
  }
}
private struct Spaced<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    HStack(spacing: 0) {
      ForEach(subviews: content) { view in view.padding(view.containerValues.gap) }
    }
  }
}
private struct Sections<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    Group(sections: content) { sections in
      VStack {
        Text("\(Set(sections.map(\.id)).count) sections")
        ForEach(sections) { section in
          section.header
          Text("\(section.header.count) \(section.content.count) \(section.footer.count) \(Int(section.containerValues.gap))")
          section.footer
        }
      }
    }
  }
}

/// Three views; the second carries a 7 and an id.
private struct Marks: View {
  var body: some View {
    Box("a", 10, 10)
    Box("b", 20, 10, .pureBlue)._trait(Drop.self, 7).id("x")
    Box("c", 30, 10, .pureGreen)
  }
}
private struct Drop: _ViewTraitKey { static let defaultValue: CGFloat = 0 }
private struct Stacked: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView_Children) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(children) { $0.padding(.top, $0[Drop.self]) }
      let second = children[children.index(after: children.startIndex)]
      Text(verbatim: "\(children.endIndex - 1) \(Int(second[Drop.self])) \(second.id(as: String.self) ?? "none")").font(.system(size: 5))
        .frame(width: 30, height: 8)
    }
  }
}
private struct Loose: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView_Children) -> some View { children }
}
/// A value that has no equality.
private struct Opaque { var count: Int }
private struct Incomparable: View {
  @State private var value = Opaque(count: 1)
  @State private var number = 3
  var body: some View {
    VStack {
      Text(verbatim: "\(value.count)").onTapGesture {
        value = Opaque(count: value.count + 1)
      }.accessibilityIdentifier("more")
      Text(number, format: .number).onTapGesture { number += 1 }.accessibilityIdentifier("number")
      Reader(value: value)
    }
  }
  private struct Reader: View {
    let value: Opaque
    var body: some View { Text(verbatim: "\(value.count)") }
  }
}
