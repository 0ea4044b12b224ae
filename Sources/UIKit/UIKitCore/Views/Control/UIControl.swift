/// A view that performs actions in response to user interaction.
///
/// An action is a `UIAction`, or a target with a selector. Follows Apple's page "UIControl".
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
        coder.interfaceArchive?.read(self)
    }

    /// Whether the control is enabled. Default `true`.
    open var isEnabled = true {
        willSet { willChange(.enabled) }
        didSet { didChange(.enabled) }
    }

    /// Whether the control is selected. Default `false`.
    open var isSelected = false {
        willSet { willChange(.selected) }
        didSet { didChange(.selected) }
    }

    /// Whether the control is highlighted. Default `false`.
    open var isHighlighted = false {
        willSet { willChange(.highlighted) }
        didSet { didChange(.highlighted) }
    }

    /// The current state of the control.
    open var state: UIControl.State {
        var state = UIControl.State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// The vertical alignment of the content. Default `.center`.
    open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal alignment of the content. Default `.center`.
    open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// The horizontal alignment of the content, with leading and trailing resolved to left and right. iOS 11.
    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        return switch contentHorizontalAlignment {
        case .leading: isLeftToRight ? .left : .right
        case .trailing: isLeftToRight ? .right : .left
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }

    // MARK: Menu

    /// Whether the control's menu opens as soon as a touch begins. Otherwise a long press opens it. Default `false`. iOS 14.
    open var showsMenuAsPrimaryAction = false

    /// The interaction that shows the control's menu; the control is its delegate. `nil` while ``isContextMenuInteractionEnabled`` is
    /// `false`. iOS 14.
    open var contextMenuInteraction: UIContextMenuInteraction? { ownMenuInteraction }

    /// Whether the control has a menu. Default `false`. Setting a button's menu enables it. iOS 14.
    open var isContextMenuInteractionEnabled: Bool {
        get { ownMenuInteraction != nil }
        set { setMenuInteraction(newValue) }
    }

    /// Returns the point that the menu is attached to, in the control's coordinates. The base class returns the center of the bottom edge.
    /// iOS 14.
    ///
    /// Follows Apple's page "menuAttachmentPoint(for:)".
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        usualMenuPoint
    }

    /// Returns the configuration of the menu. The base class returns `nil`. iOS 14.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns the highlight preview. A control's menu has no preview: the base class returns `nil`. iOS 14.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns the dismissal preview. A control's menu has no preview: the base class returns `nil`. iOS 14.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Called before the menu is shown. The base class does nothing. iOS 14.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before the menu is dismissed. The base class does nothing. iOS 14.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The text that is shown when the pointer hovers over the control; `nil` for none. iOS 15.
    open var toolTip: String?

    // MARK: Tracking

    /// Whether the control is tracking a touch.
    open var isTracking: Bool { tracking != nil }

    /// Whether the tracked touch is inside the bounds, extended by 70 points while it moves.
    open var isTouchInside: Bool { tracking?.isInside ?? false }

    /// Called when a touch begins. Returns whether to track it; the base class returns `true`.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch moves. Returns whether to continue tracking; the base class returns `true`.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch ends, or when tracking stops. The base class does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the touch is canceled. The base class does nothing.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins tracking, and sends `.touchDown`. The touches aren't forwarded to the next responder.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        startTracking(touches, event)
    }

    /// Continues tracking, and sends the drag events.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        track(touches, event)
    }

    /// Ends tracking, and sends `.touchUpInside` or `.touchUpOutside`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        finishTracking(touches, event)
    }

    /// Cancels tracking, and sends `.touchCancel`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        abandonTracking(touches, event)
    }

    /// Cancels tracking when the control was removed from its window, as UIControl.h documents for ``cancelTracking(with:)``.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if tracking != nil, window == nil { abandonTracking(nil) }
    }

    // MARK: Targets

    /// Adds a target and an action for events. The target isn't retained; `nil` searches the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        ensureHandlers().add(TargetAction(target, action), for: controlEvents)
    }

    /// Removes a target and an action for events. `nil` matches every target, and every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        handlers?.remove(target, action, for: controlEvents)
    }

    /// Returns the names of a target's actions for an event; `nil` if there are none, and for a `nil` target. Follows Apple's page
    /// "actions(forTarget:forControlEvent:)".
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        handlers?.actions(for: target, at: controlEvent)
    }

    /// Sends an action to a target through the application, with this control as the sender.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    // MARK: Actions

    /// Adds an action for events. It replaces an action with the same identifier. iOS 14.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        ensureHandlers().add(action, for: controlEvents)
    }

    /// Removes an action for events. iOS 14.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        handlers?.remove(action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for events. iOS 14.
    open func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
    ) {
        handlers?.remove(actionIdentifier, for: controlEvents)
    }

    /// Performs an action with this control as its sender. iOS 14.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    /// Performs all actions for these events, in the order in which they were added, even if the control is disabled.
    open func sendActions(for controlEvents: UIControl.Event) {
        sendActions(for: controlEvents, with: nil)
    }

    /// Performs the primary action: the base class sends `.primaryActionTriggered`. iOS 17.4.
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

    /// The targets; `NSNull` represents a target that is searched in the responder chain.
    open var allTargets: Set<AnyHashable> { targetSet }

    /// All events that have handlers.
    open var allControlEvents: UIControl.Event {
        (handlers?.list ?? []).reduce(into: UIControl.Event()) { $0.formUnion($1.events) }
    }

    /// Calls a closure for each handler, in the order in which they were added, until `stop` is set. iOS 14.
    ///
    /// A handler is an action, or a target with its selector, and its events. Deallocated targets are omitted.
    public func enumerateEventHandlers(
        _ iterator: (
            _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvent: UIControl.Event,
            _ stop: inout Bool
        ) -> Void
    ) {
        visitHandlers(iterator)
    }
}
