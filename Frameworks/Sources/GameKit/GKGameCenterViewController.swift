import NeutralValues
import UIKit

public enum GKGameCenterViewControllerState: Int {
    case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard
}

@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: AnyObject {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

open class GKGameCenterViewController: UINavigationController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    open var viewState = GKGameCenterViewControllerState.default
    open var leaderboardIdentifier: String?
    open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

    public convenience init(state: GKGameCenterViewControllerState) {
        self.init(nibName: nil, bundle: nil)
        viewState = state
    }

    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) { self.init(nibName: nil, bundle: nil) }
    public convenience init(achievementID: String) { self.init(nibName: nil, bundle: nil) }
}

@preconcurrency @MainActor open class GKAccessPoint: NSObject {
    public enum Location: Int {
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    private static let one = GKAccessPoint()
    open class var shared: GKAccessPoint { one }
    open var isActive = false
    open var isVisible: Bool { false }
    open var showHighlights = false
    open var location = Location.topLeading
    open weak var parentWindow: UIWindow?
    open func trigger(handler: @escaping () -> Void) { notReal() }
}
