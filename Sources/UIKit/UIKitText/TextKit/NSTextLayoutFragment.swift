import TextMetrics

/// A laid-out part of a document: the lines of a paragraph. iOS 15. Follows Apple's page "NSTextLayoutFragment".
///
/// A fragment is laid out when its layout manager's layout or the fragment's frame is requested. A subclass can provide margins, and draw
/// in ``draw(at:in:)``.
open class NSTextLayoutFragment: NSObject {
    /// The options for enumerating fragments. Follows Apple's page "NSTextLayoutFragment.EnumerationOptions".
    public struct EnumerationOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enumerates backward.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// Each fragment has at least an estimated size. Here the size is always exact.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// Each fragment is laid out.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// A document that is empty, or ends with a newline, has an extra line fragment.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    /// The state of a fragment's layout. Follows Apple's page "NSTextLayoutFragment.State".
    public enum State: UInt, Sendable {
        /// Not laid out.
        case none = 0
        /// Its size is estimated.
        case estimatedUsageBounds = 1
        /// Its size is known, and its lines are not.
        case calculatedUsageBounds = 2
        /// The lines are laid out.
        case layoutAvailable = 3
    }

    // Retained, because the content manager may create its elements anew each time.
    private let element: NSTextElement
    private let range: NSTextRange
    private weak var manager: NSTextLayoutManager?
    private var lines: ParagraphLines?
    private var fragments: [NSTextLineFragment] = []
    private var providers: [NSTextAttachmentViewProvider] = []
    /// Whether the fragment contains the extra line after a newline at the end of the document.
    var hasExtraLine = false {
        didSet { if hasExtraLine != oldValue { invalidateLayout() } }
    }

    /// Creates a fragment for an element, or for a part of it.
    ///
    /// Follows Apple's page "init(textElement:range:)".
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        element = textElement
        let whole = textElement.elementRange
        range = rangeInElement ?? whole ?? NSRange(location: 0, length: 0).textRange
        isWholeElement = rangeInElement.map { whole?.isEqual(to: $0) ?? true } ?? true
        super.init()
    }

    /// The layout manager of the fragment.
    open var textLayoutManager: NSTextLayoutManager? { manager }

    func belongs(to manager: NSTextLayoutManager) {
        if self.manager !== manager { invalidateLayout() }
        self.manager = manager
    }

    /// The element of the fragment.
    open var textElement: NSTextElement? { element }

    /// The range of the fragment in the document.
    open var rangeInElement: NSTextRange { element.elementRange.map(moved) ?? range }

    /// The range of a moved element, if the fragment is for the whole element.
    private func moved(_ now: NSTextRange) -> NSTextRange { isWholeElement ? now : range }

    private let isWholeElement: Bool

    // MARK: Lines

    /// The lines from top to bottom; empty before the fragment is laid out.
    open var textLineFragments: [NSTextLineFragment] { fragments }

    /// Returns the line at a distance from the fragment's top. Between and outside of lines it returns `nil`, or, without an exact match,
    /// the next line below, and below all lines the last one. iOS 17.
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

    /// Returns the line at a location of the document; with upstream affinity the line that ends there. `nil` outside of the fragment. iOS
    /// 17.
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

    /// The queue for layout. It isn't used here: layout is performed immediately, on the caller's thread. Default `nil`.
    open var layoutQueue: OperationQueue?

    /// The state of the layout.
    open var state: NSTextLayoutFragment.State { lines == nil ? .none : .layoutAvailable }

    /// Invalidates the layout.
    open func invalidateLayout() {
        lines = nil
        fragments = []
        providers = []
        manager?.fragmentIsInvalid(self)
    }

    /// Lays out the fragment if necessary.
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

    /// Whether a line belongs to the fragment. The line after a newline belongs to the next paragraph, or is the extra one.
    private func isShown(_ line: TextLine, in text: NSAttributedString) -> Bool {
        guard line.range.isEmpty || line.range.lowerBound >= text.length, line.range.lowerBound > 0 else {
            return true
        }
        return hasExtraLine && text.length > 0
    }

    /// The text of the element with the rendering attributes.
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

    /// Whether the fragments before this one fill the container's maximum number of lines.
    private var hasNoRoom: Bool {
        guard let limit = manager?.textContainer?.maximumNumberOfLines, limit > 0 else { return false }
        return manager?.linesBefore(self) ?? 0 >= limit
    }

    // MARK: Geometry

    /// The frame of the fragment in its container, including its margins. It starts at the container's line fragment padding.
    open var layoutFragmentFrame: CGRect {
        ensureLayout()
        return manager?.frame(of: self) ?? CGRect(origin: .zero, size: size)
    }

    /// The size including the margins.
    var size: CGSize {
        ensureLayout()
        let right = fragments.map(\.typographicBounds.maxX).max() ?? 0
        let bottom = fragments.map(\.typographicBounds.maxY).max() ?? 0
        return CGSize(width: right + trailingPaddingAtRight, height: bottom + bottomMargin)
    }

    /// The area of the drawing, relative to the origin of ``layoutFragmentFrame``: the frame, and shadows and strokes around it.
    open var renderingSurfaceBounds: CGRect {
        ensureLayout()
        let reach = 1 + (lines?.overhang ?? 0)
        return CGRect(origin: .zero, size: layoutFragmentFrame.size).insetBy(dx: -reach, dy: -reach)
    }

    /// The space at the leading side of the lines. Default 0.
    open var leadingPadding: CGFloat { 0 }

    /// The space at the trailing side of the lines. Default 0.
    open var trailingPadding: CGFloat { 0 }

    private var leadingPaddingAtLeft: CGFloat {
        manager?.isRightToLeft == true ? trailingPadding : leadingPadding
    }

    private var trailingPaddingAtRight: CGFloat {
        manager?.isRightToLeft == true ? leadingPadding : trailingPadding
    }

    /// The space above the first line: that of the paragraph style, except in the first paragraph.
    open var topMargin: CGFloat { isFirst ? 0 : lines?.spacing.before ?? 0 }

    /// The space below the last line: that of the paragraph style, except in the last paragraph.
    open var bottomMargin: CGFloat { isLast ? 0 : lines?.spacing.after ?? 0 }

    // MARK: Drawing

    /// Draws the lines, with the origin of ``layoutFragmentFrame`` at the point.
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

    /// The view providers of the fragment's attachments; empty before the fragment is laid out.
    open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] { providers }

    /// Returns the frame of the attachment at a location, relative to the origin of ``layoutFragmentFrame``; empty if there is none, or
    /// before the fragment is laid out.
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

    // MARK: Locations

    /// Returns the document's location of a character index in the fragment.
    func location(_ index: Int) -> any NSTextLocation {
        let start = rangeInElement.location
        return index == 0 ? start : manager?.textContentManager?.location(start, offsetBy: index) ?? start
    }

    /// Returns the character index in the fragment for a location of the document; `nil` outside of it.
    func index(of location: any NSTextLocation) -> Int? {
        guard let offset = manager?.textContentManager?.offset(from: rangeInElement.location, to: location),
            offset != NSNotFound, offset >= 0, !location.isAfter(rangeInElement.endLocation)
        else { return nil }
        return offset
    }

    /// Returns the document's range for a range of characters in the fragment.
    func documentRange(_ range: NSRange) -> NSTextRange {
        .between(location(range.location), location(range.upperBound))
    }
}

/// Provides the document locations of a fragment's attachments.
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
