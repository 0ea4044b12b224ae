/// A control that is on or off. Follows Apple's page "UISwitch".
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// The style of a switch. Follows Apple's page "UISwitch.Style".
    public enum Style: Int, Sendable {
        /// The device's style.
        case automatic
        /// A checkbox. Only on a Mac.
        case checkbox
        /// A sliding thumb.
        case sliding
    }

    /// Whether the switch is on. Setting it isn't animated and sends no event. Default `false`.
    open var isOn: Bool {
        get { isOnStorage }
        set { changing(.on) { setOn(newValue, animated: false) } }
    }

    private var isOnStorage = false

    /// The color in the on state; `nil`, the default, uses the system's green.
    open var onTintColor: UIColor? {
        didSet { if Appearances.isInUse { noteAppearance(\UISwitch.onTintColor, onTintColor) } }
    }

    /// The color of the thumb; `nil`, the default, uses the system's color.
    open var thumbTintColor: UIColor? {
        didSet { if Appearances.isInUse { noteAppearance(\UISwitch.thumbTintColor, thumbTintColor) } }
    }

    /// Has had no effect since iOS 7.
    open var onImage: UIImage? {
        didSet { if Appearances.isInUse { noteAppearance(\UISwitch.onImage, onImage) } }
    }

    /// Has had no effect since iOS 7.
    open var offImage: UIImage? {
        didSet { if Appearances.isInUse { noteAppearance(\UISwitch.offImage, offImage) } }
    }

    /// The title of a checkbox on a Mac. Default `nil`. iOS 14.
    open var title: String?

    /// The preferred style. Default `.automatic`. iOS 14.
    open var preferredStyle = UISwitch.Style.automatic

    /// The current style: `.sliding`, as on every device except a Mac. iOS 14.
    open var style: UISwitch.Style { .sliding }

    /// Creates a switch that is off. Ignores the frame's size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.standardSize))
    }

    /// Creates a switch from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = UISwitch.standardSize
        coder.interface.map(readSwitch)
    }

    /// Turns the switch on or off, optionally with an animation. Sends no event.
    open func setOn(_ on: Bool, animated: Bool) {
        isOnStorage = on
    }

    /// The fixed size of a switch.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.standardSize }

    /// The fixed size of a switch, without the alignment insets.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UISwitch.standardSize.width - 2, height: UISwitch.standardSize.height)
    }

    /// Two points at the right edge.
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    }

    // MARK: User interaction

    /// Toggles the switch at a tap. After a drag of the thumb, the switch takes the side where the touch ends.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let place = touch.location(in: self).x
        let isDragged = abs(place - start) >= 10
        let isOnNow = isDragged ? place > bounds.midX : !isOn
        guard isOnNow != isOn else { return }
        setOn(isOnNow, animated: true)
        sendValueChanged(event)
    }

    /// Records where the touch begins.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: self).x
        return true
    }

    /// A tap or pan recognizer of a superview doesn't begin on the switch. Follows Apple's page "UIGestureRecognizer", on other controls.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let isPan = gestureRecognizer is UIPanGestureRecognizer && gestureRecognizer.view !== self
        return !isPan && !isTap(gestureRecognizer)
    }

    private var start: CGFloat = 0

    private static var standardSize: CGSize {
        Runtime.current.design == .glass ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    }
}
