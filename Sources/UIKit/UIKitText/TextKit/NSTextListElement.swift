/// An item of a list in a document, with its child items. iOS 16. Follows Apple's page "NSTextListElement".
///
/// Its text is a tab, the marker, a tab and the contents, in a paragraph style that contains the item's lists.
open class NSTextListElement: NSTextParagraph {
    private let list: NSTextList
    private let text: NSAttributedString?
    private let marker: [NSAttributedString.Key: Any]?
    private let children: [NSTextListElement]
    private weak var owner: NSTextListElement?

    /// Creates an item, or a parent of items without its own contents. At least one of the contents, the marker's attributes and the
    /// children must be given.
    ///
    /// Follows Apple's page "init(parent:textList:contents:markerAttributes:children:)".
    public init(
        parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?,
        markerAttributes: [NSAttributedString.Key: Any]? = nil, children: [NSTextListElement]?
    ) {
        precondition(
            contents != nil || markerAttributes != nil || children != nil,
            "A list element has contents, attributes of a marker, or children: give one of them.")
        list = textList
        text = contents.map { NSAttributedString(attributedString: $0) }
        marker = markerAttributes
        self.children = children ?? []
        owner = parent
        super.init(attributedString: contents)
        for child in self.children { child.owner = self }
    }

    /// Creates an item with contents. Follows Apple's page "init(contents:markerAttributes:textList:children:)".
    public convenience init(
        contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]? = nil,
        textList: NSTextList,
        children: [NSTextListElement]?
    ) {
        self.init(
            parent: nil, textList: textList, contents: contents, markerAttributes: markerAttributes,
            children: children)
    }

    /// Creates a parent of items that are nested a number of levels deeper; `nil` without items.
    ///
    /// Follows Apple's page "init(children:textList:nestingLevel:)".
    public convenience init?(children: [NSTextListElement], textList: NSTextList, nestingLevel: Int) {
        precondition(nestingLevel >= 0, "A nesting level is not negative: give 0 for the level of the list.")
        guard !children.isEmpty else { return nil }
        let inner = (0..<nestingLevel).reduce(children) { children, _ in
            [NSTextListElement(parent: nil, textList: textList, contents: nil, children: children)]
        }
        self.init(parent: nil, textList: textList, contents: nil, children: inner)
    }

    /// The list that contains the item.
    open var textList: NSTextList { list }

    /// The text without the marker; `nil` for a parent without contents.
    open var contents: NSAttributedString? { text }

    /// The attributes of the marker; `nil` for those of the contents.
    open var markerAttributes: [NSAttributedString.Key: Any]? { marker }

    /// The child items.
    open override var childElements: [NSTextElement] { children }

    /// The parent item. Not retained.
    open override var parent: NSTextElement? { owner }

    /// Whether the item has contents.
    open override var isRepresentedElement: Bool { text != nil }

    /// The text with the marker for the item's number, and the contents.
    open override var attributedString: NSAttributedString {
        guard let text else { return NSAttributedString(string: "") }
        let attributes = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
        let shown = NSMutableAttributedString(
            string: "\t\(markerText)\t", attributes: attributes.merging(marker ?? [:]) { $1 })
        shown.append(text)
        shown.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: shown.length))
        return shown
    }

    private var markerText: String {
        let own = list.marker(forItemNumber: number)
        guard list.listOptions.contains(.prependEnclosingMarker), let owner, owner.text != nil else {
            return own
        }
        return owner.markerText + own
    }

    /// The item's number among its siblings with contents.
    private var number: Int {
        let before = owner?.children.prefix { $0 !== self }.count { $0.text != nil } ?? 0
        return max(list.startingItemNumber, 1) + before
    }

    private var style: NSParagraphStyle {
        let known = text.flatMap {
            $0.length > 0
                ? $0.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
        }
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(known ?? .default)
        style.textLists = lists
        return style
    }

    /// The lists that contain the item, the outermost first.
    private var lists: [NSTextList] { (owner?.lists ?? []) + [list] }
}
