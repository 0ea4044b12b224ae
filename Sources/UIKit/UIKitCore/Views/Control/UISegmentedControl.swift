/// A row of segments, one of which is selected. Follows Apple's page "UISegmentedControl".
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, UISpringLoadedInteractionSupporting {
    /// The segments that a value is for. iOS 5. Follows Apple's page "UISegmentedControl.Segment".
    public enum Segment: Int, Sendable {
        /// All segments.
        case any = 0
        /// The leftmost of several segments.
        case left = 1
        /// The segments in between.
        case center = 2
        /// The rightmost of several segments.
        case right = 3
        /// The only segment.
        case alone = 4
    }

    private struct Entry {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var isEnabled = true
        var width: CGFloat = 0
        var offset = CGSize.zero
    }

    /// The index for no segment.
    public static let noSegment = -1

    package var looks = SegmentLooks()

    private var segments: [Entry] = [] {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The selected segment, or ``noSegment``, the default. Setting it sends no event, and does nothing while ``isMomentary`` is `true`.
    open var selectedSegmentIndex: Int {
        get { selection }
        set { changing(.selectedSegmentIndex) { if !isMomentary { selection = newValue } } }
    }

    private var selection = UISegmentedControl.noSegment

    /// Whether a segment is selected only while it is touched. Default `false`.
    open var isMomentary = false

    /// Whether spring loading selects segments. Default `false`. iOS 11.
    open var isSpringLoaded: Bool {
        get { springLoad != nil }
        set {
            setSpring(newValue, SegmentSpring()) { [weak self] context in
                if let index = context.targetItem as? Int { self?.choose(index, nil) }
            }
        }
    }

    /// Whether segments with an automatic width have the width of their content. Default `false`.
    open var apportionsSegmentWidthsByContent = false {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The size of the segments. Those with an automatic width have the width of the widest title. Images have no size here.
    ///
    /// The height is without the point that the alignment rectangle omits.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: measuredSize.width, height: measuredSize.height - alignmentRectInsets.bottom)
    }

    /// A point at the bottom edge.
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    }

    /// The size of the segments, regardless of the proposed size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { measuredSize }

    private var measuredSize: CGSize {
        SegmentSizes(
            titles: segments.map { $0.title ?? "" }, fixedWidths: segments.map(\.width),
            areEqual: !apportionsSegmentWidthsByContent
        ).size
    }

    /// The color of the selected segment; `nil`, the default, for the system's. iOS 13.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            if Appearances.isInUse {
                noteAppearance(\UISegmentedControl.selectedSegmentTintColor, selectedSegmentTintColor)
            }
        }
    }

    /// Creates a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control with a segment for each string, image or, from iOS 14 on, action.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { item in
            if let action = item as? UIAction { return UISegmentedControl.segment(action) }
            return Entry(title: item as? String, image: item as? UIImage)
        }
    }

    /// Creates a control with a segment for each action, which shows the action's image, or else its title. iOS 14.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map(UISegmentedControl.segment)
    }

    /// Creates a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.interfaceArchive?.read(self)
    }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title. An index beyond the last segment means the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Entry(title: title), at: segment)
    }

    /// Inserts a segment with an image. An index beyond the last segment means the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Entry(image: image), at: segment)
    }

    /// Inserts a segment with an action. An index beyond the last segment means the end.
    ///
    /// A segment at this index with the action's identifier is updated; a segment with the identifier at another index is removed, and with
    /// it its selection. iOS 14. Follows UISegmentedControl.h.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(action, at: segment)
    }

    /// Removes a segment. An index beyond the last segment means the last one.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let index = pinned(segment) else { return }
        segments.remove(at: index)
        if selection == index {
            selection = UISegmentedControl.noSegment
        } else if selection > index {
            selection -= 1
        }
    }

    /// Removes all segments.
    open func removeAllSegments() {
        segments = []
        selection = UISegmentedControl.noSegment
    }

    /// Sets the title of a segment, which replaces its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    /// Returns the title of a segment; `nil` if it shows an image.
    open func titleForSegment(at segment: Int) -> String? {
        pinned(segment).flatMap { segments[$0].title }
    }

    /// Sets the image of a segment, which replaces its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    /// Returns the image of a segment; `nil` if it shows a title.
    open func imageForSegment(at segment: Int) -> UIImage? {
        pinned(segment).flatMap { segments[$0].image }
    }

    /// Sets the action of a segment, which shows the action's image, or else its title. Raises an exception if another segment has the
    /// action's identifier. iOS 14.
    ///
    /// Follows UISegmentedControl.h.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard let index = pinned(segment), mayIdentify(index, by: action) else { return }
        update(index, with: action)
    }

    /// Returns the action of a segment; `nil` for none. iOS 14.
    open func actionForSegment(at segment: Int) -> UIAction? {
        pinned(segment).flatMap { segments[$0].action }
    }

    /// Returns the index of the segment whose action has an identifier; `NSNotFound` if there is none. iOS 14. Follows UISegmentedControl.h.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Sets the width of a segment in points; 0 for automatic.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width }
    }

    /// Returns the width that was set for a segment. Default 0: automatic.
    open func widthForSegment(at segment: Int) -> CGFloat {
        pinned(segment).map { segments[$0].width } ?? 0
    }

    /// Sets the offset of a segment's content.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }

    /// Returns the offset of a segment's content. Default zero.
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        pinned(segment).map { segments[$0].offset } ?? .zero
    }

    /// Enables or disables a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Returns whether a segment is enabled. Default `true`.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        pinned(segment).map { segments[$0].isEnabled } ?? false
    }

    // MARK: Appearance

    /// Sets the title attributes for a state; `nil` removes them. iOS 5.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        if Appearances.isInUse {
            noteAppearance("titleTextAttributes", [state.rawValue]) {
                $0.setTitleTextAttributes(attributes, for: state)
            }
        }
        looks.titleAttributes[state] = attributes
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Returns the title attributes for a state; `nil` if none were set for it. iOS 5.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        looks.titleAttributes[state]
    }

    /// Sets the background image for a state; `nil` removes it. iOS 5.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        if Appearances.isInUse {
            noteAppearance("backgroundImage", [state.rawValue, UInt(barMetrics.rawValue)]) {
                $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
            }
        }
        looks.backgrounds[SegmentLooks.Place(state, barMetrics)] = backgroundImage
        setNeedsDisplay()
    }

    /// Returns the background image for a state; `nil` if none was set for it. iOS 5.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.backgrounds[SegmentLooks.Place(state, barMetrics)]
    }

    /// Sets the image between two segments for their states; `nil` removes it. iOS 5.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        if Appearances.isInUse {
            noteAppearance(
                "dividerImage", [leftState.rawValue, rightState.rawValue, UInt(barMetrics.rawValue)]
            ) {
                $0.setDividerImage(
                    dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
                    barMetrics: barMetrics)
            }
        }
        looks.dividers[SegmentLooks.Place(leftState, rightState, barMetrics)] = dividerImage
        setNeedsDisplay()
    }

    /// Returns the image between two segments for their states; `nil` if none was set. iOS 5.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        looks.dividers[SegmentLooks.Place(leftState, rightState, barMetrics)]
    }

    /// Sets the offset of the content for some segments. iOS 5.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
        barMetrics: UIBarMetrics
    ) {
        if Appearances.isInUse {
            noteAppearance(
                "contentPositionAdjustment",
                [UInt(leftCenterRightOrAlone.rawValue), UInt(barMetrics.rawValue)]
            ) {
                $0.setContentPositionAdjustment(
                    adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
            }
        }
        looks.adjustments[SegmentLooks.Kind(leftCenterRightOrAlone, barMetrics)] = adjustment
        setNeedsDisplay()
    }

    /// Returns the offset of the content for some segments. Default zero. iOS 5.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        looks.adjustments[SegmentLooks.Kind(leftCenterRightOrAlone, barMetrics)] ?? .zero
    }

    // MARK: User interaction

    /// Selects the segment where the touch ends, and performs its action. The selected segment isn't selected again.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside, let index = segment(at: touch.location(in: self).x) else { return }
        choose(index, event)
    }

    private func choose(_ index: Int, _ event: UIEvent?) {
        guard segments[index].isEnabled, index != selection || isMomentary else { return }
        changing(.selectedSegmentIndex) { selection = index }
        if let action = segments[index].action { sendAction(action) }
        sendValueChanged(event)
        if isMomentary { selection = UISegmentedControl.noSegment }
    }

    /// A superview's tap gesture recognizer doesn't receive taps on a segment. Follows Apple's page "UIGestureRecognizer", on other
    /// controls.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isTap(gestureRecognizer)
    }

    /// Returns the rectangle of a segment. Segments with an automatic width share the width that the others leave.
    package func rect(ofSegment index: Int) -> CGRect {
        let fixed = segments.reduce(0) { $0 + $1.width }
        let free = segments.count { $0.width == 0 }
        let share = free > 0 ? max(0, bounds.width - fixed) / CGFloat(free) : 0
        let widths = segments.map { $0.width > 0 ? $0.width : share }
        let start = widths.prefix(index).reduce(0, +)
        return CGRect(x: start, y: 0, width: widths[index], height: bounds.height)
    }

    fileprivate func segment(at x: CGFloat) -> Int? {
        segments.indices.first { rect(ofSegment: $0).minX <= x && x < rect(ofSegment: $0).maxX }
    }

    private static func segment(_ action: UIAction) -> Entry {
        Entry(title: action.image == nil ? action.title : nil, image: action.image, action: action)
    }

    private func insert(_ action: UIAction, at index: Int) {
        let present = segmentIndex(identifiedBy: action.identifier)
        guard present != index else { return update(index, with: action) }
        if present != NSNotFound { removeSegment(at: present, animated: false) }
        insert(UISegmentedControl.segment(action), at: index)
    }

    private func update(_ index: Int, with action: UIAction) {
        let made = UISegmentedControl.segment(action)
        (segments[index].action, segments[index].title, segments[index].image) = (
            action, made.title, made.image
        )
    }

    private func mayIdentify(_ index: Int, by action: UIAction) -> Bool {
        let present = segmentIndex(identifiedBy: action.identifier)
        guard present != NSNotFound, present != index else { return true }
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "The action identifier \(action.identifier.rawValue) is already associated with segment \(present) of \(described(self))."
        )
        return false
    }

    private func insert(_ segment: Entry, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if selection >= index { selection += 1 }
    }

    private func change(_ segment: Int, _ body: (inout Entry) -> Void) {
        if let index = pinned(segment) { body(&segments[index]) }
    }

    /// UIKit treats an index beyond the last segment as the last.
    private func pinned(_ segment: Int) -> Int? {
        segments.isEmpty ? nil : min(max(segment, 0), segments.count - 1)
    }
}

/// Spring-loads each segment separately.
private final class SegmentSpring: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let control = interaction.view as? UISegmentedControl,
            let index = control.segment(at: context.location(in: control).x)
        else { return false }
        context.targetItem = index
        return control.isEnabledForSegment(at: index)
    }
}
