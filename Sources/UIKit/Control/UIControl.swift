/// A view that the user operates, and that tells actions and targets what was done with it.
///
/// A control keeps its states and its handlers. Handlers written as `UIAction` run as on a device. A `Selector`
/// is stored and listed, but Linux cannot send it to a method, so that prefer actions in code that is to run
/// everywhere. Follows Apple's page "UIControl".
@preconcurrency @MainActor
open class UIControl: UIView {
    var handlers: ControlHandlers?

    /// Creates a control with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control with an action for the event `.primaryActionTriggered`. iOS 14.
    public init(frame: CGRect, primaryAction: UIAction?) {
        super.init(frame: frame)
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
        handlers?.removeAction(action.identifier, for: controlEvents)
    }

    /// Stops running the action of this identifier at events. iOS 14.
    open func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
    ) {
        handlers?.removeAction(actionIdentifier, for: controlEvents)
    }

    /// Runs an action with this control as its sender. iOS 14.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    // MARK: Targets

    /// Sends a message at events to a target, which is not kept alive; `nil` stands for the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        ensureHandlers().add(target, action, for: controlEvents)
    }

    /// Stops sending a message. A target of `nil` means all targets, an action of `nil` all of the target's.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        handlers?.remove(target, action, for: controlEvents)
    }

    /// Asks for a message to be sent; called once for each target whose event occurs.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        guard let target else { return sendAlongResponders(action, for: event) }
        _ = (target as? any SelectorPerforming)?.perform(action, sender: self, event: event)
    }

    /// Runs every action and sends every message of these events, in the order in which they were added.
    open func sendActions(for controlEvents: UIControl.Event) {
        for handler in handlers?.list ?? [] where !handler.events.isDisjoint(with: controlEvents) {
            switch handler.work {
            case .action(let action): sendAction(action)
            case .target(let reference, let selector):
                if !reference.isGone { sendAction(selector, to: reference.object, for: nil) }
            }
        }
    }

    private func sendAlongResponders(_ action: Selector, for event: UIEvent?) {
        var responder: UIResponder? = self
        while let current = responder {
            if let target = current as? any SelectorPerforming,
                target.perform(action, sender: self, event: event)
            {
                return
            }
            responder = current.next
        }
    }

    private func ensureHandlers() -> ControlHandlers {
        if let handlers { return handlers }
        let made = ControlHandlers()
        handlers = made
        return made
    }
}
