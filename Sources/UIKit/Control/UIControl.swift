/// A view that the user operates, and that runs actions when it was operated.
///
/// What a control does is written as `UIAction`: a selector cannot reach a method on Linux, so that targets are
/// left out. Follows Apple's page "UIControl".
@preconcurrency @MainActor
open class UIControl: UIView {
    var handlers: ControlHandlers?

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
    }

    /// Whether the control answers to the user. Default `true`.
    open var isEnabled = true

    /// Whether the control is chosen. Default `false`.
    open var isSelected = false

    /// Whether the control is drawn as touched. Default `false`.
    open var isHighlighted = false

    /// The states the control is in at this moment.
    open var state: UIControl.State {
        var state = UIControl.State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Where content lies from top to bottom. Default `.center`.
    open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center

    /// Where content lies from side to side. Default `.center`.
    open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center

    /// Where content lies from side to side, with leading and trailing turned into left and right. iOS 11.
    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        return switch contentHorizontalAlignment {
        case .leading: isLeftToRight ? .left : .right
        case .trailing: isLeftToRight ? .right : .left
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }

    /// Whether a tap shows the control's menu. Default `false`. iOS 14.
    open var showsMenuAsPrimaryAction = false

    /// The text that a pointer over the control shows, or `nil`. iOS 15.
    open var toolTip: String?

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
        for handler in handlers?.list ?? [] where !handler.events.isDisjoint(with: controlEvents) {
            sendAction(handler.action)
        }
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
}
