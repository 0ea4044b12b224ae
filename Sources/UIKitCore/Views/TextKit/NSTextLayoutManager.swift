import TextMetrics

/// Lays the elements of a document out in a container. iOS 15. Follows Apple's page "NSTextLayoutManager".
///
/// Each element becomes a fragment, and a fragment stays the same object until its element changes. All is laid out at once where it is
/// asked for, so that sizes are never estimated.
open class NSTextLayoutManager: NSObject, NSTextSelectionDataSource {
    /// What a segment of text is wanted for. Follows Apple's page "NSTextLayoutManager.SegmentType".
    public enum SegmentType: Int, Sendable {
        /// The text alone.
        case standard = 0
        /// A selection: a line that goes on in the next one is covered to its end.
        case selection = 1
        /// A highlight: the text alone.
        case highlight = 2
    }

    /// Which segments are enumerated. Follows Apple's page "NSTextLayoutManager.SegmentOptions".
    public struct SegmentOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The block gets no range.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
        /// Only the first and the last line.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
        /// Segments reach to the beginning of their line.
        public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
        /// Segments reach to the end of their line.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
        /// An empty range between two lines stands at the end of the first.
        public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
    }

    private weak var contents: NSTextContentManager?
    private var list = FragmentList()
    private var rendering = RenderingAttributes()
    private var validated: Set<ObjectIdentifier> = []
    private var knownProviders:
        [ObjectIdentifier: (place: any NSTextLocation, provider: NSTextAttachmentViewProvider)] = [:]
    /// The view that shows the text.
    package weak var textView: (any TextLayoutManagerView)?

    /// Creates a layout manager without contents and without a container.
    public override init() {
        super.init()
    }

    /// Decides on fragments, line breaks and links. Not retained.
    open weak var delegate: (any NSTextLayoutManagerDelegate)?

    /// Whether what a font has between two lines counts. Default `true`.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { invalidateAll() } }
    }

    /// Whether layout guards against text that was made to be slow. Default `false`. Kept: there is nothing to be guarded here.
    open var limitsLayoutForSuspiciousContents = false

    /// Whether words are hyphenated. Default `false`. Kept, not followed: there is no dictionary here.
    open var usesHyphenation = false

    // MARK: Contents

    /// The contents that are laid out. Not retained: they retain their layout managers.
    open var textContentManager: NSTextContentManager? { contents }

    /// Moves to other contents, with the container and the delegate. Follows Apple's page "replace(_:)".
    open func replace(_ textContentManager: NSTextContentManager) {
        textContentManager.addTextLayoutManager(self)
    }

    func moved(to contents: NSTextContentManager?) {
        self.contents = contents
        list = FragmentList()
        rendering = RenderingAttributes()
        changed()
    }

    /// Called after the contents have changed.
    func contentsChanged(_ edits: [(old: NSTextRange, new: NSTextRange)]) {
        rendering.change(edits, in: contents)
        let first = list.fragments.first
        list.forget()
        updateSelections()
        if first !== fragments.first { first?.invalidateLayout(); fragments.first?.invalidateLayout() }
        navigation?.flushLayoutCache()
        changed()
    }

    private func updateSelections() {
        textSelections = textSelections.map { selection in
            let ranges = selection.textRanges.map {
                contents?.adjustedRange(from: $0, forEditingTextSelection: true) ?? $0
            }
            return ranges == selection.textRanges ? selection : selection.textSelection(ranges)
        }
    }

    // MARK: Container

    /// The region in which the text is laid out. Default `nil`: lines end at newlines alone.
    open var textContainer: NSTextContainer? {
        didSet {
            guard textContainer !== oldValue else { return }
            if oldValue?.owner === self { oldValue?.owner = nil }
            textContainer?.owner = self
            invalidateAll()
        }
    }

    /// The rectangle that the text fills of its container.
    open var usageBoundsForTextContainer: CGRect {
        let frames = fragments.map(\.layoutFragmentFrame)
        return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    }

    var isRightToLeft: Bool { textContainer?.isRightToLeft ?? false }

    // MARK: Layout

    /// Lays out what is visible.
    open var textViewportLayoutController: NSTextViewportLayoutController { viewport }

    private lazy var viewport = NSTextViewportLayoutController(textLayoutManager: self)

    /// The queue on which layout would be done. Here it is done at once, on the caller's thread. Default `nil`.
    open var layoutQueue: OperationQueue?

    /// Lays a range out. Follows Apple's page "ensureLayout(for:)".
    open func ensureLayout(for range: NSTextRange) {
        for fragment in fragments where fragment.rangeInElement.touches(range) { fragment.ensureLayout() }
    }

    /// Lays out what lies in a rectangle of the container. Follows Apple's page "ensureLayout(for:)".
    open func ensureLayout(for bounds: CGRect) {
        for fragment in fragments {
            guard fragment.layoutFragmentFrame.minY < bounds.maxY else { return }
        }
    }

    /// Forgets the layout of a range. Follows Apple's page "invalidateLayout(for:)".
    open func invalidateLayout(for range: NSTextRange) {
        for fragment in list.fragments where fragment.rangeInElement.touches(range) {
            fragment.invalidateLayout()
        }
        changed()
    }

    private func invalidateAll() {
        for fragment in list.fragments { fragment.invalidateLayout() }
        changed()
    }

    private func changed() { textView?.textWasLaidOut(by: self) }

    func fragmentIsInvalid(_ fragment: NSTextLayoutFragment) {
        validated.remove(ObjectIdentifier(fragment))
        list.forgetPlaces()
    }

    /// The fragment at a point of the container: the one in whose heights the point is. `nil` above and beneath all.
    ///
    /// Follows Apple's page "textLayoutFragment(for:)".
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        fragments.first {
            let frame = $0.layoutFragmentFrame
            return frame.minY <= position.y && position.y < frame.maxY
        }
    }

    /// The fragment that holds a place of the document; for the end of the document `nil`.
    ///
    /// Follows Apple's page "textLayoutFragment(for:)".
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        fragments.first { $0.rangeInElement.contains(location) }
    }

    /// Calls a block with one fragment after another, until it returns `false`.
    ///
    /// Forward it begins with the fragment that holds a place, and without a place with the first; backward with the one before that which
    /// holds it, and without a place with the last. Returns where the fragments end; `nil` if there was none.
    /// Follows Apple's page "enumerateTextLayoutFragments(from:options:using:)".
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        let isReverse = options.contains(.reverse)
        var edge: (any NSTextLocation)?
        for fragment in fragments(from: location, options) {
            if options.contains(.ensuresLayout) { fragment.ensureLayout() }
            edge = isReverse ? fragment.rangeInElement.location : fragment.rangeInElement.endLocation
            guard block(fragment) else { break }
        }
        return edge
    }

    private func fragments(
        from location: (any NSTextLocation)?, _ options: NSTextLayoutFragment.EnumerationOptions
    ) -> [NSTextLayoutFragment] {
        if options.contains(.ensuresExtraLineFragment) { list.wantsExtraLine = true }
        let all = fragments
        guard options.contains(.reverse) else {
            guard let location else { return all }
            return all.filter { $0.rangeInElement.endLocation.isAfter(location) || $0.rangeInElement.isEmpty }
        }
        guard let location, let end = contents?.documentRange.endLocation, location.isBefore(end) else {
            return all.reversed()
        }
        return all.reversed().filter { !$0.rangeInElement.endLocation.isAfter(location) }
    }

    /// All fragments in order. They are made where that is not done, and not laid out.
    var fragments: [NSTextLayoutFragment] {
        list.fill(from: contents, making: fragment)
        return list.fragments
    }

    private func fragment(of element: NSTextElement) -> NSTextLayoutFragment {
        let start = element.elementRange?.location ?? CountedLocation(0)
        let fragment =
            delegate?.textLayoutManager(self, textLayoutFragmentFor: start, in: element)
            ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
        fragment.belongs(to: self)
        return fragment
    }

    /// The place of a fragment in the container.
    func frame(of fragment: NSTextLayoutFragment) -> CGRect {
        let size = fragment.size
        return CGRect(
            origin: CGPoint(x: textContainer?.lineFragmentPadding ?? 0, y: list.top(of: fragment)), size: size
        )
    }

    /// How many lines the fragments before one have.
    func linesBefore(_ fragment: NSTextLayoutFragment) -> Int {
        var count = 0
        for before in fragments {
            if before === fragment { break }
            before.ensureLayout()
            count += before.textLineFragments.count
        }
        return count
    }

    func choices(in fragment: NSTextLayoutFragment) -> LineChoices {
        var choices = LineChoices()
        guard let delegate else { return choices }
        choices.mayBreak = { [unowned self, unowned fragment] place in
            delegate.textLayoutManager(
                self, shouldBreakLineBefore: fragment.location(place), hyphenating: false)
        }
        return choices
    }

    // MARK: Selections

    /// What is selected, one for each insertion point. Default none.
    open var textSelections: [NSTextSelection] = []

    /// Moves and extends selections. Default one that asks this layout manager.
    open var textSelectionNavigation: NSTextSelectionNavigation {
        get {
            let known = navigation ?? NSTextSelectionNavigation(dataSource: self)
            navigation = known
            return known
        }
        set { navigation = newValue }
    }

    private var navigation: NSTextSelectionNavigation?

    // MARK: Asked by a selection navigation

    /// From the document's beginning to its end; empty without contents.
    open var documentRange: NSTextRange {
        contents?.documentRange ?? NSRange(location: 0, length: 0).textRange
    }

    /// The place that is a number of characters away; `nil` outside of the document.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        contents?.location(location, offsetBy: offset)
    }

    /// How many characters lie between two places; `NSNotFound` without contents.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        contents?.offset(from: from, to: to) ?? NSNotFound
    }

    /// Calls a block with characters, words, lines, sentences or paragraphs, as the options say; without one of these, with lines. They are
    /// those on the screen.
    ///
    /// Follows Apple's page "enumerateSubstrings(from:options:using:)".
    open func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions = [],
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateParts(from: location, options: options, using: block) }

    /// The part of a granularity that holds a place, or ends at the document's end with it; between words what lies between them in their
    /// paragraph.
    ///
    /// Follows Apple's page "textRange(for:enclosing:)".
    open func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange? { part(selectionGranularity, enclosing: location) }

    /// The direction that the paragraph's style says, or else that of the container's view.
    ///
    /// Follows Apple's page "baseWritingDirection(at:)".
    open func baseWritingDirection(at location: any NSTextLocation)
        -> NSTextSelectionNavigation.WritingDirection
    { writingDirection(at: location) }

    /// Calls a block with the sides of the characters of the line that holds a place, from left to right.
    ///
    /// Follows Apple's page "enumerateCaretOffsetsInLineFragment(at:using:)".
    open func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateCarets(at: location, using: block) }

    /// The range of the line whose heights hold a point; above all lines the first, and beneath all the last.
    ///
    /// Follows Apple's page "lineFragmentRange(for:inContainerAt:)".
    open func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation)
        -> NSTextRange?
    {
        lineRange(at: point)
    }

    /// Calls a block with the end of the document, or, in reverse, with its beginning: there is one container.
    ///
    /// Follows Apple's page "enumerateContainerBoundaries(from:reverse:using:)".
    open func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        block(reverse ? documentRange.location : documentRange.endLocation, &stop)
    }

    /// `.horizontal`.
    open func textLayoutOrientation(at location: any NSTextLocation)
        -> NSTextSelectionNavigation.LayoutOrientation
    { .horizontal }

    // MARK: Rendering attributes

    /// Calls a block with the ranges that have rendering attributes, from a place on or back from it, until it returns `false`.
    ///
    /// Follows Apple's page "enumerateRenderingAttributes(from:reverse:using:)".
    open func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        let runs = rendering.runs.filter {
            reverse ? $0.range.location.isBefore(location) : $0.range.endLocation.isAfter(location)
        }
        for run in reverse ? runs.reversed() : runs {
            guard block(self, run.attributes, run.range) else { return }
        }
    }

    /// Gives a range rendering attributes, instead of those that it had. They are shown in the place of the text's own; `NSNull` takes one of
    /// the text's away.
    open func setRenderingAttributes(
        _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
    ) {
        rendering.set(renderingAttributes, in: textRange)
        renderingChanged(textRange)
    }

    /// Gives a range one more rendering attribute; `nil` takes the text's own away.
    open func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
    ) {
        rendering.change(textRange) { $0[renderingAttribute] = value ?? NSNull() }
        renderingChanged(textRange)
    }

    /// Takes a rendering attribute from a range.
    open func removeRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
    ) {
        rendering.change(textRange) { $0[renderingAttribute] = nil }
        renderingChanged(textRange)
    }

    /// Takes all rendering attributes from a range. They are asked for again by ``renderingAttributesValidator``.
    open func invalidateRenderingAttributes(for textRange: NSTextRange) {
        rendering.set([:], in: textRange)
        renderingChanged(textRange)
    }

    private func renderingChanged(_ range: NSTextRange) {
        let isValidating = !validating.isEmpty
        for fragment in list.fragments where fragment.rangeInElement.touches(range) && !isValidating {
            fragment.invalidateLayout()
        }
        if !isValidating { changed() }
    }

    /// Called before a fragment is laid out, to give its range rendering attributes. Default `nil`.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?

    private var validating: Set<ObjectIdentifier> = []

    func validateRenderingAttributes(of fragment: NSTextLayoutFragment) {
        guard let validator = renderingAttributesValidator,
            validated.insert(ObjectIdentifier(fragment)).inserted
        else { return }
        validating.insert(ObjectIdentifier(fragment))
        validator(self, fragment)
        validating.remove(ObjectIdentifier(fragment))
    }

    /// The look of links: blue and underlined. Follows Apple's page "linkRenderingAttributes".
    open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
        [.foregroundColor: UIColor.blue, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }

    /// The look of a link: ``linkRenderingAttributes``, or what the delegate makes of them.
    ///
    /// Follows Apple's page "renderingAttributes(forLink:at:)".
    open func renderingAttributes(forLink link: Any, at location: any NSTextLocation)
        -> [NSAttributedString.Key: Any]
    {
        let usual = Self.linkRenderingAttributes
        return delegate?.textLayoutManager(
            self, renderingAttributesForLink: link, at: location, defaultAttributes: usual) ?? usual
    }

    /// The text of a fragment with rendering attributes and the look of links.
    func rendered(_ text: NSAttributedString, of fragment: NSTextLayoutFragment) -> NSAttributedString {
        let changed = NSMutableAttributedString(attributedString: text)
        var isChanged = false
        for run in rendering.runs where run.range.intersects(fragment.rangeInElement) {
            let start = max(0, offset(from: fragment.rangeInElement.location, to: run.range.location))
            let end = min(
                text.length, offset(from: fragment.rangeInElement.location, to: run.range.endLocation))
            guard start < end else { continue }
            changed.override(with: run.attributes, in: NSRange(location: start, length: end - start))
            isChanged = true
        }
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, range, _ in
            guard let link else { return }
            let look = renderingAttributes(forLink: link, at: fragment.location(range.location))
            changed.override(with: look, in: range)
            changed.removeAttribute(.link, range: range)
            isChanged = true
        }
        return isChanged ? changed : text
    }

    // MARK: Segments

    /// Calls a block with the parts of a range that are side by side on a line: the range, the rectangle in the container, how far the
    /// baseline is beneath its top, and the container. An empty range is a rectangle without a width. Ends when the block returns `false`.
    ///
    /// Follows Apple's page "enumerateTextSegments(in:type:options:using:)".
    open func enumerateTextSegments(
        in textRange: NSTextRange, type: NSTextLayoutManager.SegmentType,
        options: NSTextLayoutManager.SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        let container = textContainer ?? NSTextContainer()
        var segments = TextSegmentFinder(manager: self, type: type, options: options).segments(of: textRange)
        if options.contains(.middleFragmentsExcluded), segments.count > 2 {
            segments = [segments[0], segments[segments.count - 1]]
        }
        for segment in segments {
            let range = options.contains(.rangeNotRequired) ? nil : segment.range
            guard block(range, segment.frame, segment.baseline, container) else { return }
        }
    }

    // MARK: Editing

    /// Puts elements in the place of what a range covers. Follows Apple's page "replaceContents(in:with:)".
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        contents?.replaceContents(in: range, with: textElements)
    }

    /// Puts text in the place of what a range covers. Follows Apple's page "replaceContents(in:with:)".
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        if let storage = contents as? NSTextContentStorage {
            storage.replaceContents(in: range, with: attributedString)
        } else {
            contents?.replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
        }
    }

    // MARK: Attachments

    /// Who makes the view of an attachment at a place; the same object as long as the attachment stays there.
    func viewProvider(of attachment: NSTextAttachment, at location: any NSTextLocation)
        -> NSTextAttachmentViewProvider?
    {
        guard attachment.usesTextAttachmentView else { return nil }
        if let known = knownProviders[ObjectIdentifier(attachment)], known.place.isSame(location),
            known.provider.textAttachment === attachment
        {
            return known.provider
        }
        let provider = attachment.viewProvider(
            for: textView as? UIView, location: location, textContainer: textContainer)
        knownProviders[ObjectIdentifier(attachment)] = provider.map { (location, $0) }
        return provider
    }
}

/// The view that shows what a text layout manager lays out.
package protocol TextLayoutManagerView: AnyObject {
    /// Called when the layout is no longer true.
    func textWasLaidOut(by manager: NSTextLayoutManager)
}

extension NSTextLayoutManager: TextContainerOwner {
    package func containerChanged() { invalidateAll() }
}

extension NSTextContainer {
    /// The text layout manager that lays text out in the region; `nil` where a layout manager does. iOS 15.
    ///
    /// Follows Apple's page "textLayoutManager".
    public var textLayoutManager: NSTextLayoutManager? { owner as? NSTextLayoutManager }
}

extension NSTextRange {
    /// Whether the ranges have a place in common, the ends included.
    func touches(_ other: NSTextRange) -> Bool {
        !other.endLocation.isBefore(location) && !other.location.isAfter(endLocation)
    }
}

extension NSMutableAttributedString {
    /// Puts attributes in the place of those that the text has. `NSNull` takes one away.
    fileprivate func override(with attributes: [NSAttributedString.Key: Any], in range: NSRange) {
        for (key, value) in attributes {
            if value is NSNull {
                removeAttribute(key, range: range)
            } else {
                addAttribute(key, value: value, range: range)
            }
        }
    }
}
