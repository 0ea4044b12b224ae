/// A control that chooses a value between two ends. Follows Apple's page "UISlider".
@preconcurrency @MainActor
open class UISlider: UIControl {
    private var storage: Float = 0

    /// Creates a slider with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a slider from an archive, such as a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.interface.map(readSlider)
    }

    /// The value, kept between the ends. Setting it is not animated and sends no event. Default 0.
    open var value: Float {
        get { storage }
        set { changing(.value) { setValue(newValue, animated: false) } }
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
    open var minimumTrackTintColor: UIColor? {
        didSet {
            if Appearances.isInUse { noteAppearance(\UISlider.minimumTrackTintColor, minimumTrackTintColor) }
        }
    }

    /// The colour of the track above the thumb; `nil`, the default, is the system's.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            if Appearances.isInUse { noteAppearance(\UISlider.maximumTrackTintColor, maximumTrackTintColor) }
        }
    }

    /// The colour of the thumb; `nil`, the default, is the system's.
    open var thumbTintColor: UIColor? {
        didSet { if Appearances.isInUse { noteAppearance(\UISlider.thumbTintColor, thumbTintColor) } }
    }

    /// Moves the thumb to a value, in an animation if wanted. No event is sent.
    open func setValue(_ value: Float, animated: Bool) {
        storage = min(max(value, minimumValue), maximumValue)
    }

    /// As high as the thumb, without what constraints leave out, and as wide as there is room.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UISlider.height - alignmentRectInsets.bottom)
    }

    /// Before iOS 26 two points at both sides and one at the lower edge, which constraints leave out.
    open override var alignmentRectInsets: UIEdgeInsets {
        Runtime.current.system >= .iOS(26) ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    }

    /// As high as the thumb, and as wide as it is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UISlider.height)
    }

    private static var height: CGFloat { Runtime.current.system >= .iOS(26) ? 34 : 31 }

    // MARK: Images by state

    /// Sets the thumb's image in a state; `nil` takes it back.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        if Appearances.isInUse {
            noteAppearance("thumbImage", [state.rawValue]) { $0.setThumbImage(image, for: state) }
        }
        thumbImages[state] = image
    }

    /// Sets the image of the track below the thumb in a state; `nil` takes it back.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        if Appearances.isInUse {
            noteAppearance("minimumTrackImage", [state.rawValue]) {
                $0.setMinimumTrackImage(image, for: state)
            }
        }
        minimumTrackImages[state] = image
    }

    /// Sets the image of the track above the thumb in a state; `nil` takes it back.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        if Appearances.isInUse {
            noteAppearance("maximumTrackImage", [state.rawValue]) {
                $0.setMaximumTrackImage(image, for: state)
            }
        }
        maximumTrackImages[state] = image
    }

    /// The thumb's image that was set for a state, or `nil`.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }

    /// The image of the track below the thumb that was set for a state, or `nil`.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }

    /// The image of the track above the thumb that was set for a state, or `nil`.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }

    /// The thumb's image that is shown; `nil` for the system's.
    open var currentThumbImage: UIImage? { shown(thumbImages) }

    /// The image of the track below the thumb that is shown; `nil` for the system's.
    open var currentMinimumTrackImage: UIImage? { shown(minimumTrackImages) }

    /// The image of the track above the thumb that is shown; `nil` for the system's.
    open var currentMaximumTrackImage: UIImage? { shown(maximumTrackImages) }

    /// As set for the state, or else for the normal one.
    private func shown(_ images: [UIControl.State: UIImage]) -> UIImage? {
        images[state] ?? images[.normal]
    }

    private var thumbImages: [UIControl.State: UIImage] = [:]
    private var minimumTrackImages: [UIControl.State: UIImage] = [:]
    private var maximumTrackImages: [UIControl.State: UIImage] = [:]

    // MARK: Places

    /// Where the image at the lower end is, for the slider's bounds. Called for its layout; do not call it.
    ///
    /// Follows Apple's page "minimumValueImageRect(forBounds:)".
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, in: bounds, atEnd: isRightToLeft)
    }

    /// Where the image at the upper end is, for the slider's bounds. Called for its layout; do not call it.
    ///
    /// Follows Apple's page "maximumValueImageRect(forBounds:)".
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, in: bounds, atEnd: !isRightToLeft)
    }

    /// Where the track is, for the slider's bounds. Called for its layout; do not call it.
    ///
    /// Follows Apple's page "trackRect(forBounds:)".
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (left, right) = (
            isRightToLeft ? maximumValueImage : minimumValueImage,
            isRightToLeft ? minimumValueImage : maximumValueImage
        )
        let start = bounds.minX + 2 + (left.map { $0.size.width + Self.imageGap } ?? 0)
        let end = bounds.maxX - 2 - (right.map { $0.size.width + Self.imageGap } ?? 0)
        return CGRect(x: start, y: bounds.midY - 2, width: max(0, end - start), height: 4)
    }

    /// Where the thumb is, for the slider's bounds, the track's place and a value. Called for its layout; do not call it.
    ///
    /// Follows Apple's page "thumbRect(forBounds:trackRect:value:)".
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumb, height: Self.thumb)
        let span = maximumValue - minimumValue
        let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
        // The thumb reaches two points beyond the track.
        let x = rect.minX - 2 + (isRightToLeft ? 1 - part : part) * (rect.width + 4 - size.width)
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

    // MARK: The user

    /// Takes hold of the thumb: a finger elsewhere moves nothing.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        grip = touch.location(in: self).x - thumbCenter
        return abs(grip) <= Self.thumb
    }

    /// Moves the thumb along, and tells of it if ``isContinuous``.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: boundsStorage)
        let first = thumbRect(forBounds: boundsStorage, trackRect: track, value: minimumValue).midX
        let last = thumbRect(forBounds: boundsStorage, trackRect: track, value: maximumValue).midX
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

    /// Lets go of the thumb, and tells of its way if that was not told all the while.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if hasMoved, !isContinuous { sendValueChanged(event) }
        hasMoved = false
    }

    /// Lets go of the thumb.
    open override func cancelTracking(with event: UIEvent?) {
        hasMoved = false
    }

    /// A swipe or a pan of a view above that begins on the thumb is the slider's. Follows Apple's page
    /// "gestureRecognizerShouldBegin(_:)".
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer.view !== self, isTracking else { return true }
        return !(gestureRecognizer is UISwipeGestureRecognizer || gestureRecognizer is UIPanGestureRecognizer)
    }

    /// Raises the value by a tenth of the way, and tells of it. Follows Apple's page "accessibilityIncrement()".
    open override func accessibilityIncrement() {
        super.accessibilityIncrement()
        adjust(by: 0.1)
    }

    /// Lowers the value by a tenth of the way, and tells of it. Follows Apple's page "accessibilityDecrement()".
    open override func accessibilityDecrement() {
        super.accessibilityDecrement()
        adjust(by: -0.1)
    }

    private func adjust(by part: Float) {
        let old = value
        changing(.value) { setValue(value + part * (maximumValue - minimumValue), animated: true) }
        if value != old { sendValueChanged(nil) }
    }

    private var grip: CGFloat = 0
    private var hasMoved = false
    private static let thumb: CGFloat = 31

    package var thumbCenter: CGFloat { thumbRect.midX }

    var thumbRect: CGRect {
        let bounds = boundsStorage
        return thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    private func clamp() {
        storage = min(max(storage, minimumValue), maximumValue)
    }
}
