/// A control that selects a value from a range. Follows Apple's page "UISlider".
@preconcurrency @MainActor
open class UISlider: UIControl {
    private var storage: Float = 0
    private(set) var track: TrackConfiguration?

    /// Creates a slider with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a slider from an archive, such as a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.interface.map(readSlider)
    }

    /// The value, clamped to the range. Setting it isn't animated and sends no event. Default 0.
    open var value: Float {
        get { storage }
        set { changing(.value) { setValue(newValue, animated: false) } }
    }

    /// The minimum value. Raising it also raises a lower value and a lower maximum. Default 0.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            clamp()
        }
    }

    /// The maximum value. Lowering it also lowers a higher value and a higher minimum. Default 1.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            clamp()
        }
    }

    /// Whether the slider sends `.valueChanged` continuously during a drag, or once at its end. Default `true`.
    open var isContinuous = true

    /// The image at the minimum end. Default `nil`.
    open var minimumValueImage: UIImage?

    /// The image at the maximum end. Default `nil`.
    open var maximumValueImage: UIImage?

    /// The color of the track from the minimum to the thumb; `nil`, the default, uses the tint color.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            if Appearances.isInUse { noteAppearance(\UISlider.minimumTrackTintColor, minimumTrackTintColor) }
        }
    }

    /// The color of the track from the thumb to the maximum; `nil`, the default, uses the system's color.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            if Appearances.isInUse { noteAppearance(\UISlider.maximumTrackTintColor, maximumTrackTintColor) }
        }
    }

    /// The color of the thumb; `nil`, the default, uses the system's color.
    open var thumbTintColor: UIColor? {
        didSet { if Appearances.isInUse { noteAppearance(\UISlider.thumbTintColor, thumbTintColor) } }
    }

    /// Sets the value, optionally with an animation. Sends no event.
    open func setValue(_ value: Float, animated: Bool) {
        storage = allowed(value)
    }

    /// Whether the slider has a thumb. Default `.default`. iOS 26. Follows Apple's page "sliderStyle".
    open var sliderStyle = Style.default

    func configure(_ track: TrackConfiguration?) {
        self.track = track
        clamp()
    }

    /// The height of the thumb without the alignment insets. The width is flexible.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UISlider.height - alignmentRectInsets.bottom)
    }

    /// Before iOS 26, two points at both sides and one at the bottom.
    open override var alignmentRectInsets: UIEdgeInsets {
        isGlass ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    }

    /// The height of the thumb, and the given width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UISlider.height)
    }

    private static var height: CGFloat { Runtime.current.design == .glass ? 34 : 31 }

    // MARK: Images by state

    /// Sets the thumb's image for a state; `nil` removes it.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        if Appearances.isInUse {
            noteAppearance("thumbImage", [state.rawValue]) { $0.setThumbImage(image, for: state) }
        }
        thumbImages[state] = image
    }

    /// Sets the image of the track from the minimum to the thumb for a state; `nil` removes it.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        if Appearances.isInUse {
            noteAppearance("minimumTrackImage", [state.rawValue]) {
                $0.setMinimumTrackImage(image, for: state)
            }
        }
        minimumTrackImages[state] = image
    }

    /// Sets the image of the track from the thumb to the maximum for a state; `nil` removes it.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        if Appearances.isInUse {
            noteAppearance("maximumTrackImage", [state.rawValue]) {
                $0.setMaximumTrackImage(image, for: state)
            }
        }
        maximumTrackImages[state] = image
    }

    /// The thumb's image for a state, or `nil` if none was set.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }

    /// The minimum track image for a state, or `nil` if none was set.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }

    /// The maximum track image for a state, or `nil` if none was set.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }

    /// The current thumb image; `nil` for the system's.
    open var currentThumbImage: UIImage? { shown(thumbImages) }

    /// The current minimum track image; `nil` for the system's.
    open var currentMinimumTrackImage: UIImage? { shown(minimumTrackImages) }

    /// The current maximum track image; `nil` for the system's.
    open var currentMaximumTrackImage: UIImage? { shown(maximumTrackImages) }

    /// The image for the current state, or else for the normal state.
    private func shown(_ images: [UIControl.State: UIImage]) -> UIImage? {
        images[state] ?? images[.normal]
    }

    private var thumbImages: [UIControl.State: UIImage] = [:]
    private var minimumTrackImages: [UIControl.State: UIImage] = [:]
    private var maximumTrackImages: [UIControl.State: UIImage] = [:]

    // MARK: Rectangles

    /// The rectangle of the minimum value image for the slider's bounds. Called during layout; don't call it directly.
    ///
    /// Follows Apple's page "minimumValueImageRect(forBounds:)".
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, in: bounds, atEnd: isRightToLeft)
    }

    /// The rectangle of the maximum value image for the slider's bounds. Called during layout; don't call it directly.
    ///
    /// Follows Apple's page "maximumValueImageRect(forBounds:)".
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, in: bounds, atEnd: !isRightToLeft)
    }

    /// The rectangle of the track for the slider's bounds. Called during layout; don't call it directly.
    ///
    /// Follows Apple's page "trackRect(forBounds:)".
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (left, right) = (
            isRightToLeft ? maximumValueImage : minimumValueImage,
            isRightToLeft ? minimumValueImage : maximumValueImage
        )
        let (inset, height): (CGFloat, CGFloat) = isGlass ? (0, 6) : (2, 4)
        let start = bounds.minX + inset + (left.map { $0.size.width + Self.imageGap } ?? 0)
        let end = bounds.maxX - inset - (right.map { $0.size.width + Self.imageGap } ?? 0)
        return CGRect(x: start, y: bounds.midY - height / 2, width: max(0, end - start), height: height)
    }

    /// The rectangle of the thumb for the slider's bounds, the track's rectangle and a value. Called during layout; don't call it directly.
    ///
    /// Follows Apple's page "thumbRect(forBounds:trackRect:value:)".
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? Self.thumbSize
        let span = maximumValue - minimumValue
        let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
        // The thumb extends two points beyond the track, and is within it since iOS 26.
        let excess: CGFloat = isGlass ? 0 : 2
        let x =
            rect.minX - excess + (isRightToLeft ? 1 - part : part) * (rect.width + 2 * excess - size.width)
        return CGRect(origin: CGPoint(x: x, y: rect.midY - size.height / 2), size: size)
    }

    private func imageRect(_ image: UIImage?, in bounds: CGRect, atEnd: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            origin: CGPoint(
                x: atEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2),
            size: size)
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private static let imageGap: CGFloat = 8

    // MARK: User interaction

    /// Starts a drag if the touch is on the thumb, or if there is none. Touches elsewhere change nothing.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        grip = touch.location(in: self).x - thumbCenter
        return sliderStyle == .thumbless || abs(grip) <= Self.thumb
    }

    /// Moves the thumb with the touch, and sends `.valueChanged` if ``isContinuous``.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
        let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
        let part = first == last ? 0 : (touch.location(in: self).x - grip - first) / (last - first)
        let old = value
        changing(.value) {
            setValue(minimumValue + Float(part) * (maximumValue - minimumValue), animated: false)
        }
        guard value != old else { return true }
        hasMoved = true
        if isContinuous { sendValueChanged(event) }
        return true
    }

    /// Ends the drag, and sends `.valueChanged` if ``isContinuous`` is `false`.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if hasMoved, !isContinuous { sendValueChanged(event) }
        hasMoved = false
    }

    /// Cancels the drag.
    open override func cancelTracking(with event: UIEvent?) {
        hasMoved = false
    }

    /// A swipe or pan recognizer of a superview doesn't begin on the thumb. Follows Apple's page "gestureRecognizerShouldBegin(_:)".
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer.view !== self, isTracking else { return true }
        return !(gestureRecognizer is UISwipeGestureRecognizer || gestureRecognizer is UIPanGestureRecognizer)
    }

    /// Raises the value by a tenth of the range or to the next tick, and sends `.valueChanged`. Follows Apple's page "accessibilityIncrement()".
    open override func accessibilityIncrement() {
        super.accessibilityIncrement()
        adjust(by: 0.1)
    }

    /// Lowers the value by a tenth of the range or to the previous tick, and sends `.valueChanged`. Follows Apple's page "accessibilityDecrement()".
    open override func accessibilityDecrement() {
        super.accessibilityDecrement()
        adjust(by: -0.1)
    }

    private func adjust(by part: Float) {
        let old = value
        let stop = track?.stop(after: position, isUpward: part > 0)
        let next = stop.map(value(at:)) ?? value + part * (maximumValue - minimumValue)
        changing(.value) { setValue(next, animated: true) }
        if value != old { sendValueChanged(nil) }
    }

    private var grip: CGFloat = 0
    private var hasMoved = false
    private static let thumb: CGFloat = 31

    /// The size of the system's thumb: since iOS 26 a capsule of the size that a switch's has.
    private static var thumbSize: CGSize {
        Runtime.current.design == .glass
            ? CGSize(width: 37, height: 24) : CGSize(width: thumb, height: thumb)
    }

    package var thumbCenter: CGFloat { thumbRect.midX }

    var thumbRect: CGRect {
        return thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    private func clamp() { storage = allowed(storage) }
}
