/// What an app asks the system to show: a session that there is, or a new one of a role. iOS 17.
///
/// Follows Apple's page "UISceneSessionActivationRequest".
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest: @preconcurrency Hashable {
    /// The session to show; `nil` asks for a new one.
    public let session: UISceneSession?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// What the scene's delegate is given. Default `nil`.
    public var userActivity: NSUserActivity?
    /// How to show it. Default `nil`.
    public var options: UIScene.ActivationRequestOptions?

    /// Creates a request for a new session.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        session = nil
        self.role = role
        self.userActivity = userActivity
        self.options = options
    }

    /// Creates a request for a session that there is.
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.session = session
        role = session.role
        self.userActivity = userActivity
        self.options = options
    }
}

extension UIScene {
    /// How a scene is to be shown. iOS 13. Follows Apple's page "UIScene.ActivationRequestOptions".
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene that the user has acted in. Default `nil`.
        open var requestingScene: UIScene?
    }
}

extension UIWindowScene {
    /// How a scene of windows is to be shown. iOS 15. Follows Apple's page "UIWindowScene.ActivationRequestOptions".
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// How the scene is shown beside others. Default `.automatic`. Deprecated by Apple in iOS 17.
        open var preferredPresentationStyle = PresentationStyle.automatic

        /// Where the scene is shown. Default `nil`: where the system wants. iOS 17.
        public var placement: (any UIWindowScenePlacement)?
    }

    /// How a scene is shown beside others. iOS 15, deprecated in iOS 17. Follows Apple's page "UIWindowScene.PresentationStyle".
    public enum PresentationStyle: UInt, Sendable {
        /// As the system wants.
        case automatic = 0
        /// Beside the others.
        case standard = 1
        /// In the middle, in front of the others.
        case prominent = 2
    }

    /// How a window goes as its scene is destroyed. iOS 13. Follows Apple's page "UIWindowScene.DismissalAnimation".
    public enum DismissalAnimation: Int, Sendable {
        /// As windows go.
        case standard = 1
        /// As one goes whose contents are sent or saved.
        case commit = 2
        /// As one goes whose contents are thrown away.
        case decline = 3
    }
}

/// Where a scene of windows is shown. iOS 17. Follows Apple's page "UIWindowScenePlacement".
public protocol UIWindowScenePlacement: Hashable {}

extension UIWindowScenePlacement where Self == UIWindowSceneStandardPlacement {
    /// Beside the others, as the user has them.
    public static func standard() -> UIWindowSceneStandardPlacement { UIWindowSceneStandardPlacement() }
}

extension UIWindowScenePlacement where Self == UIWindowSceneProminentPlacement {
    /// In the middle, in front of the others.
    public static func prominent() -> UIWindowSceneProminentPlacement { UIWindowSceneProminentPlacement() }
}

/// The place beside the others. iOS 17. Follows Apple's page "UIWindowSceneStandardPlacement".
public struct UIWindowSceneStandardPlacement: UIWindowScenePlacement {
    /// Creates the placement.
    public init() {}
}

/// The place in front of the others. iOS 17. Follows Apple's page "UIWindowSceneProminentPlacement".
public struct UIWindowSceneProminentPlacement: UIWindowScenePlacement {
    /// Creates the placement.
    public init() {}
}

/// How a scene is to be destroyed. iOS 13. Follows Apple's page "UISceneDestructionRequestOptions".
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// How a scene of windows is to be destroyed. iOS 13. Follows Apple's page "UIWindowSceneDestructionRequestOptions".
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How the window goes. Default `.standard`.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

/// The sizes that the user may give a scene, where windows can be resized. iOS 13. Follows Apple's page "UISceneSizeRestrictions".
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    override init() {
        super.init()
    }

    /// The least size, in points.
    open var minimumSize = CGSize.zero
    /// The greatest size, in points.
    open var maximumSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// Whether the user may let the scene fill the screen. Default `true`. iOS 16.
    open var allowsFullScreen = true
}

/// What the user can do with a scene's window, where it has controls for that. iOS 16.
///
/// Follows Apple's page "UISceneWindowingBehaviors".
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
    override init() {
        super.init()
    }

    /// Whether the user can close it. Default `true`.
    open var isClosable = true
    /// Whether the user can put it into the Dock. Default `true`.
    open var isMiniaturizable = true
}
