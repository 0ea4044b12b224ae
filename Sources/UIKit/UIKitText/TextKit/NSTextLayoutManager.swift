import TextMetrics

/// Lays out the elements of a document in a container. iOS 15. Follows Apple's page "NSTextLayoutManager".
///
/// Each element has a fragment, which remains the same object until the element changes. Layout is performed immediately when it is needed,
/// so sizes are never estimated.
open class NSTextLayoutManager: NSObject, NSTextSelectionDataSource {
    /// The purpose of text segments. Follows Apple's page "NSTextLayoutManager.SegmentType".
    public enum SegmentType: Int, Sendable {
        /// Covers the text.
        case standard = 0
        /// A selection: covers a line to its end if the selection continues in the next line.
        case selection = 1
        /// A highlight: covers the text.
        case highlight = 2
    }

    /// The options for enumerating segments. Follows Apple's page "NSTextLayoutManager.SegmentOptions".
    public struct SegmentOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The block doesn't receive ranges.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
        /// Only the first and the last line.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
        /// Segments extend to the start of their line.
        public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
        /// Segments extend to the end of their line.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
        /// An empty range between two lines is at the end of the first one.
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

    /// The delegate that provides fragments, and decides on line breaks and links. Not retained.
    open weak var delegate: (any NSTextLayoutManagerDelegate)?

    /// Whether layout uses the leading of fonts. Default `true`.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { invalidateAll() } }
    }

    /// Whether layout is limited for text that is suspiciously slow to lay out. Default `false`. Stored, without an effect here.
    open var limitsLayoutForSuspiciousContents = false

    /// Whether words are hyphenated. Default `false`. Stored, without an effect: there is no dictionary here.
    open var usesHyphenation = false

    // MARK: Contents

    /// The content manager. Not retained: it retains its layout managers.
    open var textContentManager: NSTextContentManager? { contents }

    /// Moves to another content manager, with the container and the delegate. Follows Apple's page "replace(_:)".
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

    /// The region for the text. Default `nil`: lines end only at newlines.
    open var textContainer: NSTextContainer? {
        didSet {
            guard textContainer !== oldValue else { return }
            if oldValue?.owner === self { oldValue?.owner = nil }
            textContainer?.owner = self
            invalidateAll()
        }
    }

    /// The rectangle of the container that the text occupies.
    open var usageBoundsForTextContainer: CGRect {
        let frames = fragments.map(\.layoutFragmentFrame)
        return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    }

    var isRightToLeft: Bool { textContainer?.isRightToLeft ?? false }

    // MARK: Layout

    /// The controller that lays out the visible text.
    open var textViewportLayoutController: NSTextViewportLayoutController { viewport }

    private lazy var viewport = NSTextViewportLayoutController(textLayoutManager: self)

    /// The queue for layout. It isn't used here: layout is performed immediately, on the caller's thread. Default `nil`.
    open var layoutQueue: OperationQueue?

    /// Lays out a range. Follows Apple's page "ensureLayout(for:)".
    open func ensureLayout(for range: NSTextRange) {
        for fragment in fragments where fragment.rangeInElement.touches(range) { fragment.ensureLayout() }
    }

    /// Lays out a rectangle of the container. Follows Apple's page "ensureLayout(for:)".
    open func ensureLayout(for bounds: CGRect) {
        for fragment in fragments {
            guard fragment.layoutFragmentFrame.minY < bounds.maxY else { return }
        }
    }

    /// Invalidates the layout of a range. Follows Apple's page "invalidateLayout(for:)".
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

    /// Returns the fragment at the y of a point in the container. `nil` above and below all fragments.
    ///
    /// Follows Apple's page "textLayoutFragment(for:)".
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        fragments.first {
            let frame = $0.layoutFragmentFrame
            return frame.minY <= position.y && position.y < frame.maxY
        }
    }

    /// Returns the fragment at a location of the document; `nil` at the end of the document.
    ///
    /// Follows Apple's page "textLayoutFragment(for:)".
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        fragments.first { $0.rangeInElement.contains(location) }
    }

    /// Calls a block with each fragment, until it returns `false`.
    ///
    /// Forward, the enumeration starts with the fragment at a location, or, without one, with the first fragment. Backward, it starts with
    /// the fragment before the one at the location, or, without one, with the last fragment. Returns the end of the enumeration; `nil` if
    /// there was no fragment. Follows Apple's page "enumerateTextLayoutFragments(from:options:using:)".
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

    /// All fragments in order. Missing ones are created, but not laid out.
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

    /// Returns the frame of a fragment in the container.
    func frame(of fragment: NSTextLayoutFragment) -> CGRect {
        let size = fragment.size
        return CGRect(
            origin: CGPoint(x: textContainer?.lineFragmentPadding ?? 0, y: list.top(of: fragment)), size: size
        )
    }

    /// Returns the number of lines in the fragments before this one.
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
        choices.mayBreak = { place in
            delegate.textLayoutManager(
                self, shouldBreakLineBefore: fragment.location(place), hyphenating: false)
        }
        return choices
    }

    // MARK: Selections

    /// The selections, one for each insertion point. Default empty.
    open var textSelections: [NSTextSelection] = []

    /// Moves and extends selections. Its default data source is this layout manager.
    open var textSelectionNavigation: NSTextSelectionNavigation {
        get {
            let known = navigation ?? NSTextSelectionNavigation(dataSource: self)
            navigation = known
            return known
        }
        set { navigation = newValue }
    }

    private var navigation: NSTextSelectionNavigation?

    // MARK: Selection data source

    /// The range of the whole document; empty without contents.
    open var documentRange: NSTextRange {
        contents?.documentRange ?? NSRange(location: 0, length: 0).textRange
    }

    /// Returns the location at an offset in characters; `nil` outside of the document.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        contents?.location(location, offsetBy: offset)
    }

    /// Returns the offset between two locations in characters; `NSNotFound` without contents.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        contents?.offset(from: from, to: to) ?? NSNotFound
    }

    /// Calls a block with each character, word, line, sentence or paragraph, depending on the options; the default is lines. Lines are
    /// those of the layout.
    ///
    /// Follows Apple's page "enumerateSubstrings(from:options:using:)".
    open func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions = [],
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateParts(from: location, options: options, using: block) }

    /// Returns the part of a granularity at a location, including the end of the document; between words, the text between them in their
    /// paragraph.
    ///
    /// Follows Apple's page "textRange(for:enclosing:)".
    open func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange? { part(selectionGranularity, enclosing: location) }

    /// Returns the direction in the paragraph style, or else that of the container's view.
    ///
    /// Follows Apple's page "baseWritingDirection(at:)".
    open func baseWritingDirection(at location: any NSTextLocation)
        -> NSTextSelectionNavigation.WritingDirection
    { writingDirection(at: location) }

    /// Calls a block with the edges of each character in the line at a location, from left to right.
    ///
    /// Follows Apple's page "enumerateCaretOffsetsInLineFragment(at:using:)".
    open func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateCarets(at: location, using: block) }

    /// Returns the range of the line at a point's y; above all lines the first, and below all lines the last.
    ///
    /// Follows Apple's page "lineFragmentRange(for:inContainerAt:)".
    open func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation)
        -> NSTextRange?
    {
        lineRange(at: point)
    }

    /// Calls a block with the end of the document, or, in reverse, with its start: there is one container.
    ///
    /// Follows Apple's page "enumerateContainerBoundaries(from:reverse:using:)".
    open func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        block(reverse ? documentRange.location : documentRange.endLocation, &stop)
    }

    /// Always returns `.horizontal`.
    open func textLayoutOrientation(at location: any NSTextLocation)
        -> NSTextSelectionNavigation.LayoutOrientation
    { .horizontal }

    // MARK: Rendering attributes

    /// Calls a block with each range that has rendering attributes, forward or backward from a location, until it returns `false`.
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

    /// Sets the rendering attributes of a range, in place of previous ones. They override the text's own attributes; `NSNull` removes one
    /// of those.
    open func setRenderingAttributes(
        _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
    ) {
        rendering.set(renderingAttributes, in: textRange)
        renderingChanged(textRange)
    }

    /// Adds a rendering attribute to a range; `nil` removes the text's own attribute.
    open func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
    ) {
        rendering.change(textRange) { $0[renderingAttribute] = value ?? NSNull() }
        renderingChanged(textRange)
    }

    /// Removes a rendering attribute from a range.
    open func removeRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
    ) {
        rendering.change(textRange) { $0[renderingAttribute] = nil }
        renderingChanged(textRange)
    }

    /// Removes all rendering attributes from a range, for which ``renderingAttributesValidator`` is called again.
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

    /// Called before a fragment is laid out, to set the rendering attributes of its range. Default `nil`.
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

    /// The rendering attributes of links: blue and underlined. Follows Apple's page "linkRenderingAttributes".
    open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
        [.foregroundColor: UIColor.blue, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }

    /// Returns the rendering attributes of a link: ``linkRenderingAttributes``, or those that the delegate returns.
    ///
    /// Follows Apple's page "renderingAttributes(forLink:at:)".
    open func renderingAttributes(forLink link: Any, at location: any NSTextLocation)
        -> [NSAttributedString.Key: Any]
    {
        let usual = Self.linkRenderingAttributes
        return delegate?.textLayoutManager(
            self, renderingAttributesForLink: link, at: location, defaultAttributes: usual) ?? usual
    }

    /// Returns the text of a fragment with rendering attributes, including those of links.
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

    /// Calls a block with each contiguous part of a range on a line: its range, its rectangle in the container, the distance of the
    /// baseline from its top, and the container. An empty range has a rectangle without a width. Ends when the block returns `false`.
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

    /// Replaces the contents of a range with elements. Follows Apple's page "replaceContents(in:with:)".
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        contents?.replaceContents(in: range, with: textElements)
    }

    /// Replaces the contents of a range with text. Follows Apple's page "replaceContents(in:with:)".
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        if let storage = contents as? NSTextContentStorage {
            storage.replaceContents(in: range, with: attributedString)
        } else {
            contents?.replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
        }
    }

    // MARK: Attachments

    /// Returns the view provider of an attachment at a location; the same object while the attachment stays there.
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

/// The view that shows the text of a text layout manager.
package protocol TextLayoutManagerView: AnyObject {
    /// Called when the layout is no longer valid.
    func textWasLaidOut(by manager: NSTextLayoutManager)
}

extension NSTextLayoutManager: TextContainerOwner {
    package func containerChanged() { invalidateAll() }
}

extension NSTextContainer {
    /// The text layout manager of the container; `nil` if it has a layout manager. iOS 15.
    ///
    /// Follows Apple's page "textLayoutManager".
    public var textLayoutManager: NSTextLayoutManager? { owner as? NSTextLayoutManager }
}

extension NSTextRange {
    /// Whether the ranges have a location in common, including their ends.
    func touches(_ other: NSTextRange) -> Bool {
        !other.endLocation.isBefore(location) && !other.location.isAfter(endLocation)
    }
}

extension NSMutableAttributedString {
    /// Overrides attributes of the text. `NSNull` removes one.
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
