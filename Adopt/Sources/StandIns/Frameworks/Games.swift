extension KnownFramework {
    /// Nobody is signed in to Game Center.
    static let gameKit = KnownFramework(
        name: "GameKit",
        prefixes: [
            "GKLocal", "GKLeader", "GKAchiev", "GKGameCenter", "GKMatch", "GKPlayer", "GKScore", "GKTurn",
            "GKVoice", "GKAccess", "GKBase", "GKNotification",
        ],
        imports: [],
        text: #"""
            let GKErrorDomain = "GKErrorDomain"
            struct GKError: Error {
                enum Code: Int { case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated, authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked, gameUnrecognized = 15, notSupported }
                let code: Code
                init(_ code: Code) { self.code = code }
            }
            class GKBasePlayer: NSObject { var displayName: String? { nil } }
            class GKPlayer: GKBasePlayer {
                typealias PhotoSize = Int
                var alias: String { "" }
                var playerID: String { "" }
                var gamePlayerID: String { "" }
                var teamPlayerID: String { "" }
                func loadPhoto(for size: Int, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil)
            }
            @preconcurrency protocol GKLocalPlayerListener: AnyObject {
                optional func player(_ player: GKPlayer, didAccept invite: GKInvite)
                optional func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
            }
            class GKInvite: NSObject {
                var sender: GKPlayer { GKPlayer() }
                var isHosted: Bool { false }
            }
            class GKLocalPlayer: GKPlayer {
                private static let one = GKLocalPlayer()
                class var local: GKLocalPlayer { one }
                class func localPlayer() -> GKLocalPlayer { one }
                var isAuthenticated: Bool { false }
                var isUnderage: Bool { false }
                var isMultiplayerGamingRestricted: Bool { false }
                var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
                    didSet {
                        notReal("GKLocalPlayer.authenticateHandler")
                        DispatchQueue.main.async { self.authenticateHandler?(nil, GKError(.notAuthenticated)) }
                    }
                }
                func register(_ listener: any GKLocalPlayerListener)
                func unregisterListener(_ listener: any GKLocalPlayerListener)
                func loadFriends(completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil)
                func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil)
            }
            class GKScore: NSObject {
                var value: Int64 = 0
                var context: UInt64 = 0
                let leaderboardIdentifier: String
                var formattedValue: String? { nil }
                var rank: Int { 0 }
                var player: GKPlayer { GKPlayer() }
                init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier; super.init() }
                class func report(_ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil)
            }
            class GKLeaderboard: NSObject {
                enum TimeScope: Int { case today, week, allTime }
                enum PlayerScope: Int { case global, friendsOnly }
                class Entry: NSObject {
                    var player: GKPlayer { GKPlayer() }
                    var rank: Int { 0 }
                    var score: Int { 0 }
                    var formattedScore: String { "" }
                }
                var identifier: String?
                var title: String? { nil }
                var baseLeaderboardID: String { "" }
                var timeScope = TimeScope.allTime
                var playerScope = PlayerScope.global
                var range = NSRange(location: 1, length: 25)
                var scores: [GKScore]? { nil }
                var localPlayerScore: GKScore? { nil }
                func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil)
                func loadEntries(for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange, completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void)
                func submitScore(_ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping ((any Error)?) -> Void)
                class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String], completionHandler: @escaping ((any Error)?) -> Void)
                class func loadLeaderboards(IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void)
                class func loadLeaderboards(completionHandler: (([GKLeaderboard]?, (any Error)?) -> Void)? = nil)
            }
            class GKAchievement: NSObject {
                var identifier: String
                var percentComplete = 0.0
                var showsCompletionBanner = false
                var isCompleted: Bool { percentComplete >= 100 }
                override init() { identifier = ""; super.init() }
                init(identifier: String) { self.identifier = identifier; super.init() }
                class func report(_ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil)
                class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil)
                class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil)
            }
            enum GKGameCenterViewControllerState: Int { case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard }
            @preconcurrency @MainActor protocol GKGameCenterControllerDelegate: AnyObject {
                func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
            }
            class GKGameCenterViewController: UINavigationController {
                weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
                var viewState = GKGameCenterViewControllerState.default
                var leaderboardIdentifier: String?
                var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime
                convenience init(state: GKGameCenterViewControllerState) { self.init(nibName: nil, bundle: nil); viewState = state }
                convenience init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope) { self.init(nibName: nil, bundle: nil) }
                convenience init(achievementID: String) { self.init(nibName: nil, bundle: nil) }
            }
            @preconcurrency @MainActor class GKAccessPoint: NSObject {
                enum Location: Int { case topLeading, topTrailing, bottomLeading, bottomTrailing }
                private static let one = GKAccessPoint()
                class var shared: GKAccessPoint { one }
                var isActive = false
                var isVisible: Bool { false }
                var showHighlights = false
                var location = Location.topLeading
                weak var parentWindow: UIWindow?
                func trigger(handler: @escaping () -> Void)
            }
            class GKMatchRequest: NSObject {
                var minPlayers = 2
                var maxPlayers = 2
                var defaultNumberOfPlayers = 2
                var recipients: [GKPlayer]?
                var inviteMessage: String?
                var playerGroup = 0
                var playerAttributes: UInt32 = 0
            }
            enum GKPlayerConnectionState: Int { case unknown, connected, disconnected }
            @preconcurrency protocol GKMatchDelegate: AnyObject {
                optional func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
                optional func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
                optional func match(_ match: GKMatch, didFailWithError error: (any Error)?)
            }
            class GKMatch: NSObject {
                enum SendDataMode: Int { case reliable, unreliable }
                weak var delegate: (any GKMatchDelegate)?
                var players: [GKPlayer] { [] }
                var expectedPlayerCount: Int { 0 }
                func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws
                func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws
                func disconnect()
            }
            class GKMatchmaker: NSObject {
                private static let one = GKMatchmaker()
                class func shared() -> GKMatchmaker { one }
                func findMatch(for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil)
                func match(for invite: GKInvite, completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil)
                func finishMatchmaking(for match: GKMatch)
                func cancel()
            }
            @preconcurrency @MainActor protocol GKMatchmakerViewControllerDelegate: AnyObject {
                func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
                func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
                optional func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
                optional func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer])
            }
            class GKMatchmakerViewController: UINavigationController {
                weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
                private var request = GKMatchRequest()
                var matchRequest: GKMatchRequest { request }
                var isHosted = false
                convenience init?(matchRequest request: GKMatchRequest) { self.init(nibName: nil, bundle: nil); self.request = request }
                convenience init?(invite: GKInvite) { self.init(nibName: nil, bundle: nil) }
            }
            class GKNotificationBanner: NSObject {
                class func show(withTitle title: String?, message: String?, completionHandler: (() -> Void)? = nil)
            }
            """#)

    /// Random numbers, states, entities and the strategist are real.
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
            /// Numbers that a seed repeats. They are not those of a device.
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
