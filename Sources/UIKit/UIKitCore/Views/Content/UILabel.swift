/// A view that shows text that the user can't edit.
///
/// A label measures its text when its size or its content is needed, and rounds widths and heights up to pixels. Follows Apple's page
/// "UILabel".
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
        if let archive = coder.interfaceArchive { archive.read(self) } else { setUp() }
    }

    private func setUp() {
        isUserInteractionEnabled = false
        clipsToBounds = true
        contentMode = .redraw
    }

    // MARK: Text

    /// The text, without attributes. Default `nil`. Setting it applies the label's own style.
    open var text: String? {
        get { content.string }
        set {
            changing(.text) {
                content = TextContent(newValue)
                textChanged()
            }
        }
    }

    /// The text with its attributes. Default `nil`. Text set with ``text`` has none.
    ///
    /// Setting it also sets ``font`` and ``textColor``, to those of the first character.
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

    /// The font. Default and `nil`: the system font at 17 points.
    open var font: UIFont! {
        get { style.font ?? LabelStyle.standardFont }
        set {
            if Appearances.isInUse { noteAppearance(\UILabel.font, newValue) }
            style.font = newValue
            restyle(.font, newValue ?? LabelStyle.standardFont)
            textChanged()
        }
    }

    /// The color of the text. Default and `nil`: `.label`, and black before iOS 13.
    open var textColor: UIColor! {
        get { style.textColor ?? LabelStyle.standardColor }
        set {
            if Appearances.isInUse { noteAppearance(\UILabel.textColor, newValue) }
            style.textColor = newValue
            restyle(.foregroundColor, newValue ?? LabelStyle.standardColor)
        }
    }

    // A style that is set after an attributed text applies to the whole text.
    private func restyle(_ key: NSAttributedString.Key, _ value: Any) {
        guard case .attributed(let text) = content else { return }
        // Created anew: Foundation on Linux crashes when one attribute of such a string is changed.
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

    /// The handling of lines that are too long. Default `.byTruncatingTail`.
    open var lineBreakMode: NSLineBreakMode {
        get { style.lineBreakMode }
        set {
            style.lineBreakMode = newValue
            textChanged()
        }
    }

    /// The maximum number of lines; 0 for no limit. Default 1.
    open var numberOfLines: Int {
        get { style.numberOfLines }
        set {
            style.numberOfLines = newValue
            textChanged()
        }
    }

    /// Whether the label is drawn as enabled. Default `true`.
    open var isEnabled: Bool {
        get { style.isEnabled }
        set { style.isEnabled = newValue }
    }

    /// Whether the text has its highlighted color. Default `false`.
    open var isHighlighted: Bool {
        get { style.isHighlighted }
        set { style.isHighlighted = newValue }
    }

    // MARK: Size

    /// The size of the text, in whole pixels. Several lines wrap at ``preferredMaxLayoutWidth``, if it is set. Zero without text.
    open override var intrinsicContentSize: CGSize { measureSize(width: preferredMaxLayoutWidth) }

    /// The size of the text wrapped at a width, in whole pixels. A single line isn't limited to the width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { measureSize(width: size.width) }

    /// The rectangle of the text in these bounds: vertically centered, in whole pixels, and not larger than the bounds.
    ///
    /// The label calls this method for all sizes, so an override can add space around the text. Follows Apple's page
    /// "textRect(forBounds:limitedToNumberOfLines:)".
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measureTextRect(forBounds: bounds, lineLimit: numberOfLines)
    }

    @_spi(UIKitModules) open override func contentSize(forWidth width: CGFloat) -> CGSize? {
        numberOfLines == 1 ? nil : measureSize(width: width)
    }

    @_spi(UIKitModules) open override var baselineDistances: BaselineDistances? { measureBaselines() }

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

    /// Whether the font follows the user's preferred text size. Default `false`. iOS 10.
    ///
    /// Applies to fonts of text styles and fonts scaled by `UIFontMetrics`.
    open var adjustsFontForContentSizeCategory: Bool {
        get { rare?.adjustsFontForContentSizeCategory ?? false }
        set {
            ensureRare().adjustsFontForContentSizeCategory = newValue
            followTextSize()
        }
    }

    /// Updates the text size if ``adjustsFontForContentSizeCategory`` is `true`. Deprecated by Apple in iOS 17.
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

    /// Draws the text in a rectangle, shrunk and truncated to fit. Override it to draw the text in a smaller rectangle, and call `super`.
    ///
    /// Follows Apple's page "drawText(in:)".
    open func drawText(in rect: CGRect) { shownText(in: rect).draw() }

    // MARK: Rare style

    /// The color of the text while the label is highlighted. Default `nil`: unchanged.
    open var highlightedTextColor: UIColor? {
        get { rare?.highlightedTextColor }
        set {
            if Appearances.isInUse { noteAppearance(\UILabel.highlightedTextColor, newValue) }
            ensureRare().highlightedTextColor = newValue
        }
    }

    /// The color of the text's shadow. Default `nil`: no shadow.
    open var shadowColor: UIColor? {
        get { rare?.shadowColor }
        set {
            if Appearances.isInUse { noteAppearance(\UILabel.shadowColor, newValue) }
            ensureRare().shadowColor = newValue
        }
    }

    /// The offset of the shadow. Default one point above the text.
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

    /// The smallest factor by which text may be shrunk. Default 0: not at all.
    open var minimumScaleFactor: CGFloat {
        get { rare?.minimumScaleFactor ?? 0 }
        set { ensureRare().minimumScaleFactor = newValue }
    }

    /// The vertical position of shrunk text. Default `.alignBaselines`.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { rare?.baselineAdjustment ?? .alignBaselines }
        set { ensureRare().baselineAdjustment = newValue }
    }

    /// Whether the spacing between letters is reduced before text is truncated. Default `false`. iOS 9.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { rare?.allowsTightening ?? false }
        set { ensureRare().allowsTightening = newValue }
    }

    /// The width at which constraints wrap several lines. Default 0: the label's width. iOS 6.
    open var preferredMaxLayoutWidth: CGFloat {
        get { rare?.preferredMaxLayoutWidth ?? 0 }
        set {
            guard newValue != preferredMaxLayoutWidth else { return }
            ensureRare().preferredMaxLayoutWidth = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether hovering with the pointer over truncated text shows the whole text. Default `false`. iOS 15.
    open var showsExpansionTextWhenTruncated: Bool {
        get { rare?.showsExpansionText ?? false }
        set { ensureRare().showsExpansionText = newValue }
    }

    /// The vibrancy of the text over a blur. Default `.none`. Pictures show no vibrancy. iOS 17.
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
