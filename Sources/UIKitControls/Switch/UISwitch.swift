/// A control that is on or off. Follows Apple's page "UISwitch".
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// How a switch is drawn. Follows Apple's page "UISwitch.Style".
    public enum Style: Int, Sendable {
        /// As the device has it.
        case automatic
        /// As a box with a check mark, which a Mac alone has.
        case checkbox
        /// As a thumb that slides.
        case sliding
    }

    /// Whether the switch is on. Setting it is not animated and sends no event. Default `false`.
    open var isOn: Bool {
        get { isOnStorage }
        set { changing(.on) { setOn(newValue, animated: false) } }
    }

    private var isOnStorage = false

    /// The colour while on; `nil`, the default, is the system's green.
    open var onTintColor: UIColor? {
        didSet { if Appearances.isInUse { noteAppearance(\UISwitch.onTintColor, onTintColor) } }
    }

    /// The colour of the thumb; `nil`, the default, is the system's.
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

    /// The text beside a check mark on a Mac. Default `nil`. iOS 14.
    open var title: String?

    /// How the switch is wished to be drawn. Default `.automatic`. iOS 14.
    open var preferredStyle = UISwitch.Style.automatic

    /// How the switch is drawn: on everything but a Mac, `.sliding`. iOS 14.
    open var style: UISwitch.Style { .sliding }

    /// Creates a switch that is off. The frame's size does not count.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.standardSize))
    }

    /// Creates a switch from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = UISwitch.standardSize
        coder.interface.map(readSwitch)
    }

    /// Turns the switch on or off, in an animation if wanted. No event is sent.
    open func setOn(_ on: Bool, animated: Bool) {
        isOnStorage = on
    }

    /// The size of every switch.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.standardSize }

    /// The size that constraints give every switch, without the margin around it.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UISwitch.standardSize.width - 2, height: UISwitch.standardSize.height)
    }

    /// Two points at the right edge, which constraints leave out.
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    }

    // MARK: The user

    /// Turns the switch over at a tap; a finger that has dragged the thumb leaves it on the side where it goes up.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let place = touch.location(in: self).x
        let isDragged = abs(place - start) >= 10
        let isOnNow = isDragged ? place > boundsStorage.midX : !isOn
        guard isOnNow != isOn else { return }
        setOn(isOnNow, animated: true)
        sendValueChanged(event)
    }

    /// Notes where the finger comes down.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: self).x
        return true
    }

    /// A tap or a pan of a view above does not get what is the switch's. Follows Apple's page
    /// "UIGestureRecognizer", on other controls.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let isPan = gestureRecognizer is UIPanGestureRecognizer && gestureRecognizer.view !== self
        return !isPan && !isTap(gestureRecognizer)
    }

    private var start: CGFloat = 0

    private static var standardSize: CGSize {
        Runtime.current.system >= .iOS(26) ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
    }
}
