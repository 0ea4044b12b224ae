/// The state of a text view in addition to its text.
struct TextViewState {
    var style = LabelStyleValues()
    var typingAttributes: [NSAttributedString.Key: Any] = [:]
    var linkAttributes: [NSAttributedString.Key: Any]?
    /// The selection: the union of the selected ranges.
    var selection = NSRange(location: 0, length: 0) {
        didSet { parts = [] }
    }
    /// The selected ranges if there are several; otherwise empty.
    var parts: [NSRange] = []
    var isEditing = false
    /// The range of marked text.
    var marked: NSRange?
    /// Whether the view itself is changing its text.
    var isChangingText = false
    /// Whether the content size was computed from the current layout.
    var isContentFitted = false
    var inputView: UIView?
    var accessoryView: UIView?
}

/// The style of a whole text.
struct LabelStyleValues {
    var font: UIFont?
    var textColor: UIColor?
    var alignment = NSTextAlignment.natural
}

extension UITextView {
    static var standardFont: UIFont { .preferredFont(forTextStyle: .body) }

    var style: LabelStyleValues {
        get { state.style }
        set { state.style = newValue }
    }

    /// Returns a text storage, a layout manager and a text container.
    static func parts(_ given: NSTextContainer?) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let container = given ?? NSTextContainer()
        if given == nil { container.widthTracksTextView = true }
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        let storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        return (storage, manager, container)
    }

    func setUp() {
        clipsToBounds = true
        container.textView = self
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: UITextView.tapAction))
        addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: UITextView.pressAction))
        state.typingAttributes = baseAttributes
        state.selection = NSRange(location: storage.length, length: 0)
    }
}

// The style of the whole text.
extension UITextView {
    /// The attributes of text without its own attributes.
    var baseAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: font ?? UITextView.standardFont, .foregroundColor: textColor ?? LabelStyle.standardColor,
        ]
        if style.alignment != .natural { attributes[.paragraphStyle] = paragraphStyle(style.alignment, nil) }
        return attributes
    }

    func takeStyle(of text: NSAttributedString) {
        guard text.length > 0 else { return }
        let first = text.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { style.font = font }
        if let color = first[.foregroundColor] as? UIColor { style.textColor = color }
        if let paragraph = first[.paragraphStyle] as? NSParagraphStyle {
            style.alignment = paragraph.alignment
        }
    }

    /// Adds an attribute to the whole text and to the typing attributes.
    func restyle(_ key: NSAttributedString.Key, _ value: Any) {
        state.typingAttributes[key] = value
        storage.addAttribute(key, value: value, range: NSRange(location: 0, length: storage.length))
        textWasLaidOut()
    }

    func realign(_ alignment: NSTextAlignment) {
        style.alignment = alignment
        let known = state.typingAttributes[.paragraphStyle] as? NSParagraphStyle
        state.typingAttributes[.paragraphStyle] = paragraphStyle(alignment, known)
        storage.beginEditing()
        storage.eachRun { attributes, range in
            let known = attributes[.paragraphStyle] as? NSParagraphStyle
            storage.addAttribute(.paragraphStyle, value: paragraphStyle(alignment, known), range: range)
        }
        storage.endEditing()
        textWasLaidOut()
    }

    private func paragraphStyle(_ alignment: NSTextAlignment, _ known: NSParagraphStyle?) -> NSParagraphStyle
    {
        let style = NSMutableParagraphStyle()
        if let known { style.setParagraphStyle(known) }
        style.alignment = alignment
        return style
    }

    func followTextSize() {
        guard adjustsFontForContentSizeCategory else { return }
        style.font = (style.font ?? UITextView.standardFont).following(traitCollection)
        let typed = (state.typingAttributes[.font] as? UIFont)?.following(traitCollection)
        state.typingAttributes[.font] = typed ?? style.font
        storage.beginEditing()
        storage.eachRun { attributes, range in
            guard let font = attributes[.font] as? UIFont else { return }
            storage.addAttribute(.font, value: font.following(traitCollection), range: range)
        }
        storage.endEditing()
    }
}
