/// What is to lie over a page: who presents something says so while the page is evaluated, and the page takes it.
final class PagePresentations {
  /// What was presented and not taken yet, in the order it was asked for; nil once nothing can be added.
  private var waiting: [Presentation]? = []
  /// What was taken since the page's content began to be evaluated.
  private var taken: Set<Identity> = []
  /// What was presented by views made late, when the page was laid out already, in the order of the page; the page is evaluated again with it.
  private let late = StateBox<[PresentationPresence]>([])
  /// How often in a row only makings changed: a page that makes its rows anew each time it is laid out is not followed for ever.
  private var rounds = 0
  /// What views of the page present as it is laid out.
  private var met: [PresentationPresence] = []

  /// The page's content is about to be evaluated: everybody who presents something says so again.
  func begin() {
    waiting = []
    taken = []
  }
  /// Lets something lie over the page. Of what is evaluated alone, or made late, the page hears once it is laid out (`meet`).
  func present(_ presentation: Presentation) { waiting?.append(presentation) }
  /// Something is presented by a view of the page as it is laid out.
  func meet(_ presence: PresentationPresence) { met.append(presence) }

  /// Whether something is presented, and is not taken yet.
  var isAny: Bool { waiting?.isEmpty == false || !late.value.isEmpty }
  /// What was presented since the last call by the page (`depth` 0) or what lies over it; none any more means that nothing can be added.
  func take(at depth: Int) -> [Presentation] {
    let late = late.value.map(\.presentation).filter { $0.scope.environment.presentationDepth == depth }
    let all = ((waiting ?? []) + late).filter { !taken.contains($0.scope.identity) }
    for one in all { taken.insert(one.scope.identity) }
    waiting = all.isEmpty ? nil : []
    return all
  }

  /// The page is laid out. It is evaluated again where views that were made late present something, or do so no more.
  func settle() {
    defer { met = [] }
    let before = late.value
    let known = Set(before.map(\.presentation.scope.identity))
    let now = met.filter { !taken.contains($0.presentation.scope.identity) || known.contains($0.presentation.scope.identity) }
    guard !(now.isEmpty && before.isEmpty) else { return }
    let isSame = now.elementsEqual(before) { $0.stamp === $1.stamp }
    guard !isSame else { return rounds = 0 }
    let isKnown = now.map(\.presentation.scope.identity) == before.map(\.presentation.scope.identity)
    guard !isKnown || rounds < 3 else { return rounds = 0 }
    rounds = isKnown ? rounds + 1 : 0
    late.value = now
  }
}
