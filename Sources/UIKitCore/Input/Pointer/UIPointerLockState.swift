/// Whether the pointer of a scene is locked: it is hidden and stays where it is, and the app gets its movements. iOS 14.
///
/// The page in front asks for it. Follows Apple's page "UIPointerLockState".
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

    /// Posted when ``isLocked`` has changed. The user info has the scene. Follows Apple's page "didChangeNotification".
    nonisolated public static var didChangeNotification: NSNotification.Name {
        NSNotification.Name("UIPointerLockStateDidChangeNotification")
    }

    /// The key of the scene. Follows Apple's page "sceneUserInfoKey".
    nonisolated public static var sceneUserInfoKey: String { "UIPointerLockStateSceneUserInfoKey" }

    /// Asks the page in front. An app that is not active has no locked pointer.
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
    /// The page in front, or the child that it names.
    fileprivate var pageForPointerLock: UIViewController? {
        guard var page = rootStorage else { return nil }
        while let front = page.modal?.presented { page = front }
        while let child = page.childViewControllerForPointerLock { page = child }
        return page
    }
}
