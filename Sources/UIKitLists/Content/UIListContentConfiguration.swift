/// What a row, a header or a footer of a list shows and how, as a value. iOS 14.
///
/// What is set is kept; what is not set has the default of the kind. Follows Apple's page "UIListContentConfiguration".
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// What a configuration is made for.
    let kind: Kind

    /// The image. Default `nil`.
    public var image: UIImage?
    /// How the image is shown.
    public var imageProperties = ImageProperties()
    private var textContent = Text.none
    /// How the text is shown.
    public var textProperties: TextProperties
    private var secondaryContent = Text.none
    /// How the secondary text is shown.
    public var secondaryTextProperties: TextProperties
    /// In which directions the content keeps to the margins of the view around it, where those are wider. Default `.horizontal`,
    /// as printed on devices; Apple's page says `.both`.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    private var margins: NSDirectionalEdgeInsets
    /// Whether text and secondary text stand side by side where they have room on one line. Default `false`; `true` for value
    /// cells.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between image and text, in points. Default 16.
    public var imageToTextPadding: CGFloat = 16
    /// The distance between text and secondary text side by side, in points. Default 6.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The distance between text and secondary text below it, in points. Default 3.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// A text that a configuration may have in two forms.
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
        let style = ListContentStyle(of: kind)
        textProperties = style.text
        secondaryTextProperties = style.secondaryText
        margins = style.margins
        prefersSideBySideTextAndSecondaryText = kind == .valueCell
    }

    // MARK: Content

    /// The text. Default `nil`. Setting it takes ``attributedText`` away.
    public var text: String? {
        get { textContent.string }
        set { textContent = newValue.map(Text.plain) ?? .none }
    }

    /// The text with attributes, which count before ``textProperties``. Default `nil`. Setting it replaces ``text``.
    public var attributedText: NSAttributedString? {
        get { textContent.attributed }
        set { textContent = newValue.map(Text.attributed) ?? .none }
    }

    /// The secondary text. Default `nil`. Setting it takes ``secondaryAttributedText`` away.
    public var secondaryText: String? {
        get { secondaryContent.string }
        set { secondaryContent = newValue.map(Text.plain) ?? .none }
    }

    /// The secondary text with attributes. Default `nil`. Setting it replaces ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString? {
        get { secondaryContent.attributed }
        set { secondaryContent = newValue.map(Text.attributed) ?? .none }
    }

    /// The distances around the content, in points; the least ones where margins are kept to. A cell's are 11 above and below, 16
    /// where lines begin and 8 where they end.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { margins }
        set { margins = newValue }
    }

    // MARK: Use

    /// Creates a list content view.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The configuration for a state. On phones and pads no state changes the default look of a list's content.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    /// Hashes what usually differs.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(textContent)
        hasher.combine(secondaryContent)
        hasher.combine(image)
    }
}
