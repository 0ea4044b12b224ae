/// A view that shows text which the user does not edit.
///
/// A label measures its text when it is asked for its size or for what it shows, and rounds widths and heights up to pixels.
/// Follows Apple's page "UILabel".
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private(set) var content = TextContent.none
    private var style = LabelStyle()
    private var rare: RareLabelStyle?
    private var layoutsStorage: LabelLayouts?

    /// Creates a label without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a label from an archive, such as a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let reader = coder.interface { readLabel(reader) } else { setUp() }
    }

    private func setUp() {
        isUserInteractionEnabled = false
        clipsToBounds = true
        contentMode = .redraw
    }

    // MARK: Text

    /// The text, without the attributes it may have. Default `nil`. A new one has the label's own style.
    open var text: String? {
        get { content.string }
        set {
            changing(.text) {
                content = TextContent(newValue)
                textChanged()
            }
        }
    }

    /// The text with its attributes. Default `nil`. A plain ``text`` has none.
    ///
    /// A new one brings its own style: ``font`` and ``textColor`` take on what its first character has.
    open var attributedText: NSAttributedString? {
        get { content.attributed }
        set {
            changing(.attributedText) {
                content = TextContent(newValue)
                if let newValue { takeStyle(of: newValue) }
                textChanged()
            }
        }
    }

    private func takeStyle(of text: NSAttributedString) {
        guard text.length > 0 else { return }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { style.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { style.textColor = color }
    }

    /// The font. Default is the system's at 17 points, to which `nil` leads back.
    open var font: UIFont! {
        get { style.font ?? LabelStyle.standardFont }
        set {
            if Appearances.isInUse { noteAppearance(\UILabel.font, newValue) }
            style.font = newValue
            restyle(.font, newValue ?? LabelStyle.standardFont)
            textChanged()
        }
    }

    /// The colour of the text. Default is `.label`, and black before iOS 13; `nil` leads back to it.
    open var textColor: UIColor! {
        get { style.textColor ?? LabelStyle.standardColor }
        set {
            if Appearances.isInUse { noteAppearance(\UILabel.textColor, newValue) }
            style.textColor = newValue
            restyle(.foregroundColor, newValue ?? LabelStyle.standardColor)
        }
    }

    // A style that is set after an attributed text covers the whole of it.
    private func restyle(_ key: NSAttributedString.Key, _ value: Any) {
        guard case .attributed(let text) = content else { return }
        // Built again: Foundation on Linux stops the program when one attribute of such a text is changed.
        let changed = NSMutableAttributedString(string: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            changed.setAttributes(attributes.merging([key: value]) { $1 }, range: range)
        }
        content = .attributed(changed)
    }

    /// The alignment of the lines. Default `.natural`.
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set {
            style.alignment = newValue
            textChanged()
        }
    }

    /// What happens to a line that is too long. Default `.byTruncatingTail`.
    open var lineBreakMode: NSLineBreakMode {
        get { style.lineBreakMode }
        set {
            style.lineBreakMode = newValue
            textChanged()
        }
    }

    /// How many lines there may be; 0 is as many as it takes. Default 1.
    open var numberOfLines: Int {
        get { style.numberOfLines }
        set {
            style.numberOfLines = newValue
            textChanged()
        }
    }

    /// Whether the label is drawn as one that answers. Default `true`.
    open var isEnabled: Bool {
        get { style.isEnabled }
        set { style.isEnabled = newValue }
    }

    /// Whether the text has its highlighted colour. Default `false`.
    open var isHighlighted: Bool {
        get { style.isHighlighted }
        set { style.isHighlighted = newValue }
    }

    // MARK: Size

    /// The size of the text, in whole pixels; several lines keep to ``preferredMaxLayoutWidth`` if there is one. Without
    /// text it is zero.
    open override var intrinsicContentSize: CGSize { measureSize(width: preferredMaxLayoutWidth) }

    /// The size of the text on lines that keep to a width, in whole pixels. A single line is as wide as it is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { measureSize(width: size.width) }

    /// Where the text lies when the label has these bounds: in the middle of the height. Its size is in whole pixels and
    /// not larger than the bounds.
    ///
    /// Sizes are asked for here, so that an override can leave room around the text. Follows Apple's page
    /// "textRect(forBounds:limitedToNumberOfLines:)".
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measureTextRect(forBounds: bounds, lineLimit: numberOfLines)
    }

    @_spi(UIKitModules) open override func contentSize(forWidth width: CGFloat) -> CGSize? {
        numberOfLines == 1 ? nil : measureSize(width: width)
    }

    override var baselineDistances: BaselineDistances? { measureBaselines() }

    var layouts: LabelLayouts {
        if let layoutsStorage { return layoutsStorage }
        let made = LabelLayouts()
        layoutsStorage = made
        return made
    }

    private func textChanged() {
        layoutsStorage?.forget()
        invalidateIntrinsicContentSize()
    }

    // MARK: Text size of the user

    /// Whether the font follows the text size that the user likes. Default `false`. iOS 10.
    ///
    /// Fonts of text styles and fonts that `UIFontMetrics` scaled can do so.
    open var adjustsFontForContentSizeCategory: Bool {
        get { rare?.adjustsFontForContentSizeCategory ?? false }
        set {
            ensureRare().adjustsFontForContentSizeCategory = newValue
            followTextSize()
        }
    }

    /// Takes on the text size where ``adjustsFontForContentSizeCategory`` says so. Deprecated by Apple in iOS 17.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layoutsStorage?.forget()
        followTextSize()
    }

    private func followTextSize() {
        guard adjustsFontForContentSizeCategory else { return }
        style.font = style.font?.following(traitCollection)
        if case .attributed(let text) = content { content = .attributed(text.following(traitCollection)) }
        textChanged()
    }

    // MARK: Drawing

    /// Draws the text: calls ``drawText(in:)`` with the bounds.
    open override func draw(_ rect: CGRect) { drawText(in: rect) }

    /// Draws the text in a rectangle, shrunk and truncated to it. Override it to give the text less room, and call `super`.
    ///
    /// Follows Apple's page "drawText(in:)".
    open func drawText(in rect: CGRect) { shownText(in: rect).draw() }

    // MARK: Rare style

    /// The colour of the text while the label is highlighted. Default `nil`: it stays as it is.
    open var highlightedTextColor: UIColor? {
        get { rare?.highlightedTextColor }
        set {
            if Appearances.isInUse { noteAppearance(\UILabel.highlightedTextColor, newValue) }
            ensureRare().highlightedTextColor = newValue
        }
    }

    /// The colour of the text's shadow. Default `nil`: it has none.
    open var shadowColor: UIColor? {
        get { rare?.shadowColor }
        set {
            if Appearances.isInUse { noteAppearance(\UILabel.shadowColor, newValue) }
            ensureRare().shadowColor = newValue
        }
    }

    /// Where the shadow falls. Default one point above the text.
    open var shadowOffset: CGSize {
        get { rare?.shadowOffset ?? RareLabelStyle.standardShadowOffset }
        set {
            if Appearances.isInUse { noteAppearance(\UILabel.shadowOffset, newValue) }
            ensureRare().shadowOffset = newValue
        }
    }

    /// Whether text that is too wide is shrunk. Default `false`.
    open var adjustsFontSizeToFitWidth: Bool {
        get { rare?.adjustsFontSizeToFitWidth ?? false }
        set { ensureRare().adjustsFontSizeToFitWidth = newValue }
    }

    /// How far text may be shrunk, as a part of its size. Default 0: not at all.
    open var minimumScaleFactor: CGFloat {
        get { rare?.minimumScaleFactor ?? 0 }
        set { ensureRare().minimumScaleFactor = newValue }
    }

    /// Where shrunk text stands in its line. Default `.alignBaselines`.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { rare?.baselineAdjustment ?? .alignBaselines }
        set { ensureRare().baselineAdjustment = newValue }
    }

    /// Whether letters move together before text is cut off. Default `false`. iOS 9.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { rare?.allowsTightening ?? false }
        set { ensureRare().allowsTightening = newValue }
    }

    /// The width at which constraints let several lines break. Default 0: that of the label. iOS 6.
    open var preferredMaxLayoutWidth: CGFloat {
        get { rare?.preferredMaxLayoutWidth ?? 0 }
        set {
            guard newValue != preferredMaxLayoutWidth else { return }
            ensureRare().preferredMaxLayoutWidth = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether a pointer over text that is cut off shows the whole of it. Default `false`. iOS 15.
    open var showsExpansionTextWhenTruncated: Bool {
        get { rare?.showsExpansionText ?? false }
        set { ensureRare().showsExpansionText = newValue }
    }

    /// How the text looks over a blur. Default `.none`. Pictures show no vibrancy. iOS 17.
    open var preferredVibrancy: UILabelVibrancy {
        get { rare?.preferredVibrancy ?? .none }
        set { ensureRare().preferredVibrancy = newValue }
    }

    private func ensureRare() -> RareLabelStyle {
        if let rare { return rare }
        let made = RareLabelStyle()
        rare = made
        return made
    }
}
