/// A control with two halves that decrement and increment a value. iOS 5. Follows Apple's page "UIStepper".
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private var storage = 0.0
    private var images = StepperImages()
    private var press: StepperPress?

    /// Creates a stepper. Ignores the frame's size.
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

    /// Whether the stepper sends `.valueChanged` at each step during a press, or once when the press ends. Default `true`.
    open var isContinuous = true

    /// Whether a continued press repeats the step at an increasing rate. Default `true`.
    open var autorepeat = true

    /// Whether a step beyond one limit wraps to the other limit. Default `false`.
    open var wraps = false

    /// The value, clamped to the limits. Setting it sends no event. Default 0.
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

    /// The amount of one step. A value of zero or less raises an exception. Default 1.
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

    /// The fixed size of a stepper.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.standardSize }

    /// The fixed size of a stepper.
    open override var intrinsicContentSize: CGSize { UIStepper.standardSize }

    /// Evidence: geo-stepper-early, geo-stepper.
    private static var standardSize: CGSize {
        CGSize(width: 94, height: Runtime.current.system >= .iOS(13) ? 32 : 29)
    }

    // MARK: Images by state

    /// Sets the background image of both halves for a state; `nil` removes it. iOS 6.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        images.backgrounds[state] = image
    }

    /// The background image for a state, or `nil` if none was set. iOS 6.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { images.backgrounds[state] }

    /// Sets the divider image for a combination of states of the two halves; `nil` removes it. iOS 6.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        images.dividers[StepperImages.Pair(left: leftState, right: rightState)] = image
    }

    /// The divider image for a combination of states, or `nil` if none was set. iOS 6.
    open func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
    ) -> UIImage? {
        images.dividers[StepperImages.Pair(left: state, right: rightSegmentState)]
    }

    /// Sets the image of the increment half for a state; `nil` removes it. iOS 6.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        images.increments[state] = image
    }

    /// The image of the increment half for a state, or `nil` if none was set. iOS 6.
    open func incrementImage(for state: UIControl.State) -> UIImage? { images.increments[state] }

    /// Sets the image of the decrement half for a state; `nil` removes it. iOS 6.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        images.decrements[state] = image
    }

    /// The image of the decrement half for a state, or `nil` if none was set. iOS 6.
    open func decrementImage(for state: UIControl.State) -> UIImage? { images.decrements[state] }

    // MARK: User interaction

    /// Presses the half under the touch.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press = StepperPress(of: self, on: half(under: touch))
        return true
    }

    /// Presses the half under the touch, and neither half while the touch is outside.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press?.half = isTouchInside ? half(under: touch) : nil
        return true
    }

    /// Ends the press. A tap makes its step now.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { press?.goUp(event) }
        endPress()
    }

    /// Ends the press without a further step.
    open override func cancelTracking(with event: UIEvent?) { endPress() }

    /// A tap recognizer of a superview doesn't begin on the stepper. Follows Apple's page "UIGestureRecognizer", on other controls.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isTap(gestureRecognizer)
    }

    private func endPress() {
        press?.end()
        press = nil
    }

    // MARK: Drawing

    var pressedHalf: StepperHalf? { press?.half }

    var shownImages: StepperImages { images }
}
