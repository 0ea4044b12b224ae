extension UIWindowScene {
    /// The content and options of a new scene. iOS 15. Follows Apple's page "UIWindowScene.ActivationConfiguration".
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        private let activity: NSUserActivity

        /// Creates a configuration with an activity for the scene's delegate.
        public init(
            userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) {
            activity = userActivity
            self.options = options
            self.preview = preview
            super.init()
        }

        /// The activity for the scene's delegate.
        open var userActivity: NSUserActivity { activity }
        /// The options. Default `nil`: the system decides.
        open var options: UIWindowScene.ActivationRequestOptions?
        /// The preview from which the scene opens. Default `nil`.
        open var preview: UITargetedPreview?
    }

    /// A menu element that opens content in a window of its own. iOS 15.
    ///
    /// If only one scene is supported, as on iPhone, the menu shows the alternate action instead, or nothing. Follows Apple's page
    /// "UIWindowScene.ActivationAction".
    @preconcurrency @MainActor
    open class ActivationAction: UIAction {
        private let alternate: UIAction?
        private let provider: ConfigurationProvider

        /// A closure that returns the configuration of the new scene; `nil` opens none.
        public typealias ConfigurationProvider = (UIWindowScene.ActivationAction) -> UIWindowScene
            .ActivationConfiguration?

        /// Creates an action. The default title is "Open in New Window".
        ///
        /// - Parameters:
        ///   - alternate: The action that replaces it if only one scene is supported.
        ///   - configuration: Called when the user has selected the action.
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

        /// Closures can't be archived: always `nil`.
        public required init?(coder: NSCoder) { nil }

        /// Returns an action with the same values and closures.
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

        /// The elements that a menu shows for the action.
        var elements: [UIMenuElement] {
            UIApplication.shared.supportsMultipleScenes ? [self] : [alternate].compactMap { $0 }
        }
    }

    /// Opens content in a window of its own when the user pinches it, if several scenes are supported. iOS 15.
    ///
    /// If only one is supported, as on iPhone, the provider isn't called. Follows Apple's page "UIWindowScene.ActivationInteraction".
    @preconcurrency @MainActor
    open class ActivationInteraction: NSObject, UIInteraction {
        private weak var host: UIView?
        private let provider: ConfigurationProvider
        private let errorHandler: (any Error) -> Void

        /// A closure that returns the configuration of the new scene for a point in the view; `nil` opens none.
        public typealias ConfigurationProvider = (UIWindowScene.ActivationInteraction, CGPoint) ->
            UIWindowScene.ActivationConfiguration?

        /// Creates an interaction. The handler is called with the error if a scene couldn't be opened.
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

        /// Stores the view, and adds the pinch recognizer if several scenes are supported.
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
