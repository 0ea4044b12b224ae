/// The content and style of a row, a header or a footer in a list. iOS 14.
///
/// Properties that aren't set have the style's default values. Follows Apple's page "UIListContentConfiguration".
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The style of the configuration.
    private(set) var kind: Kind
    /// The kind whose style follows the list that contains the view; `nil` for the configuration of one style.
    private let role: Kind?

    /// The image. Default `nil`.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    private var textContent = Text.none
    /// The properties of the text.
    public var textProperties: TextProperties
    private var secondaryContent = Text.none
    /// The properties of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The axes along which the content preserves the superview's layout margins, if they are wider. Default `.horizontal`, as printed on
    /// devices; Apple's page says `.both`.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    private var margins: NSDirectionalEdgeInsets
    /// Whether text and secondary text are side by side if they fit on one line. Default `false`; `true` for value cells.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The padding between image and text, in points. Default 16.
    public var imageToTextPadding: CGFloat = 16
    /// The horizontal padding between text and secondary text, in points. Default 6.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The vertical padding between text and secondary text, in points. Default 3.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// A plain or attributed text.
    private enum Text: Hashable {
        case none
        case plain(String)
        case attributed(NSAttributedString)

        var string: String? {
            switch self {
            case .none: nil
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }

        var attributed: NSAttributedString? { if case .attributed(let text) = self { text } else { nil } }
    }

    init(_ kind: Kind) {
        self.kind = kind
        role = kind == .header || kind == .footer ? kind : nil
        let style = ListContentStyle(of: kind)
        textProperties = style.text
        secondaryTextProperties = style.secondaryText
        margins = style.margins
        prefersSideBySideTextAndSecondaryText = kind == .valueCell
    }

    // MARK: Content

    /// The text. Default `nil`. Setting it removes ``attributedText``.
    public var text: String? {
        get { textContent.string }
        set { textContent = newValue.map(Text.plain) ?? .none }
    }

    /// The attributed text. Its attributes take precedence over ``textProperties``. Default `nil`. Setting it replaces ``text``.
    public var attributedText: NSAttributedString? {
        get { textContent.attributed }
        set { textContent = newValue.map(Text.attributed) ?? .none }
    }

    /// The secondary text. Default `nil`. Setting it removes ``secondaryAttributedText``.
    public var secondaryText: String? {
        get { secondaryContent.string }
        set { secondaryContent = newValue.map(Text.plain) ?? .none }
    }

    /// The attributed secondary text. Default `nil`. Setting it replaces ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString? {
        get { secondaryContent.attributed }
        set { secondaryContent = newValue.map(Text.attributed) ?? .none }
    }

    /// The margins around the content, in points; a minimum if the superview's margins are preserved. For cells, 11 at the top and bottom,
    /// 16 at the leading edge and 8 at the trailing edge.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { margins }
        set { margins = newValue }
    }

    // MARK: Use

    /// Creates a list content view.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The configuration for a state. On iPhone and iPad, only the trait for the style of the list changes the default appearance: that of
    /// ``header()`` and ``footer()``.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        guard let role else { return self }
        var updated = self
        updated.adopt(role.kind(in: state.traitCollection.listEnvironment))
        return updated
    }

    /// Changes the style, except for values that the app has set.
    private mutating func adopt(_ newKind: Kind) {
        guard newKind != kind else { return }
        let (old, new) = (ListContentStyle(of: kind), ListContentStyle(of: newKind))
        if textProperties == old.text { textProperties = new.text }
        if secondaryTextProperties == old.secondaryText { secondaryTextProperties = new.secondaryText }
        if margins == old.margins { margins = new.margins }
        kind = newKind
    }

    /// Hashes the properties that usually differ.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(textContent)
        hasher.combine(secondaryContent)
        hasher.combine(image)
    }
}
