extension KnownFramework {
    /// No player is signed in to Game Center.
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
}
