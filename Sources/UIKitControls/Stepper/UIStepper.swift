/// A control with two halves that make a value smaller and larger. iOS 5. Follows Apple's page "UIStepper".
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private var storage = 0.0
    private var images = StepperImages()
    private var press: StepperPress?

    /// Creates a stepper. The frame's size does not count.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.standardSize))
    }

    /// Creates a stepper from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = UIStepper.standardSize
        coder.interface.map(readStepper)
    }

    // MARK: Values

    /// Whether `.valueChanged` is sent at each step while a finger is down, or once when it goes up. Default `true`.
    open var isContinuous = true

    /// Whether a finger that stays down makes one step after the other, the faster the longer it stays. Default `true`.
    open var autorepeat = true

    /// Whether a step beyond an end leads to the other end. Default `false`.
    open var wraps = false

    /// The value, kept between the ends. Setting it sends no event. Default 0.
    open var value: Double {
        get { storage }
        set { changing(.value) { storage = min(max(newValue, minimumValue), maximumValue) } }
    }

    /// The lowest value; default 0. If the stepper's value is lower, it is raised. A minimum at or above ``maximumValue`` raises an
    /// exception.
    ///
    /// Follows Apple's page "minimumValue".
    open var minimumValue = 0.0 {
        didSet {
            guard minimumValue >= maximumValue else { return value = storage }
            minimumValue = oldValue
            refuse("minimumValue must be less than maximumValue.")
        }
    }

    /// The highest value; default 100. If the stepper's value is higher, it is lowered. A maximum at or below ``minimumValue`` raises an
    /// exception.
    ///
    /// Follows Apple's page "maximumValue".
    open var maximumValue = 100.0 {
        didSet {
            guard maximumValue <= minimumValue else { return value = storage }
            maximumValue = oldValue
            refuse("maximumValue must be greater than minimumValue.")
        }
    }

    /// How far one step goes. Zero and less raise an exception. Default 1.
    open var stepValue = 1.0 {
        didSet {
            guard stepValue <= 0 else { return }
            stepValue = oldValue
            refuse("stepValue must be greater than 0.")
        }
    }

    private func refuse(_ reason: String) {
        Runtime.current.diagnostics.raise(.invalidArgument, "UIStepper's \(reason)")
    }

    // MARK: Size

    /// The size of every stepper.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.standardSize }

    /// The size of every stepper.
    open override var intrinsicContentSize: CGSize { UIStepper.standardSize }

    /// Evidence: geo-stepper-early, geo-stepper.
    private static var standardSize: CGSize {
        CGSize(width: 94, height: Runtime.current.system >= .iOS(13) ? 32 : 29)
    }

    // MARK: Images by state

    /// Sets the image behind both halves in a state; `nil` takes it back. iOS 6.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        images.backgrounds[state] = image
    }

    /// The image behind both halves that was set for a state, or `nil`. iOS 6.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { images.backgrounds[state] }

    /// Sets the image between the halves where each is in a state; `nil` takes it back. iOS 6.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        images.dividers[StepperImages.Pair(left: leftState, right: rightState)] = image
    }

    /// The image between the halves that was set for their states, or `nil`. iOS 6.
    open func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
    ) -> UIImage? {
        images.dividers[StepperImages.Pair(left: state, right: rightSegmentState)]
    }

    /// Sets the image of the half that makes the value larger in a state; `nil` takes it back. iOS 6.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        images.increments[state] = image
    }

    /// The image of the half that makes the value larger that was set for a state, or `nil`. iOS 6.
    open func incrementImage(for state: UIControl.State) -> UIImage? { images.increments[state] }

    /// Sets the image of the half that makes the value smaller in a state; `nil` takes it back. iOS 6.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        images.decrements[state] = image
    }

    /// The image of the half that makes the value smaller that was set for a state, or `nil`. iOS 6.
    open func decrementImage(for state: UIControl.State) -> UIImage? { images.decrements[state] }

    // MARK: The user

    /// Presses the half under the finger.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press = StepperPress(of: self, on: half(under: touch))
        return true
    }

    /// Presses the other half where the finger has gone there, and none while it is outside.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press?.half = isTouchInside ? half(under: touch) : nil
        return true
    }

    /// Makes the step of a tap.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { press?.goUp(event) }
        endPress()
    }

    /// Makes no further step.
    open override func cancelTracking(with event: UIEvent?) { endPress() }

    /// A tap recogniser of a view above does not get a tap on the stepper. Follows Apple's page
    /// "UIGestureRecognizer", on other controls.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isTap(gestureRecognizer)
    }

    private func endPress() {
        press?.end()
        press = nil
    }

    // MARK: For the look

    var pressedHalf: StepperHalf? { press?.half }

    var shownImages: StepperImages { images }
}
