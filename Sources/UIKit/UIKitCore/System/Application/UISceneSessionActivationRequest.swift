/// A request to show an existing session, or a new one with a role. iOS 17.
///
/// Follows Apple's page "UISceneSessionActivationRequest".
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest: @preconcurrency Hashable {
    /// The session to show; `nil` for a new one.
    public let session: UISceneSession?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The activity for the scene's delegate. Default `nil`.
    public var userActivity: NSUserActivity?
    /// The options. Default `nil`.
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

    /// Creates a request for an existing session.
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
    /// The options for activating a scene. iOS 13. Follows Apple's page "UIScene.ActivationRequestOptions".
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene in which the user acted. Default `nil`.
        open var requestingScene: UIScene?
    }
}

extension UIWindowScene {
    /// The options for activating a window scene. iOS 15. Follows Apple's page "UIWindowScene.ActivationRequestOptions".
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// The presentation style. Default `.automatic`. Deprecated by Apple in iOS 17.
        open var preferredPresentationStyle = PresentationStyle.automatic

        /// The placement of the scene. Default `nil`: the system decides. iOS 17.
        public var placement: (any UIWindowScenePlacement)?
    }

    /// The presentation styles of a scene next to others. iOS 15, deprecated in iOS 17. Follows Apple's page
    /// "UIWindowScene.PresentationStyle".
    public enum PresentationStyle: UInt, Sendable {
        /// The system decides.
        case automatic = 0
        /// Next to the others.
        case standard = 1
        /// Centered, in front of the others.
        case prominent = 2
    }

    /// The animations of a window whose scene is destroyed. iOS 13. Follows Apple's page "UIWindowScene.DismissalAnimation".
    public enum DismissalAnimation: Int, Sendable {
        /// The standard animation.
        case standard = 1
        /// The animation of a window whose content is sent or saved.
        case commit = 2
        /// The animation of a window whose content is discarded.
        case decline = 3
    }
}

/// The placement of a window scene. iOS 17. Follows Apple's page "UIWindowScenePlacement".
public protocol UIWindowScenePlacement: Hashable {}

extension UIWindowScenePlacement where Self == UIWindowSceneStandardPlacement {
    /// Next to the others, in the user's arrangement.
    public static func standard() -> UIWindowSceneStandardPlacement { UIWindowSceneStandardPlacement() }
}

extension UIWindowScenePlacement where Self == UIWindowSceneProminentPlacement {
    /// Centered, in front of the others.
    public static func prominent() -> UIWindowSceneProminentPlacement { UIWindowSceneProminentPlacement() }
}

/// A placement next to the other scenes. iOS 17. Follows Apple's page "UIWindowSceneStandardPlacement".
public struct UIWindowSceneStandardPlacement: UIWindowScenePlacement {
    /// Creates the placement.
    public init() {}
}

/// A placement in front of the other scenes. iOS 17. Follows Apple's page "UIWindowSceneProminentPlacement".
public struct UIWindowSceneProminentPlacement: UIWindowScenePlacement {
    /// Creates the placement.
    public init() {}
}

/// The options for destroying a scene. iOS 13. Follows Apple's page "UISceneDestructionRequestOptions".
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// The options for destroying a window scene. iOS 13. Follows Apple's page "UIWindowSceneDestructionRequestOptions".
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The animation of the window. Default `.standard`.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

/// The size limits of a resizable scene. iOS 13. Follows Apple's page "UISceneSizeRestrictions".
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    override init() {
        super.init()
    }

    /// The minimum size, in points.
    open var minimumSize = CGSize.zero
    /// The maximum size, in points.
    open var maximumSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// Whether the scene can be full screen. Default `true`. iOS 16.
    open var allowsFullScreen = true
}

/// The user's actions on a scene's window, if it has controls for them. iOS 16.
///
/// Follows Apple's page "UISceneWindowingBehaviors".
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
    override init() {
        super.init()
    }

    /// Whether the user can close the window. Default `true`.
    open var isClosable = true
    /// Whether the user can minimize the window. Default `true`.
    open var isMiniaturizable = true
}
