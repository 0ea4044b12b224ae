import NeutralValues
import UIKit

open class GKMatchRequest: NSObject {
    open var minPlayers = 2
    open var maxPlayers = 2
    open var defaultNumberOfPlayers = 2
    open var recipients: [GKPlayer]?
    open var inviteMessage: String?
    open var playerGroup = 0
    open var playerAttributes: UInt32 = 0
}

public enum GKPlayerConnectionState: Int {
    case unknown, connected, disconnected
}

@preconcurrency public protocol GKMatchDelegate: AnyObject {
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    func match(_ match: GKMatch, didFailWithError error: (any Error)?)
}

extension GKMatchDelegate {
    public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
    public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
    public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
}

open class GKMatch: NSObject {
    public enum SendDataMode: Int {
        case reliable, unreliable
    }

    open weak var delegate: (any GKMatchDelegate)?
    open var players: [GKPlayer] { [] }
    open var expectedPlayerCount: Int { 0 }
    open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { notReal() }
    open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws { notReal() }
    open func disconnect() { notReal() }
}

open class GKMatchmaker: NSObject {
    private static let one = GKMatchmaker()
    open class func shared() -> GKMatchmaker { one }

    open func findMatch(
        for request: GKMatchRequest,
        withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
    ) { notReal() }

    open func match(for invite: GKInvite, completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {
        notReal()
    }

    open func finishMatchmaking(for match: GKMatch) { notReal() }
    open func cancel() { notReal() }
}

@preconcurrency @MainActor public protocol GKMatchmakerViewControllerDelegate: AnyObject {
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)

    func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)

    func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer])
}

extension GKMatchmakerViewControllerDelegate {
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
    {}

    public func matchmakerViewController(
        _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer]
    ) {}
}

open class GKMatchmakerViewController: UINavigationController {
    open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
    private var request = GKMatchRequest()
    open var matchRequest: GKMatchRequest { request }
    open var isHosted = false

    public convenience init?(matchRequest request: GKMatchRequest) {
        self.init(nibName: nil, bundle: nil)
        self.request = request
    }

    public convenience init?(invite: GKInvite) { self.init(nibName: nil, bundle: nil) }
}

open class GKNotificationBanner: NSObject {
    open class func show(withTitle title: String?, message: String?, completionHandler: (() -> Void)? = nil) {
        notReal()
    }
}
