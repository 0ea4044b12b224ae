/// A control that chooses a value between two ends. Follows Apple's page "UISlider".
@preconcurrency @MainActor
open class UISlider: UIControl {
    private var storage: Float = 0

    /// The value, kept between the ends. Setting it is not animated and sends no event. Default 0.
    open var value: Float {
        get { storage }
        set { setValue(newValue, animated: false) }
    }

    /// The lower end. Raising it moves the value, and the upper end, along. Default 0.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            clamp()
        }
    }

    /// The upper end. Lowering it moves the value, and the lower end, along. Default 1.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            clamp()
        }
    }

    /// Whether `.valueChanged` is sent all the while a finger moves, or once at its end. Default `true`.
    open var isContinuous = true

    /// The image at the lower end. Default `nil`.
    open var minimumValueImage: UIImage?

    /// The image at the upper end. Default `nil`.
    open var maximumValueImage: UIImage?

    /// The colour of the track below the thumb; `nil`, the default, is the tint colour.
    open var minimumTrackTintColor: UIColor?

    /// The colour of the track above the thumb; `nil`, the default, is the system's.
    open var maximumTrackTintColor: UIColor?

    /// The colour of the thumb; `nil`, the default, is the system's.
    open var thumbTintColor: UIColor?

    /// Moves the thumb to a value, in an animation if wanted. No event is sent.
    open func setValue(_ value: Float, animated: Bool) {
        storage = min(max(value, minimumValue), maximumValue)
    }

    // MARK: Images by state

    /// Sets the thumb's image in a state; `nil` takes it back.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state] = image
    }

    /// Sets the image of the track below the thumb in a state; `nil` takes it back.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTrackImages[state] = image
    }

    /// Sets the image of the track above the thumb in a state; `nil` takes it back.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTrackImages[state] = image
    }

    /// The thumb's image that was set for a state, or `nil`.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }

    /// The image of the track below the thumb that was set for a state, or `nil`.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }

    /// The image of the track above the thumb that was set for a state, or `nil`.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }

    private var thumbImages: [UIControl.State: UIImage] = [:]
    private var minimumTrackImages: [UIControl.State: UIImage] = [:]
    private var maximumTrackImages: [UIControl.State: UIImage] = [:]

    private func clamp() {
        storage = min(max(storage, minimumValue), maximumValue)
    }
}
