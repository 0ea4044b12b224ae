extension UIWindowScene {
    /// What a new scene is to show, and how. iOS 15. Follows Apple's page "UIWindowScene.ActivationConfiguration".
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        private let activity: NSUserActivity

        /// Creates a configuration. The scene's delegate is given the activity.
        public init(
            userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) {
            activity = userActivity
            self.options = options
            self.preview = preview
            super.init()
        }

        /// What the scene's delegate is given.
        open var userActivity: NSUserActivity { activity }
        /// How the scene is shown. Default `nil`: as the system wants.
        open var options: UIWindowScene.ActivationRequestOptions?
        /// What the scene comes out of. Default `nil`.
        open var preview: UITargetedPreview?
    }

    /// An entry of a menu that opens something in a window of its own. iOS 15.
    ///
    /// Where there is one scene only, as on an iPhone, the alternate action stands in its place, or nothing. Follows Apple's page
    /// "UIWindowScene.ActivationAction".
    @preconcurrency @MainActor
    open class ActivationAction: UIAction {
        private let alternate: UIAction?
        private let provider: ConfigurationProvider

        /// Says what the new scene is to show; `nil` opens none.
        public typealias ConfigurationProvider = (UIWindowScene.ActivationAction) -> UIWindowScene
            .ActivationConfiguration?

        /// Creates an action. Without a title it is "Open in New Window".
        ///
        /// - Parameters:
        ///   - alternate: what stands in its place where there is one scene only.
        ///   - configuration: asked when the user has chosen the action.
        public init(
            title: String? = nil, subtitle: String? = nil, image: UIImage? = nil,
            identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
            attributes: UIMenuElement.Attributes = [], alternate: UIAction? = nil,
            _ configuration: @escaping UIWindowScene.ActivationAction.ConfigurationProvider
        ) {
            self.alternate = alternate
            provider = configuration
            super.init(
                title: title ?? "Open in New Window", subtitle: subtitle, image: image,
                identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes
            ) { action in (action as? ActivationAction)?.openScene() }
        }

        /// Closures are in no archive: always `nil`.
        public required init?(coder: NSCoder) { nil }

        /// An action with the same values and closures.
        open override func copy(with zone: NSZone? = nil) -> Any {
            ActivationAction(
                title: title, subtitle: subtitle, image: image, identifier: identifier,
                discoverabilityTitle: discoverabilityTitle, attributes: attributes, alternate: alternate,
                provider)
        }

        private func openScene() {
            guard let configuration = provider(self) else { return }
            UIApplication.shared.requestSceneSessionActivation(
                nil, userActivity: configuration.userActivity, options: configuration.options,
                errorHandler: nil)
        }

        /// What a menu shows of it.
        var elements: [UIMenuElement] {
            UIApplication.shared.supportsMultipleScenes ? [self] : [alternate].compactMap { $0 }
        }
    }

    /// Opens something in a window of its own when the user pinches it, where there can be several scenes. iOS 15.
    ///
    /// Where there is one only, as on an iPhone, nobody is asked. Follows Apple's page "UIWindowScene.ActivationInteraction".
    @preconcurrency @MainActor
    open class ActivationInteraction: NSObject, UIInteraction {
        private weak var host: UIView?
        private let provider: ConfigurationProvider
        private let errorHandler: (any Error) -> Void

        /// Says what the new scene is to show for a place in the view; `nil` opens none.
        public typealias ConfigurationProvider = (UIWindowScene.ActivationInteraction, CGPoint) ->
            UIWindowScene.ActivationConfiguration?

        /// Creates an interaction. The handler is told why a scene could not be opened.
        public init(
            _ configurationProvider: @escaping UIWindowScene.ActivationInteraction.ConfigurationProvider,
            errorHandler: @escaping (any Error) -> Void
        ) {
            provider = configurationProvider
            self.errorHandler = errorHandler
            super.init()
        }

        /// The view that the interaction belongs to.
        open var view: UIView? { host }

        /// Does nothing.
        open func willMove(to view: UIView?) {}

        /// Takes note of the view, and lets fingers pinch it where there can be several scenes.
        open func didMove(to view: UIView?) {
            host?.removeGestureRecognizer(pinch)
            host = view
            if UIApplication.shared.supportsMultipleScenes { view?.addGestureRecognizer(pinch) }
        }

        private lazy var pinch = ScenePinch(of: self)

        fileprivate func open(at point: CGPoint) {
            guard let configuration = provider(self, point) else { return }
            UIApplication.shared.requestSceneSessionActivation(
                nil, userActivity: configuration.userActivity, options: configuration.options,
                errorHandler: errorHandler)
        }
    }
}

/// The pinch that opens a scene.
@MainActor
private final class ScenePinch: UIPinchGestureRecognizer {
    private weak var interaction: UIWindowScene.ActivationInteraction?

    init(of interaction: UIWindowScene.ActivationInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
    }

    override func sendActions() {
        super.sendActions()
        if state == .ended, scale > 1 { interaction?.open(at: location(in: view)) }
    }
}
