/// One instance of an app's interface, with a life cycle of its own. iOS 13. Follows Apple's page "UIScene".
@preconcurrency @MainActor
open class UIScene: UIResponder {
    private let sessionStorage: UISceneSession
    let connectionOptions: ConnectionOptions
    package internal(set) var state = ActivationState.unattached

    /// Creates a scene for a session. UIKit does so when the session connects.
    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        sessionStorage = session
        self.connectionOptions = connectionOptions
        super.init()
    }

    /// The session that outlives the scene.
    open var session: UISceneSession { sessionStorage }

    /// Is notified of the scene's life. The scene keeps it alive.
    open var delegate: (any UISceneDelegate)?

    /// Where the scene is in its life.
    open var activationState: UIScene.ActivationState { state }

    /// What the app switcher shows for the scene.
    open var title: String! = ""

    /// Whether the pointer is locked; `nil` where there can be no pointer, as on a phone. iOS 14. Follows Apple's page
    /// "pointerLockState".
    open var pointerLockState: UIPointerLockState? {
        Runtime.current.device.userInterfaceIdiom == .pad && Runtime.current.system >= .iOS(14)
            ? pointerLock : nil
    }

    private lazy var pointerLock = UIPointerLockState(of: self)

    /// What the app switcher shows beneath the title. iOS 15.
    open var subtitle: String = ""

    /// Opens a URL in the app that can. The handler is told whether there was one, in a later turn.
    open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let linksOnly: [UIApplication.OpenExternalURLOptionsKey: Any] = [.universalLinksOnly: true]
        Runtime.current.application.open(
            url, options: options?.universalLinksOnly == true ? linksOnly : [:], completionHandler: completion
        )
    }

    /// Which content the scene can show, and which it is best for. iOS 13.
    ///
    /// Follows Apple's page "activationConditions".
    open var activationConditions = UISceneActivationConditions()

    /// Whether the delegate is still to be given the activity that the session has kept.
    var awaitsInteractionState = true
    private(set) var restorationExtensions = 0

    /// Says that the scene goes on with restoring its state, with one call of ``completeStateRestoration()`` for each of this. iOS 15.
    ///
    /// Follows Apple's page "extendStateRestoration()".
    open func extendStateRestoration() { restorationExtensions += 1 }

    /// Says that the restoring is over which ``extendStateRestoration()`` has gone on with. iOS 15.
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

    /// Posted when a scene was connected; the object is the scene.
    nonisolated public static var willConnectNotification: Notification.Name {
        Notification.Name("UISceneWillConnectNotification")
    }

    /// Posted when a scene was disconnected; the object is the scene.
    nonisolated public static var didDisconnectNotification: Notification.Name {
        Notification.Name("UISceneDidDisconnectNotification")
    }

    /// Posted when a scene has become active; the object is the scene.
    nonisolated public static var didActivateNotification: Notification.Name {
        Notification.Name("UISceneDidActivateNotification")
    }

    /// Posted before a scene ceases to be active; the object is the scene.
    nonisolated public static var willDeactivateNotification: Notification.Name {
        Notification.Name("UISceneWillDeactivateNotification")
    }

    /// Posted before a scene comes into the foreground; the object is the scene.
    nonisolated public static var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UISceneWillEnterForegroundNotification")
    }

    /// Posted when a scene has gone into the background; the object is the scene.
    nonisolated public static var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UISceneDidEnterBackgroundNotification")
    }
}
