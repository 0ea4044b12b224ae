import NeutralValues
import UIKit

open class GKScore: NSObject {
    open var value: Int64 = 0
    open var context: UInt64 = 0
    public let leaderboardIdentifier: String
    open var formattedValue: String? { nil }
    open var rank: Int { 0 }
    open var player: GKPlayer { GKPlayer() }
    public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier; super.init() }

    open class func report(
        _ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { notReal() }
}

open class GKLeaderboard: NSObject {
    public enum TimeScope: Int {
        case today, week, allTime
    }

    public enum PlayerScope: Int {
        case global, friendsOnly
    }

    open class Entry: NSObject {
        open var player: GKPlayer { GKPlayer() }
        open var rank: Int { 0 }
        open var score: Int { 0 }
        open var formattedScore: String { "" }
    }

    open var identifier: String?
    open var title: String? { nil }
    open var baseLeaderboardID: String { "" }
    open var timeScope = TimeScope.allTime
    open var playerScope = PlayerScope.global
    open var range = NSRange(location: 1, length: 25)
    open var scores: [GKScore]? { nil }
    open var localPlayerScore: GKScore? { nil }
    open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) { notReal() }

    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) { notReal() }

    open func submitScore(
        _ score: Int, context: Int, player: GKPlayer, completionHandler: @escaping ((any Error)?) -> Void
    ) { notReal() }

    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) { notReal() }

    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
    ) { notReal() }

    open class func loadLeaderboards(completionHandler: (([GKLeaderboard]?, (any Error)?) -> Void)? = nil) {
        notReal()
    }
}

open class GKAchievement: NSObject {
    open var identifier: String
    open var percentComplete = 0.0
    open var showsCompletionBanner = false
    open var isCompleted: Bool { percentComplete >= 100 }
    public override init() { identifier = ""; super.init() }
    public init(identifier: String) { self.identifier = identifier; super.init() }

    open class func report(
        _ achievements: [GKAchievement],
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { notReal() }

    open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        notReal()
    }

    open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) { notReal() }
}
