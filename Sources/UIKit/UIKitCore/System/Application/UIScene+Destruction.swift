extension UIScene {
    /// A condition under which the system destroys a scene's session. iOS 26.
    ///
    /// iOS has no conditions, so ``destructionConditions`` is empty. Follows Apple's page "UIScene.DestructionCondition".
    public struct DestructionCondition: Hashable, Sendable, CustomStringConvertible {
        private let name: String

        /// The condition's name.
        public var description: String { name }
    }

    /// The conditions under which the system destroys the scene's session. Default empty. iOS 26.
    ///
    /// Follows Apple's page "destructionConditions".
    public var destructionConditions: Set<UIScene.DestructionCondition> {
        get { destruction }
        set { destruction = newValue }
    }
}

// The protection of apps by the user. iOS 18.
extension UIScene {
    /// Tells whether the user has to authenticate to use the app. iOS 18. Follows Apple's page "UIScene.SystemProtectionManager".
    @preconcurrency @MainActor
    open class SystemProtectionManager: NSObject {
        override init() { super.init() }

        /// Whether the app is locked until the user authenticates: `false` here. Follows Apple's page "isUserAuthenticationEnabled".
        open var isUserAuthenticationEnabled: Bool { false }
    }

    /// Posted when the protection of the app has changed. iOS 18. Follows Apple's page "systemProtectionDidChangeNotification".
    nonisolated public static var systemProtectionDidChangeNotification: Notification.Name {
        Notification.Name("UISceneSystemProtectionDidChangeNotification")
    }
}
