/// The pointer lock of a scene. A locked pointer is hidden and doesn't move, and the app receives its movements. iOS 14.
///
/// The frontmost view controller requests the lock. Follows Apple's page "UIPointerLockState".
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
    private weak var scene: UIScene?
    private var lock = false

    init(of scene: UIScene) {
        self.scene = scene
        super.init()
    }

    /// Whether the pointer is locked. Follows Apple's page "isLocked".
    open var isLocked: Bool { lock }

    /// Posted when ``isLocked`` has changed. The user info contains the scene. Follows Apple's page
    /// "didChangeNotification".
    nonisolated public static let didChangeNotification = Notification.Name(
        "UIPointerLockStateDidChangeNotification")

    /// The key of the scene. Follows Apple's page "sceneUserInfoKey".
    nonisolated public static var sceneUserInfoKey: String { "UIPointerLockStateSceneUserInfoKey" }

    /// Asks the frontmost view controller. An inactive app has no locked pointer.
    func update() {
        guard let scene else { return }
        let wish = (scene as? UIWindowScene)?.keyWindow?.pageForPointerLock?.prefersPointerLocked ?? false
        let isLocked = wish && scene.activationState == .foregroundActive
        guard isLocked != lock else { return }
        lock = isLocked
        NotificationCenter.default.post(
            name: UIPointerLockState.didChangeNotification, object: self,
            userInfo: [UIPointerLockState.sceneUserInfoKey: scene])
    }
}

extension UIWindow {
    /// The frontmost view controller, or the child that it returns.
    fileprivate var pageForPointerLock: UIViewController? {
        guard var page = rootStorage else { return nil }
        while let front = page.modal?.presented { page = front }
        while let child = page.childViewControllerForPointerLock { page = child }
        return page
    }
}
