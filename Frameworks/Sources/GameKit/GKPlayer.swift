import NeutralValues
import UIKit

public let GKErrorDomain = "GKErrorDomain"

public struct GKError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol {
        public typealias _ErrorType = GKError
        case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated,
            authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked, gameUnrecognized =
            15, notSupported
    }

    public static var _nsErrorDomain: String { GKErrorDomain }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
}

open class GKBasePlayer: NSObject {
    open var displayName: String? { nil }
}

open class GKPlayer: GKBasePlayer {
    public typealias PhotoSize = Int
    open var alias: String { "" }
    open var playerID: String { "" }
    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }

    open func loadPhoto(
        for size: Int, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil
    ) { notReal() }
}

@preconcurrency public protocol GKLocalPlayerListener: AnyObject {
    func player(_ player: GKPlayer, didAccept invite: GKInvite)
    func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}

extension GKLocalPlayerListener {
    public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
    public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}

open class GKInvite: NSObject {
    open var sender: GKPlayer { GKPlayer() }
    open var isHosted: Bool { false }
}

open class GKLocalPlayer: GKPlayer {
    private static let one = GKLocalPlayer()
    open class var local: GKLocalPlayer { one }
    open class func localPlayer() -> GKLocalPlayer { one }
    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { false }

    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
            notReal()
            DispatchQueue.main.async { self.authenticateHandler?(nil, GKError(.notAuthenticated)) }
        }
    }

    open func register(_ listener: any GKLocalPlayerListener) { notReal() }
    open func unregisterListener(_ listener: any GKLocalPlayerListener) { notReal() }
    open func loadFriends(completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil) { notReal() }

    open func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil) {
        notReal()
    }
}
