/// Calls actions in the phases of UI updates while its view is in a visible window, or while its scene has one. iOS 18.
///
/// On Linux an update is a turn of the main run loop with events, timers, layout or other work. A new link is disabled, and enabling it
/// requests an update. The app has to retain the link. Follows Apple's page "UIUpdateLink".
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    private weak var view: UIView?
    private weak var windowScene: UIWindowScene?
    private var actions: [Action] = []
    private var timer: (any MediaTimer)?

    private struct Action {
        let position: UIUpdateActionPhase.Position
        let run: (UIUpdateLink, UIUpdateInfo) -> Void
    }

    /// Creates a link for the updates of a scene.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init()
    }

    /// Creates a link for the updates of a view's window.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Creates a link for a scene, with an action before display links are called.
    public convenience init(
        windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }

    /// Creates a link for a scene, with an action before display links are called.
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    /// Creates a link for a view, with an action before display links are called.
    public convenience init(
        view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        self.init(view: view)
        addAction(handler: handler)
    }

    /// Creates a link for a view, with an action before display links are called.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }

    /// Adds an action to a phase. The actions of a phase run in the order in which they were added.
    open func addAction(
        to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        actions.append(Action(position: phase.position, run: handler))
    }

    /// Adds a method of an object to a phase. The method can have parameters for the link and the update. The target isn't retained.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        let target = target as AnyObject
        addAction(to: phase) { [weak target] link, info in
            guard let target else { return }
            SelectorMethods.send(selector, to: target, sender: link, event: info)
        }
    }

    /// Adds an action before display links are called.
    open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    /// Adds a method of an object before display links are called. The target isn't retained.
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    /// Whether the link calls its actions. Default `false`.
    open var isEnabled = false {
        didSet {
            if isEnabled { UpdateLinks.current.add(self) }
            continuityMayHaveChanged()
        }
    }

    /// Whether the link requests an update for each frame. Default `false`: the link only observes updates. An app with a continuous link is
    /// never idle.
    open var requiresContinuousUpdates = false {
        didSet { continuityMayHaveChanged() }
    }

    /// Whether the link requests low-latency events, which only a pencil sends. Default `false`.
    open var wantsLowLatencyEventDispatch = false

    /// Whether the link requests the immediate presentation of changes, which the system may deny. Default `false`.
    open var wantsImmediatePresentation = false

    /// The preferred number of continuous updates per second. Default `.default`: one for each frame.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Returns the running update; `nil` outside updates, or while the link's view or scene isn't visible.
    open func currentUpdateInfo() -> UIUpdateInfo? {
        if let windowScene { return UIUpdateInfo.current(for: windowScene) }
        return view.flatMap { UIUpdateInfo.current(for: $0) }
    }
}

extension UIUpdateLink {
    /// Whether the link takes part in updates now.
    private var isActive: Bool {
        guard isEnabled, Runtime.current.application.applicationState != .background else { return false }
        guard let windowScene else { return view?.window?.isShown ?? false }
        return Runtime.current.visibleWindows.contains { $0.windowScene === windowScene }
    }

    func perform(_ position: UIUpdateActionPhase.Position, _ info: UIUpdateInfo) {
        guard isActive else { return }
        for action in actions where action.position == position { action.run(self, info) }
    }

    private func continuityMayHaveChanged() {
        guard isEnabled && requiresContinuousUpdates else {
            timer?.cancel()
            return timer = nil
        }
        requestNextUpdate()
    }

    /// Requests the turn of the next frame, if the link is continuous and takes part in updates. Called after each update.
    func requestNextUpdate() {
        guard requiresContinuousUpdates, timer == nil, isActive else { return }
        let (loop, rate) = (Runtime.loop, UIUpdateInfo.framesPerSecond)
        let frame = (loop.currentTime * rate + 1e-6).rounded(.down) + framesBetweenUpdates
        timer = loop.call(after: max(frame / rate - loop.currentTime, 0), "an update link") { [weak self] in
            MainActor.assumeIsolated { self?.timer = nil }
        }
    }

    private var framesBetweenUpdates: Double {
        let wanted = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
        return wanted > 0 ? max((UIUpdateInfo.framesPerSecond / wanted).rounded(), 1) : 1
    }
}
