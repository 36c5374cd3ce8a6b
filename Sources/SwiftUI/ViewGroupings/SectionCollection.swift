import QuoinLayout

/// The sections within a view.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// Sections are told by the marks that each leaves on its views; views between sections make one of their own.
  static func of<V: View>(_ view: V, _ scope: _Scope) -> SectionCollection {
    var marking = scope
    marking.environment.marksSections = true
    var runs: [(section: Identity?, parts: [Subview])] = []
    for part in SubviewsCollection.of(view, marking) {
      let section = part.node.value(SectionMark.self).section
      if runs.last.map({ $0.section == section }) ?? false {
        runs[runs.count - 1].parts.append(part)
      } else {
        runs.append((section, [part]))
      }
    }
    return SectionCollection(
      sections: runs.enumerated().map { index, run in
        func parts(_ role: SectionMark.Role) -> SubviewsCollection {
          SubviewsCollection(parts: run.parts.filter { $0.node.value(SectionMark.self).role == role })
        }
        return SectionConfiguration(id: .init(index: index), header: parts(.header), content: parts(.content), footer: parts(.footer))
      })
  }
}

/// Which section a view stands in, and as what.
struct SectionMark: Sendable {
  enum Role: Sendable { case header, content, footer }
  var section: Identity?
  var role = Role.content
}

extension SectionMark: LayoutValueKey { static var defaultValue: SectionMark { SectionMark() } }

private struct MarksSectionsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether sections leave marks on their views, for a container that asks for sections.
  var marksSections: Bool {
    get { self[MarksSectionsKey.self] }
    set { self[MarksSectionsKey.self] = newValue }
  }
}

extension _Scope {
  /// Runs `make` and marks the nodes it adds as a part of the section at this scope, if a container asked for sections.
  func markingSection(_ role: SectionMark.Role, _ nodes: inout [_ViewNode], _ make: (inout [_ViewNode]) -> Void) {
    let start = nodes.count
    make(&nodes)
    guard environment.marksSections else { return }
    for node in nodes[start...] { node.setValue(SectionMark(section: identity, role: role), for: SectionMark.self) }
  }
}

extension Group {
  /// A view made of the sections within `view`.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (_ sections: SectionCollection) -> Result
  ) where Content == _GroupParts<SectionCollection, Result> {
    self.init { _GroupParts({ SectionCollection.of(view, $0) }, transform: transform) }
  }
}

/// The sections within a view, for `ForEach(sections:)`; known once the page is evaluated.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  let resolve: (_Scope) -> [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration {
    fatalError("The sections within a view are known only while a page is evaluated.")
  }
}

extension ForEach where Content: View, Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
  /// A view for each of the sections within `view`.
  nonisolated public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    self.init(_data: ForEachSectionCollection { SectionCollection.of(view, $0).sections }, _id: { $0.id }, _content: content)
  }
}

extension ForEachSectionCollection: SubviewSource {}
