/// What is stored about a scene while the scene is not connected. iOS 13. Follows Apple's page "UISceneSession".
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    private let sessionRole: Role
    private lazy var identifier = UUID().uuidString
    weak var sceneStorage: UIScene?
    var configurationStorage: UISceneConfiguration
    package internal(set) var savedActivity: NSUserActivity?

    package init(role: Role) {
        sessionRole = role
        configurationStorage = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }

    /// The scene, while it is connected.
    open var scene: UIScene? { sceneStorage }

    /// What the scene is for.
    open var role: UISceneSession.Role { sessionRole }

    /// How the scene is set up.
    open var configuration: UISceneConfiguration { configurationStorage }

    /// Tells the session from all others, over launches.
    open var persistentIdentifier: String { identifier }

    /// What the scene's delegate returned from `stateRestorationActivity(for:)` when the scene was last in the background, also in an
    /// earlier launch.
    open var stateRestorationActivity: NSUserActivity? {
        get { savedActivity }
        set { savedActivity = newValue }
    }

    /// Anything the app wants to keep with the session.
    open var userInfo: [String: Any]?

    /// What a scene is for. Follows Apple's page "UISceneSession.Role".
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name in Apple's constants.
        public let rawValue: String

        /// Creates a role from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Windows on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Windows on an external display. Deprecated by Apple in iOS 16.
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        /// Windows on an external display, which receive no events. iOS 16.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
}

/// How a scene is set up. iOS 13. Follows Apple's page "UISceneConfiguration".
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    private let configurationName: String?
    private let sessionRole: UISceneSession.Role

    /// Creates a configuration with the name it has in the app's property list.
    ///
    /// It takes its classes from there; without a name, from the first configuration of the role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let info = Runtime.existing?.application.info
        let scene = info?.scene(sessionRole, named: name)
        configurationName = name ?? scene?.name
        self.sessionRole = sessionRole
        sceneClass = scene?.sceneClass.flatMap(NSClassFromString)
        delegateClass = scene?.delegateClass.flatMap(NSClassFromString)
        storyboard = scene?.storyboard.map { UIStoryboard(name: $0, bundle: info?.bundle) }
        super.init()
        if info?.hasSceneManifest == true { warn(of: scene) }
    }

    /// What the property list says of the configuration does not fit the app. Evidence: hunt-scenes-12, hunt-scenes-14.
    private func warn(of scene: AppInfo.Scene?) {
        let diagnostics = Runtime.current.diagnostics
        if let scene, let missing = scene.delegateClass, delegateClass == nil {
            diagnostics.warn(
                "[SceneConfiguration] Info.plist configuration \"\(name ?? "(no name)")\" for \(role.rawValue) contained "
                    + "UISceneDelegateClassName key, but could not load class with name \"\(missing)\".")
        } else if scene == nil, let name {
            diagnostics.warn(
                "[SceneConfiguration] Info.plist contained no UIScene configuration dictionary (looking for configuration named "
                    + "\"\(name)\")")
        }
    }

    /// The configuration's name in the app's property list.
    open var name: String? { configurationName }

    /// What scenes of this configuration are for.
    open var role: UISceneSession.Role { sessionRole }

    /// The class of the scene; `nil` is the role's own.
    open var sceneClass: AnyClass?

    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?

    /// The storyboard that the scene begins with; `nil` for none.
    open var storyboard: UIStoryboard?
}
