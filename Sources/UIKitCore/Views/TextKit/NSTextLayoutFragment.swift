import TextMetrics

/// A laid-out part of a document: the lines of a paragraph. iOS 15. Follows Apple's page "NSTextLayoutFragment".
///
/// A fragment is laid out when its layout manager is asked for it, or when the fragment is asked for its frame. A subclass gives
/// margins, and draws in ``draw(at:in:)``.
open class NSTextLayoutFragment: NSObject {
    /// How fragments are enumerated. Follows Apple's page "NSTextLayoutFragment.EnumerationOptions".
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Backward.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// Each fragment has a size, which need not be exact. Here it is.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// Each fragment is laid out.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// After a newline at the document's end there is an empty line, and in an empty document one.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    /// How far a fragment is laid out. Follows Apple's page "NSTextLayoutFragment.State".
    public enum State: UInt, Sendable {
        /// Not at all.
        case none = 0
        /// Its size is estimated.
        case estimatedUsageBounds = 1
        /// Its size is known, and its lines are not.
        case calculatedUsageBounds = 2
        /// Its lines are known.
        case layoutAvailable = 3
    }

    // The content manager may make its elements anew each time, and has no list of them.
    private let element: NSTextElement
    private let range: NSTextRange
    private weak var manager: NSTextLayoutManager?
    private var lines: ParagraphLines?
    private var fragments: [NSTextLineFragment] = []
    private var providers: [NSTextAttachmentViewProvider] = []
    /// Whether the empty line after a newline at the document's end belongs to the fragment.
    var hasExtraLine = false {
        didSet { if hasExtraLine != oldValue { invalidateLayout() } }
    }

    /// Creates a fragment of an element, or of a part of it.
    ///
    /// Follows Apple's page "init(textElement:range:)".
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        element = textElement
        let whole = textElement.elementRange
        range = rangeInElement ?? whole ?? NSRange(location: 0, length: 0).textRange
        isWholeElement = rangeInElement.map { whole?.isEqual(to: $0) ?? true } ?? true
        super.init()
    }

    /// Who lays the fragment out.
    open var textLayoutManager: NSTextLayoutManager? { manager }

    func belongs(to manager: NSTextLayoutManager) {
        if self.manager !== manager { invalidateLayout() }
        self.manager = manager
    }

    /// The element that is laid out.
    open var textElement: NSTextElement? { element }

    /// What is laid out, in places of the document.
    open var rangeInElement: NSTextRange { element.elementRange.map(moved) ?? range }

    /// An element that moves takes its fragment with it.
    private func moved(_ now: NSTextRange) -> NSTextRange { isWholeElement ? now : range }

    private let isWholeElement: Bool

    // MARK: Lines

    /// The lines from top to bottom; none before the fragment is laid out.
    open var textLineFragments: [NSTextLineFragment] { fragments }

    /// The line at a distance from the fragment's top. Between lines and outside of them `nil`, or, without an exact match, the next
    /// one beneath, and the last beneath all. iOS 17.
    ///
    /// Follows Apple's page "textLineFragment(forVerticalOffset:requiresExactMatch:)".
    open func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool)
        -> NSTextLineFragment?
    {
        let lines = textLineFragments
        let exact = lines.first {
            $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
        }
        guard exact == nil, !requiresExactMatch else { return exact }
        return lines.first { $0.typographicBounds.minY > verticalOffset } ?? lines.last
    }

    /// The line that holds a place of the document; with upstream affinity the one that ends there. `nil` outside of the fragment.
    /// iOS 17.
    ///
    /// Follows Apple's page "textLineFragment(for:isUpstreamAffinity:)".
    open func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool)
        -> NSTextLineFragment?
    {
        guard let index = index(of: textLocation) else { return nil }
        let lines = textLineFragments
        if isUpstreamAffinity,
            let line = lines.first(where: { $0.characterRange.upperBound == index && index > 0 })
        {
            return line
        }
        return lines.first { NSLocationInRange(index, $0.characterRange) }
            ?? lines.last { $0.characterRange.upperBound == index }
    }

    /// The queue on which layout would be done. Here it is done at once, on the caller's thread. Default `nil`.
    open var layoutQueue: OperationQueue?

    /// How far the fragment is laid out.
    open var state: NSTextLayoutFragment.State { lines == nil ? .none : .layoutAvailable }

    /// Forgets the layout.
    open func invalidateLayout() {
        lines = nil
        fragments = []
        providers = []
        manager?.fragmentIsInvalid(self)
    }

    /// Lays the fragment out, if that is not done.
    func ensureLayout() {
        guard lines == nil else { return }
        manager?.validateRenderingAttributes(of: self)
        layOut()
    }

    private var isFirst: Bool {
        manager?.textContentManager.map { rangeInElement.location.isSame($0.documentRange.location) } ?? true
    }

    private var isLast: Bool {
        manager?.textContentManager.map { !rangeInElement.endLocation.isBefore($0.documentRange.endLocation) }
            ?? true
    }

    private func layOut() {
        let text = shownText
        let made = ParagraphLines(
            of: text, in: room, isRightToLeft: manager?.isRightToLeft ?? false,
            usesLeading: manager?.usesFontLeading ?? true, lineBreak: manager?.textContainer?.lastLineBreak,
            choices: manager?.choices(in: self) ?? LineChoices(), attachments: attachmentContext)
        lines = made
        let corner = CGPoint(x: leadingPaddingAtLeft, y: topMargin)
        let shown = hasNoRoom ? [] : made.lines.filter { isShown($0, in: text) }
        fragments = shown.map {
            NSTextLineFragment($0, of: made, text: text, corner: corner)
        }
        providers = attachmentLocations(in: text).compactMap {
            manager?.viewProvider(of: $0.attachment, at: $0.location)
        }
    }

    /// The line after a newline is that of the next paragraph, or the extra one.
    private func isShown(_ line: TextLine, in text: NSAttributedString) -> Bool {
        guard line.range.isEmpty || line.range.lowerBound >= text.length, line.range.lowerBound > 0 else {
            return true
        }
        return hasExtraLine && text.length > 0
    }

    /// The text of the element, as the rendering attributes show it.
    private var shownText: NSAttributedString {
        let whole =
            (element as? NSTextParagraph)?.attributedString
            ?? (element.textContentManager as? NSTextContentStorage)?.attributedString(for: element)
            ?? NSAttributedString(string: "")
        let text = isWholeElement ? whole : part(of: whole)
        return manager?.rendered(text, of: self) ?? text
    }

    private func part(of whole: NSAttributedString) -> NSAttributedString {
        guard let start = element.elementRange?.location, let content = element.textContentManager else {
            return whole
        }
        let place = content.offset(from: start, to: range.location)
        let length = content.offset(from: range.location, to: range.endLocation)
        guard place >= 0, length >= 0, place + length <= whole.length else { return whole }
        return whole.attributedSubstring(from: NSRange(location: place, length: length))
    }

    private var room: TextLayout.Container {
        guard let container = manager?.textContainer else { return TextLayout.Container() }
        let limit = max(0, container.maximumNumberOfLines - (manager?.linesBefore(self) ?? 0))
        let padding = 2 * container.lineFragmentPadding + leadingPadding + trailingPadding
        let width = container.size.width
        return TextLayout.Container(
            width: width > 0 ? max(0, width - padding) : .infinity,
            lineLimit: container.maximumNumberOfLines > 0 ? limit : 0)
    }

    /// Whether the container has as many lines as it may have before the fragment begins.
    private var hasNoRoom: Bool {
        guard let limit = manager?.textContainer?.maximumNumberOfLines, limit > 0 else { return false }
        return manager?.linesBefore(self) ?? 0 >= limit
    }

    // MARK: Geometry

    /// The rectangle of the fragment in its container, with its margins. It begins at the container's line fragment padding.
    open var layoutFragmentFrame: CGRect {
        ensureLayout()
        return manager?.frame(of: self) ?? CGRect(origin: .zero, size: size)
    }

    /// The size with the margins.
    var size: CGSize {
        ensureLayout()
        let right = fragments.map(\.typographicBounds.maxX).max() ?? 0
        let bottom = fragments.map(\.typographicBounds.maxY).max() ?? 0
        return CGSize(width: right + trailingPaddingAtRight, height: bottom + bottomMargin)
    }

    /// What drawing may touch, from the corner of ``layoutFragmentFrame``: the frame, and shadows and outlines around it.
    open var renderingSurfaceBounds: CGRect {
        ensureLayout()
        let reach = 1 + (lines?.overhang ?? 0)
        return CGRect(origin: .zero, size: layoutFragmentFrame.size).insetBy(dx: -reach, dy: -reach)
    }

    /// The space between the side where lines begin and the lines. Default 0.
    open var leadingPadding: CGFloat { 0 }

    /// The space between the lines and the side where they end. Default 0.
    open var trailingPadding: CGFloat { 0 }

    private var leadingPaddingAtLeft: CGFloat {
        manager?.isRightToLeft == true ? trailingPadding : leadingPadding
    }

    private var trailingPaddingAtRight: CGFloat {
        manager?.isRightToLeft == true ? leadingPadding : trailingPadding
    }

    /// The space above the first line: that of the paragraph style, but for the first paragraph.
    open var topMargin: CGFloat { isFirst ? 0 : lines?.spacing.before ?? 0 }

    /// The space beneath the last line: that of the paragraph style, but for the last paragraph.
    open var bottomMargin: CGFloat { isLast ? 0 : lines?.spacing.after ?? 0 }

    // MARK: Drawing

    /// Draws the lines. The corner of ``layoutFragmentFrame`` is at the point.
    ///
    /// Follows Apple's page "draw(at:in:)".
    open func draw(at point: CGPoint, in context: CGContext) {
        ensureLayout()
        for line in fragments {
            let (bounds, origin) = (line.typographicBounds, line.glyphOrigin)
            line.draw(
                at: CGPoint(x: point.x + bounds.minX + origin.x, y: point.y + bounds.minY + origin.y),
                in: context)
        }
    }

    // MARK: Attachments

    /// Who makes the views of the fragment's attachments; none before the fragment is laid out.
    open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] { providers }

    /// The rectangle of the attachment at a place, from the corner of ``layoutFragmentFrame``; empty where there is none, or before the
    /// fragment is laid out.
    ///
    /// Follows Apple's page "frameForTextAttachment(at:)".
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let index = index(of: location), index < shownText.length,
            let shown = attachmentContext.attachment(
                in: shownText.attributes(at: index, effectiveRange: nil), at: index),
            let line = textLineFragments.first(where: { NSLocationInRange(index, $0.characterRange) })
        else { return .zero }
        let baseline = line.typographicBounds.minY + line.glyphOrigin.y
        let x = line.typographicBounds.minX + line.locationForCharacter(at: index).x
        return CGRect(
            x: x + shown.object.lineLayoutPadding + shown.bounds.minX, y: baseline - shown.bounds.maxY,
            width: shown.bounds.width, height: shown.bounds.height)
    }

    private var attachmentContext: AttachmentContext {
        AttachmentContext(container: manager?.textContainer, document: AttachmentsOfElement(self))
    }

    private func attachmentLocations(in text: NSAttributedString) -> [(
        attachment: NSTextAttachment, location: any NSTextLocation
    )] {
        var found: [(NSTextAttachment, any NSTextLocation)] = []
        text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length)) {
            value, range, _ in
            if let attachment = value as? NSTextAttachment {
                found.append((attachment, location(range.location)))
            }
        }
        return found
    }

    // MARK: Places

    /// The place of a character of the fragment in the document.
    func location(_ index: Int) -> any NSTextLocation {
        let start = rangeInElement.location
        return index == 0 ? start : manager?.textContentManager?.location(start, offsetBy: index) ?? start
    }

    /// The character of the fragment at a place of the document; `nil` outside of it.
    func index(of location: any NSTextLocation) -> Int? {
        guard let offset = manager?.textContentManager?.offset(from: rangeInElement.location, to: location),
            offset != NSNotFound, offset >= 0, !location.isAfter(rangeInElement.endLocation)
        else { return nil }
        return offset
    }

    /// The document's range of characters of the fragment.
    func documentRange(_ range: NSRange) -> NSTextRange {
        .between(location(range.location), location(range.upperBound))
    }
}

/// The text of a fragment, whose attachments ask for places in the document.
final class AttachmentsOfElement: AttachmentDocument {
    private weak var fragment: NSTextLayoutFragment?

    init(_ fragment: NSTextLayoutFragment) {
        self.fragment = fragment
    }

    func location(_ index: Int) -> any NSTextLocation { fragment?.location(index) ?? CountedLocation(index) }

    func showsView(of attachment: NSTextAttachment, at location: any NSTextLocation) -> Bool {
        attachment.usesTextAttachmentView
            && fragment?.textLayoutManager?.viewProvider(of: attachment, at: location) != nil
    }
}
