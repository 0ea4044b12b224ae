/// The persistent information about a scene, which also exists while the scene isn't connected. iOS 13. Follows Apple's page
/// "UISceneSession".
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

    /// The scene, if it is connected.
    open var scene: UIScene? { sceneStorage }

    /// The role of the scene.
    open var role: UISceneSession.Role { sessionRole }

    /// The configuration of the scene.
    open var configuration: UISceneConfiguration { configurationStorage }

    /// The session's unique identifier, which is the same in later launches.
    open var persistentIdentifier: String { identifier }

    /// The activity for the next launch: the one that the scene's delegate returned from `stateRestorationActivity(for:)` when the scene
    /// last entered the background, possibly in an earlier launch, or that the app has set.
    open var stateRestorationActivity: NSUserActivity? {
        get { savedActivity }
        set { savedActivity = newValue }
    }

    /// The app's own information, stored with the session.
    open var userInfo: [String: Any]?

    /// The roles of scenes. Follows Apple's page "UISceneSession.Role".
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name in Apple's constants.
        public let rawValue: String

        /// Creates a role from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An interactive app window on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// Windows on an external display. Deprecated by Apple in iOS 16.
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        /// Windows on an external display, which receive no events. iOS 16.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        /// Windows of an app in Assistive Access. iOS 26.
        public static let windowAssistiveAccessApplication = Role(
            rawValue: "UIWindowSceneSessionRoleAssistiveAccessApplication")
    }
}

/// The configuration of a scene. iOS 13. Follows Apple's page "UISceneConfiguration".
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    private let configurationName: String?
    private let sessionRole: UISceneSession.Role

    /// Creates a configuration with a name of the app's property list.
    ///
    /// The classes are those of the property list; without a name, those of the role's first configuration.
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

    /// Warns if the property list's configuration doesn't fit the app. Evidence: hunt-scenes-12, hunt-scenes-14.
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

    /// The role of the scene.
    open var role: UISceneSession.Role { sessionRole }

    /// The class of the scene; `nil` for the role's default.
    open var sceneClass: AnyClass?

    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?

    /// The scene's initial storyboard; `nil` for none.
    open var storyboard: UIStoryboard?
}
