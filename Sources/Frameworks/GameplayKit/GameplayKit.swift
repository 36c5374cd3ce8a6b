@_exported import Foundation

/// A source of numbers by chance.
public protocol GKRandom: AnyObject {
  /// Any number.
  func nextInt() -> Int
  /// A number from 0 up to, but without, `upperBound`.
  func nextInt(upperBound: Int) -> Int
  /// A number from 0 to 1.
  func nextUniform() -> Float
  /// Yes or no.
  func nextBool() -> Bool
}

/// A source of numbers by chance.
open class GKRandomSource: NSObject, GKRandom {
  fileprivate var state: UInt64
  /// A source that begins anywhere.
  public override init() { state = UInt64.random(in: 1 ... .max) }
  fileprivate init(seeded: UInt64) { state = seeded == 0 ? 0x9E37_79B9_7F4A_7C15 : seeded }
  /// One for all.
  open class func sharedRandom() -> GKRandomSource { GKRandomSource() }
  fileprivate func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
  /// The next whole number.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }
  /// The next whole number below `upperBound`.
  open func nextInt(upperBound: Int) -> Int { upperBound > 0 ? Int(next() % UInt64(upperBound)) : 0 }
  /// The next number from 0 to 1.
  open func nextUniform() -> Float { Float(next() >> 40) / Float((1 << 24) - 1) }
  /// Yes or no.
  open func nextBool() -> Bool { next() & 1 == 1 }
  /// The elements in an order by chance.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var shuffled = array
    for index in shuffled.indices.reversed() where index > 0 { shuffled.swapAt(index, nextInt(upperBound: index + 1)) }
    return shuffled
  }
}
/// A source whose numbers follow from a seed; not the phone's numbers.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  /// What the numbers follow from.
  open var seed: UInt64 { didSet { state = seed } }
  /// A source that begins anywhere.
  public override init() {
    seed = .random(in: 1 ... .max)
    super.init(seeded: seed)
  }
  /// A source with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(seeded: seed)
  }
}
/// A source whose numbers follow from a seed; not the phone's numbers.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  /// What the numbers follow from.
  open var seed: UInt64 { didSet { state = seed } }
  /// A source that begins anywhere.
  public override init() {
    seed = .random(in: 1 ... .max)
    super.init(seeded: seed)
  }
  /// A source with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init(seeded: seed)
  }
}
/// A source whose numbers follow from a seed; not the phone's numbers.
open class GKARC4RandomSource: GKRandomSource {
  /// What the numbers follow from.
  open var seed: Data
  /// A source that begins anywhere.
  public override init() {
    seed = Data()
    super.init()
  }
  /// A source with a seed.
  public init(seed: Data) {
    self.seed = seed
    super.init(seeded: seed.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
  }
  /// Leaves out the first numbers.
  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = next() } }
}

/// Numbers by chance between two ends, each as often.
open class GKRandomDistribution: NSObject, GKRandom {
  fileprivate let source: any GKRandom
  /// The lowest.
  public let lowestValue: Int
  /// The highest.
  public let highestValue: Int
  /// Numbers from a source.
  public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    (self.source, lowestValue, highestValue) = (source, min(lowestInclusive, highestInclusive), max(lowestInclusive, highestInclusive))
  }
  /// Numbers between two ends.
  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(randomSource: GKRandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
  }
  /// A die of so many sides.
  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
  /// A die of six sides.
  open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
  /// A die of twenty sides.
  open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }
  /// How many numbers there are.
  public var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  /// The next whole number.
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  /// The next whole number below `upperBound`.
  open func nextInt(upperBound: Int) -> Int {
    upperBound > lowestValue ? lowestValue + source.nextInt(upperBound: min(highestValue + 1, upperBound) - lowestValue) : lowestValue
  }
  /// The next number from 0 to 1.
  open func nextUniform() -> Float { source.nextUniform() }
  /// Yes or no.
  open func nextBool() -> Bool { source.nextBool() }
}
/// Numbers that come around their middle more often.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The next whole number.
  open override func nextInt() -> Int {
    let sum = (0..<12).reduce(0.0) { total, _ in total + Double(source.nextUniform()) } - 6
    let middle = Double(lowestValue + highestValue) / 2
    let deviation = Double(highestValue - lowestValue) / 6
    return min(highestValue, max(lowestValue, Int((middle + sum * deviation).rounded())))
  }
}
/// Numbers of which none comes again before all have come.
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []
  /// The next whole number.
  open override func nextInt() -> Int {
    if left.isEmpty { left = Array(lowestValue...highestValue) }
    return left.remove(at: source.nextInt(upperBound: left.count))
  }
}

extension Array {
  /// The elements in an order by chance.
  public func shuffled(using source: GKRandomSource) -> [Element] { source.arrayByShufflingObjects(in: self).compactMap { $0 as? Element } }
}

// MARK: Games of two

/// Who plays.
public protocol GKGameModelPlayer: AnyObject {
  /// The player's number.
  var playerId: Int { get }
}
/// A move.
public protocol GKGameModelUpdate: AnyObject {
  /// How good it is.
  var value: Int { get set }
}
/// A game as it stands.
public protocol GKGameModel: AnyObject, NSCopying {
  /// Who play; nil for nobody.
  var players: [any GKGameModelPlayer]? { get }
  /// Whose turn it is; nil for nobody's.
  var activePlayer: (any GKGameModelPlayer)? { get }
  /// Takes over how another stands.
  func setGameModel(_ gameModel: any GKGameModel)
  /// What a player may do.
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  /// Does it.
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  /// How well it stands for a player.
  func score(for player: any GKGameModelPlayer) -> Int
  /// Whether a player has won.
  func isWin(for player: any GKGameModelPlayer) -> Bool
}
extension GKGameModel {
  /// Nothing is known of it.
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  /// No.
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
}
/// Who thinks of the next move.
public protocol GKStrategist: AnyObject {
  /// The game.
  var gameModel: (any GKGameModel)? { get set }
  /// What decides between equals.
  var randomSource: (any GKRandom)? { get set }
  /// The best move of whose turn it is.
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
/// Looks some moves ahead.
open class GKMinmaxStrategist: NSObject, GKStrategist {
  /// The game.
  open var gameModel: (any GKGameModel)?
  /// What decides between equals.
  open var randomSource: (any GKRandom)?
  /// How many moves.
  open var maxLookAheadDepth = 0
  /// Nobody plays yet.
  public override init() {}
  /// The best move of whose turn it is; nil when there is none.
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel?.activePlayer.flatMap { bestMove(for: $0) } }
  /// The best move of a player; nil when there is none.
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    guard let gameModel, let moves = gameModel.gameModelUpdates(for: player) else { return nil }
    var best: (any GKGameModelUpdate)?
    for move in moves {
      guard let next = gameModel.copy(with: nil) as? any GKGameModel else { continue }
      next.apply(move)
      move.value = value(of: next, for: player, depth: maxLookAheadDepth - 1)
      if best == nil || move.value > (best?.value ?? .min) { best = move }
    }
    return best
  }
  private func value(of game: any GKGameModel, for player: any GKGameModelPlayer, depth: Int) -> Int {
    guard depth > 0, let active = game.activePlayer, let moves = game.gameModelUpdates(for: active), !moves.isEmpty else {
      return game.score(for: player)
    }
    let isOwn = active.playerId == player.playerId
    let values = moves.compactMap { move -> Int? in
      guard let next = game.copy(with: nil) as? any GKGameModel else { return nil }
      next.apply(move)
      return value(of: next, for: player, depth: depth - 1)
    }
    return (isOwn ? values.max() : values.min()) ?? game.score(for: player)
  }
}

// MARK: States

/// What something is at a time.
open class GKState: NSObject {
  /// What it belongs to.
  open internal(set) weak var stateMachine: GKStateMachine?
  /// A state.
  public override init() {}
  /// Whether another may follow; any.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// Called when it begins.
  open func didEnter(from previousState: GKState?) {}
  /// Called at each frame.
  open func update(deltaTime seconds: TimeInterval) {}
  /// Called before it ends.
  open func willExit(to nextState: GKState) {}
}
/// Something that is in one of several states.
open class GKStateMachine: NSObject {
  private let states: [GKState]
  /// The state it is in; nil before the first.
  open private(set) var currentState: GKState?
  /// States to be in.
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }
  /// The state of a class; nil when there is none.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.lazy.compactMap { $0 as? StateType }.first
  }
  /// Whether a state may follow.
  open func canEnterState(_ stateClass: AnyClass) -> Bool { currentState?.isValidNextState(stateClass) ?? true }
  /// Goes over to a state, if it may.
  @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else { return false }
    let last = currentState
    last?.willExit(to: next)
    currentState = next
    next.didEnter(from: last)
    return true
  }
  /// Lets the state know that time goes by.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

// MARK: Things of parts

/// A part of a thing.
open class GKComponent: NSObject {
  /// The thing.
  open internal(set) weak var entity: GKEntity?
  /// A part.
  public override init() {}
  /// Archives are not read here.
  public required init?(coder: NSCoder) {}
  /// Called once it belongs to a thing.
  open func didAddToEntity() {}
  /// Called before it leaves its thing.
  open func willRemoveFromEntity() {}
  /// Called at each frame.
  open func update(deltaTime seconds: TimeInterval) {}
}
/// A thing of parts.
open class GKEntity: NSObject {
  /// The parts.
  open private(set) var components: [GKComponent] = []
  /// A thing without parts.
  public override init() {}
  /// Archives are not read here.
  public required init?(coder: NSCoder) {}
  /// Takes in a part.
  open func addComponent(_ component: GKComponent) {
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }
  /// The part of a class; nil when there is none.
  open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
    components.lazy.compactMap { $0 as? ComponentType }.first
  }
  /// Takes out the part of a class.
  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    guard let part = component(ofType: componentClass) else { return }
    part.willRemoveFromEntity()
    components.removeAll { $0 === part }
    part.entity = nil
  }
  /// Lets the parts know that time goes by.
  open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
}
