/// A view that the user operates, and that runs actions when it was operated.
///
/// What it does is a `UIAction`, or a target and the action that it is sent. Follows Apple's page "UIControl".
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    var handlers: ControlHandlers?
    var ownMenuInteraction: UIContextMenuInteraction?
    var tracking: ControlTracking?

    /// Creates a control with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control with an action for the event `.primaryActionTriggered`. iOS 14.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.interface.map(readControl)
    }

    /// Whether the control answers to the user. Default `true`.
    open var isEnabled = true {
        willSet { willChange(.enabled) }
        didSet { didChange(.enabled) }
    }

    /// Whether the control is chosen. Default `false`.
    open var isSelected = false {
        willSet { willChange(.selected) }
        didSet { didChange(.selected) }
    }

    /// Whether the control is drawn as touched. Default `false`.
    open var isHighlighted = false {
        willSet { willChange(.highlighted) }
        didSet { didChange(.highlighted) }
    }

    /// The states the control is in at this moment.
    open var state: UIControl.State {
        var state = UIControl.State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Where content lies from top to bottom. Default `.center`.
    open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where content lies from side to side. Default `.center`.
    open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where content lies from side to side, with leading and trailing turned into left and right. iOS 11.
    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        return switch contentHorizontalAlignment {
        case .leading: isLeftToRight ? .left : .right
        case .trailing: isLeftToRight ? .right : .left
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }

    // MARK: Menu

    /// Whether a finger that comes down shows the control's menu. Otherwise one that is held shows it. Default `false`.
    /// iOS 14.
    open var showsMenuAsPrimaryAction = false

    /// What shows the control's menu; the control is its delegate. `nil` while ``isContextMenuInteractionEnabled`` is `false`.
    /// iOS 14.
    open var contextMenuInteraction: UIContextMenuInteraction? { ownMenuInteraction }

    /// Whether the control has a menu. Default `false`; a button that gets one turns it on. iOS 14.
    open var isContextMenuInteractionEnabled: Bool {
        get { ownMenuInteraction != nil }
        set { setMenuInteraction(newValue) }
    }

    /// Where the menu belongs to, in the control's coordinates. The base class answers with the middle of the lower edge.
    /// iOS 14.
    ///
    /// Follows Apple's page "menuAttachmentPoint(for:)".
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        usualMenuPoint
    }

    /// Returns what the menu has; the base class has none. iOS 14.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns what is lifted. The menu of a control has no preview: the base class returns `nil`. iOS 14.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns where the preview goes. The menu of a control has no preview: the base class returns `nil`. iOS 14.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Called before the menu is shown. The base class does nothing. iOS 14.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called when the menu ends. The base class does nothing. iOS 14.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The text that a pointer over the control shows, or `nil`. iOS 15.
    open var toolTip: String?

    // MARK: Tracking

    /// Whether the control follows a finger.
    open var isTracking: Bool { tracking != nil }

    /// Whether the finger it follows is inside, with 70 points around the bounds while it moves.
    open var isTouchInside: Bool { tracking?.isInside ?? false }

    /// Called when a finger comes down. Returns whether to follow it; the base class says `true`.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the finger moves. Returns whether to follow it on; the base class says `true`.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the finger goes up, or is not followed on. The base class does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the finger is taken away. The base class does nothing.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins to follow a finger: `.touchDown`. Nobody else receives a control's touches.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        startTracking(touches, event)
    }

    /// Follows the finger: the drag events.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        track(touches, event)
    }

    /// Lets go of the finger: `.touchUpInside` or `.touchUpOutside`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        finishTracking(touches, event)
    }

    /// Lets go of the finger: `.touchCancel`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        abandonTracking(touches, event)
    }

    /// Lets go of the finger when the control was taken out of its window, as UIControl.h says of ``cancelTracking(with:)``.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if tracking != nil, window == nil { abandonTracking(nil) }
    }

    // MARK: Targets

    /// Sends a target an action at events. The target is not retained; `nil` looks for one up the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        ensureHandlers().add(TargetAction(target, action), for: controlEvents)
    }

    /// Ceases to send a target an action at events. `nil` stands for every target, and for every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        handlers?.remove(target, action, for: controlEvents)
    }

    /// Returns the names of the actions that are sent to a target for an event; `nil` if there are none, and for a `nil` target. Follows
    /// Apple's page "actions(forTarget:forControlEvent:)".
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        handlers?.actions(for: target, at: controlEvent)
    }

    /// Sends a target an action with this control as the sender, through the application.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    // MARK: Actions

    /// Runs an action at events. An action with an identifier that is there already takes that one's place.
    /// iOS 14.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        ensureHandlers().add(action, for: controlEvents)
    }

    /// Stops running an action at events. iOS 14.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        handlers?.remove(action.identifier, for: controlEvents)
    }

    /// Stops running the action of this identifier at events. iOS 14.
    open func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
    ) {
        handlers?.remove(actionIdentifier, for: controlEvents)
    }

    /// Runs an action with this control as its sender. iOS 14.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    /// Runs every action of these events, in the order in which they were added, enabled or not.
    open func sendActions(for controlEvents: UIControl.Event) {
        sendActions(for: controlEvents, with: nil)
    }

    /// Does what a tap on the control is for: the base class sends `.primaryActionTriggered`. iOS 17.4.
    open func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    private func ensureHandlers() -> ControlHandlers {
        if let handlers { return handlers }
        let made = ControlHandlers()
        handlers = made
        return made
    }

    // MARK: Listing

    /// The targets; `NSNull` stands for one that is looked for up the responder chain.
    open var allTargets: Set<AnyHashable> { targetSet }

    /// All events at which something happens.
    open var allControlEvents: UIControl.Event {
        (handlers?.list ?? []).reduce(into: UIControl.Event()) { $0.formUnion($1.events) }
    }

    /// Shows each handler, in the order in which they were added, until `stop` is set. iOS 14.
    ///
    /// A handler is an action, or a target with what it is sent, and its events. A target that is gone is left out.
    public func enumerateEventHandlers(
        _ iterator: (
            _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvent: UIControl.Event,
            _ stop: inout Bool
        ) -> Void
    ) {
        visitHandlers(iterator)
    }
}
