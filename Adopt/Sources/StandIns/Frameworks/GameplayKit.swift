extension KnownFramework {
    /// Random numbers, states, entities and the strategist have real implementations.
    static let gameplayKit = KnownFramework(
        name: "GameplayKit", prefixes: ["GK"], imports: [], text: gameplayText)

    private static let gameplayText = #"""
        protocol GKRandom {
            func nextInt() -> Int
            func nextInt(upperBound: Int) -> Int
            func nextUniform() -> Float
            func nextBool() -> Bool
        }
        class GKRandomSource: NSObject, GKRandom {
            private static let shared = GKRandomSource()
            class func sharedRandom() -> GKRandomSource { shared }
            private var state: UInt64
            override init() { state = UInt64.random(in: 1...UInt64.max); super.init() }
            init(state: UInt64) { self.state = state &* 2 &+ 1; super.init() }
            /// Reproducible numbers for a seed. They differ from a device's.
            func word() -> UInt64 {
                state ^= state << 13
                state ^= state >> 7
                state ^= state << 17
                return state
            }
            func nextInt() -> Int { Int(Int32(truncatingIfNeeded: word() >> 16)) }
            func nextInt(upperBound: Int) -> Int { upperBound < 1 ? 0 : Int(word() >> 8 & 0xFFFF_FFFF_FFFF) % upperBound }
            func nextUniform() -> Float { Float(nextInt(upperBound: 16_777_216)) / 16_777_216 }
            func nextBool() -> Bool { nextInt(upperBound: 2) == 1 }
            func arrayByShufflingObjects(in array: [Any]) -> [Any] {
                var rest = array, shuffled: [Any] = []
                while !rest.isEmpty { shuffled.append(rest.remove(at: nextInt(upperBound: rest.count))) }
                return shuffled
            }
        }
        class GKARC4RandomSource: GKRandomSource {
            var seed: Data { Data() }
            override init() { super.init() }
            init(seed: Data) { super.init(state: seed.reduce(5381) { $0 &* 33 &+ UInt64($1) }) }
            func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = word() } }
        }
        class GKLinearCongruentialRandomSource: GKRandomSource {
            let seed: UInt64
            override init() { seed = 0; super.init() }
            init(seed: UInt64) { self.seed = seed; super.init(state: seed) }
        }
        class GKMersenneTwisterRandomSource: GKRandomSource {
            let seed: UInt64
            override init() { seed = 0; super.init() }
            init(seed: UInt64) { self.seed = seed; super.init(state: seed) }
        }
        class GKRandomDistribution: NSObject, GKRandom {
            let lowestValue: Int
            let highestValue: Int
            private let source: any GKRandom
            var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
            init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
                self.source = source
                lowestValue = min(lowestInclusive, highestInclusive)
                highestValue = max(lowestInclusive, highestInclusive)
                super.init()
            }
            convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
                self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
            }
            convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
            class func d6() -> GKRandomDistribution { die(6) }
            class func d20() -> GKRandomDistribution { die(20) }
            class func die(_ sides: Int) -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: sides) }
            func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
            func nextInt(upperBound: Int) -> Int { min(nextInt(), max(lowestValue, upperBound - 1)) }
            func nextUniform() -> Float { numberOfPossibleOutcomes < 2 ? 0 : Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) }
            func nextBool() -> Bool { source.nextBool() }
        }
        class GKShuffledDistribution: GKRandomDistribution {
            private var waiting: [Int] = []
            override class func die(_ sides: Int) -> GKRandomDistribution { GKShuffledDistribution(forDieWithSideCount: sides) }
            override func nextInt() -> Int {
                if waiting.isEmpty { waiting = Array(lowestValue...highestValue).shuffled() }
                return waiting.removeLast()
            }
        }
        class GKGaussianDistribution: GKRandomDistribution {
            var mean: Float { Float(lowestValue + highestValue) / 2 }
            var deviation: Float { Float(numberOfPossibleOutcomes) / 6 }
            override class func die(_ sides: Int) -> GKRandomDistribution { GKGaussianDistribution(forDieWithSideCount: sides) }
            override func nextInt() -> Int {
                let sum = (0..<6).reduce(0) { total, _ in total + super.nextInt() }
                return Int((Double(sum) / 6).rounded())
            }
        }
        extension Array {
            func shuffled(using generator: any GKRandom) -> [Element] {
                var rest = self, shuffled: [Element] = []
                while !rest.isEmpty { shuffled.append(rest.remove(at: generator.nextInt(upperBound: rest.count))) }
                return shuffled
            }
        }
        class GKState: NSObject {
            weak var stateMachine: GKStateMachine?
            func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
            func didEnter(from previousState: GKState?) {}
            func update(deltaTime seconds: TimeInterval) {}
            func willExit(to nextState: GKState) {}
        }
        class GKStateMachine: NSObject {
            private let states: [GKState]
            private(set) var currentState: GKState?
            init(states: [GKState]) {
                self.states = states
                super.init()
                for state in states { state.stateMachine = self }
            }
            func canEnterState(_ stateClass: AnyClass) -> Bool { currentState?.isValidNextState(stateClass) != false }
            @discardableResult func enter(_ stateClass: AnyClass) -> Bool {
                guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else { return false }
                let before = currentState
                before?.willExit(to: next)
                currentState = next
                next.didEnter(from: before)
                return true
            }
            func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? { states.lazy.compactMap { $0 as? StateType }.first }
            func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
        }
        class GKComponent: NSObject {
            private(set) weak var entity: GKEntity?
            override init() { super.init() }
            required init?(coder: NSCoder) { super.init() }
            func update(deltaTime seconds: TimeInterval) {}
            func enter(_ entity: GKEntity?) {
                if entity == nil { willRemoveFromEntity() }
                self.entity = entity
                if entity != nil { didAddToEntity() }
            }
            func didAddToEntity() {}
            func willRemoveFromEntity() {}
        }
        class GKEntity: NSObject {
            private(set) var components: [GKComponent] = []
            override init() { super.init() }
            required init?(coder: NSCoder) { super.init() }
            func addComponent(_ component: GKComponent) { components.append(component); component.enter(self) }
            func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
                for component in components where component is ComponentType { component.enter(nil) }
                components.removeAll { $0 is ComponentType }
            }
            func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? { components.lazy.compactMap { $0 as? ComponentType }.first }
            func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
        }
        class GKComponentSystem<ComponentType: GKComponent>: NSObject {
            private(set) var components: [ComponentType] = []
            init(componentClass cls: AnyClass) { super.init() }
            func addComponent(_ component: ComponentType) { components.append(component) }
            func addComponent(foundIn entity: GKEntity) { components += entity.components.compactMap { $0 as? ComponentType } }
            func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
            func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
        }
        protocol GKGameModelUpdate: AnyObject { var value: Int { get set } }
        protocol GKGameModelPlayer: AnyObject { var playerId: Int { get } }
        protocol GKGameModel: AnyObject {
            var players: [any GKGameModelPlayer]? { get }
            var activePlayer: (any GKGameModelPlayer)? { get }
            func copy(with zone: NSZone?) -> Any
            func setGameModel(_ gameModel: any GKGameModel)
            func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
            func apply(_ gameModelUpdate: any GKGameModelUpdate)
            optional func score(for player: any GKGameModelPlayer) -> Int
            optional func isWin(for player: any GKGameModelPlayer) -> Bool
            optional func isLoss(for player: any GKGameModelPlayer) -> Bool
        }
        protocol GKStrategist: AnyObject {
            var gameModel: (any GKGameModel)? { get set }
            var randomSource: (any GKRandom)? { get set }
            func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
        }
        class GKMinmaxStrategist: NSObject, GKStrategist {
            var maxLookAheadDepth = 0
            var gameModel: (any GKGameModel)?
            var randomSource: (any GKRandom)?
            func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel?.activePlayer.flatMap { bestMove(for: $0) } }
            func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
                guard let model = gameModel, let moves = model.gameModelUpdates(for: player), !moves.isEmpty else { return nil }
                let values = moves.map { value(of: $0, on: model, for: player, depth: maxLookAheadDepth) }
                for (move, value) in zip(moves, values) { move.value = value }
                let best = values.max() ?? 0
                let equal = zip(moves, values).filter { $0.1 == best }.map(\.0)
                return randomSource.map { equal[$0.nextInt(upperBound: equal.count)] } ?? equal.first
            }
            func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int) -> (any GKGameModelUpdate)? { bestMove(for: player) }
            private func value(of move: any GKGameModelUpdate, on model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int) -> Int {
                guard let next = model.copy(with: nil) as? any GKGameModel else { return 0 }
                next.apply(move)
                if next.isWin(for: player) { return 1_000_000 + depth }
                if next.isLoss(for: player) { return -1_000_000 - depth }
                guard depth > 1, let active = next.activePlayer, let moves = next.gameModelUpdates(for: active), !moves.isEmpty else { return next.score(for: player) }
                let values = moves.map { value(of: $0, on: next, for: player, depth: depth - 1) }
                return (active.playerId == player.playerId ? values.max() : values.min()) ?? 0
            }
        }
        class GKMonteCarloStrategist: NSObject, GKStrategist {
            var budget = 0
            var explorationParameter = 0
            var gameModel: (any GKGameModel)?
            var randomSource: (any GKRandom)?
            func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel.flatMap { model in model.activePlayer.flatMap { model.gameModelUpdates(for: $0)?.first } } }
        }
        class GKScene: NSObject {
            private(set) var entities: [GKEntity] = []
            private(set) var rootNode: Any?
            convenience init?(fileNamed filename: String) { return nil }
            func addEntity(_ entity: GKEntity) { entities.append(entity) }
        }
        """#
}
