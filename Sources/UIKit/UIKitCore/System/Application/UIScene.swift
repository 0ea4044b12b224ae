/// One instance of an app's interface, with a life cycle of its own. iOS 13. Follows Apple's page "UIScene".
@preconcurrency @MainActor
open class UIScene: UIResponder {
    private let sessionStorage: UISceneSession
    let connectionOptions: ConnectionOptions
    package internal(set) var state = ActivationState.unattached

    /// Creates a scene for a session. UIKit calls it when the session connects.
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        sessionStorage = session
        self.connectionOptions = connectionOptions
        super.init()
    }

    /// The session, which outlives the scene.
    open var session: UISceneSession { sessionStorage }

    /// The delegate. The scene retains it.
    open var delegate: (any UISceneDelegate)?

    /// The activation state.
    open var activationState: UIScene.ActivationState { state }

    /// The title in the app switcher. `nil` resets it to the default, an empty string.
    open var title: String! = "" {
        didSet { if title == nil { title = "" } }
    }

    /// The state of the pointer lock; `nil` if there can be no pointer, as on iPhone. iOS 14. Follows Apple's page "pointerLockState".
    open var pointerLockState: UIPointerLockState? {
        Runtime.current.device.userInterfaceIdiom == .pad && Runtime.current.system >= .iOS(14)
            ? pointerLock : nil
    }

    private lazy var pointerLock = UIPointerLockState(of: self)

    /// The line under the title in the app switcher. iOS 15.
    open var subtitle: String = ""

    /// Opens a URL in another app. The handler is called in a later turn with whether an app opened it.
    open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let linksOnly: [UIApplication.OpenExternalURLOptionsKey: Any] = [.universalLinksOnly: true]
        Runtime.current.application.open(
            url, options: options?.universalLinksOnly == true ? linksOnly : [:], completionHandler: completion
        )
    }

    /// The conditions for activating the scene for content. iOS 13.
    ///
    /// Follows Apple's page "activationConditions".
    open var activationConditions = UISceneActivationConditions()

    var destruction: Set<DestructionCondition> = []

    /// The manager of the app's protection by the user; `nil` before iOS 18. iOS 18. Follows Apple's page "systemProtectionManager".
    open var systemProtectionManager: UIScene.SystemProtectionManager? {
        Runtime.current.system >= .iOS(18) ? protectionManager : nil
    }

    private lazy var protectionManager = SystemProtectionManager()

    /// Whether the delegate hasn't received the session's activity yet.
    var awaitsInteractionState = true
    private(set) var restorationExtensions = 0

    /// Extends the scene's state restoration. Balance each call with ``completeStateRestoration()``. iOS 15.
    ///
    /// Follows Apple's page "extendStateRestoration()".
    open func extendStateRestoration() { restorationExtensions += 1 }

    /// Completes a state restoration that ``extendStateRestoration()`` extended. iOS 15.
    ///
    /// Follows Apple's page "completeStateRestoration()".
    open func completeStateRestoration() { restorationExtensions = max(0, restorationExtensions - 1) }

    /// The application.
    open override var next: UIResponder? { Runtime.current.application }
}

extension UIScene {
    /// The activation state of a scene. Follows Apple's page "UIScene.ActivationState".
    public enum ActivationState: Int, Sendable {
        /// Not connected to the app.
        case unattached = -1
        /// In the foreground and receiving events.
        case foregroundActive = 0
        /// In the foreground and receiving no events.
        case foregroundInactive = 1
        /// Running in the background.
        case background = 2
    }

    /// Posted when a scene has been connected; the object is the scene.
    nonisolated public static let willConnectNotification = Notification.Name(
        "UISceneWillConnectNotification")

    /// Posted when a scene has been disconnected; the object is the scene.
    nonisolated public static var didDisconnectNotification: Notification.Name {
        Notification.Name("UISceneDidDisconnectNotification")
    }

    /// Posted when a scene has become active; the object is the scene.
    nonisolated public static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification")

    /// Posted before a scene becomes inactive; the object is the scene.
    nonisolated public static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")

    /// Posted before a scene enters the foreground; the object is the scene.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")

    /// Posted when a scene has entered the background; the object is the scene.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}
