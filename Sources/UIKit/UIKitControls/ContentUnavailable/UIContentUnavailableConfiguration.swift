/// A placeholder for unavailable content: an image or an activity indicator, two texts and two buttons.
///
/// Properties that the app hasn't set depend on the kind and the state. iOS 17. Follows Apple's page "UIContentUnavailableConfiguration".
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// The alignment of the content. Follows Apple's page "UIContentUnavailableConfiguration.Alignment".
    public enum Alignment: Int, Sendable {
        /// At the center of the view.
        case center = 0
        /// At the top.
        case natural = 1
    }

    /// The kind of unavailable content.
    enum Kind: Hashable, Sendable {
        case empty, loading, search
    }

    let kind: Kind
    private var searchText: String?
    private var ownImage: UIImage??
    private var ownText: String??
    private var ownSecondaryText: String??
    /// The properties of the image or the activity indicator.
    public var imageProperties: ImageProperties
    /// The text with its attributes, which takes precedence over ``text``. Default `nil`.
    public var attributedText: NSAttributedString?
    /// The properties of the text.
    public var textProperties: TextProperties
    /// The secondary text with its attributes, which takes precedence over ``secondaryText``. Default `nil`.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the secondary text.
    public var secondaryTextProperties: TextProperties
    /// The button; without a title and an image it isn't shown.
    public var button = UIButton.Configuration.plain()
    /// The properties of the button.
    public var buttonProperties = ButtonProperties()
    /// The secondary button; without a title and an image it isn't shown.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The properties of the secondary button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The alignment of the content. Default `.center`.
    public var alignment = Alignment.center
    /// The axes on which larger margins of the superview are used. Default both.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The minimum distances from the view's edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The distance between the image and the texts, in points.
    public var imageToTextPadding: CGFloat = 15
    /// The distance between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The distance between the texts and the buttons, in points.
    public var textToButtonPadding: CGFloat = 20
    /// The distance between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 10
    /// The background. Default clear.
    public var background = UIBackgroundConfiguration.clear()

    private init(_ kind: Kind) {
        self.kind = kind
        imageProperties = ImageProperties(kind)
        textProperties = TextProperties(kind, isSecondary: false)
        secondaryTextProperties = TextProperties(kind, isSecondary: true)
    }

    /// Returns the configuration for missing content.
    public static func empty() -> UIContentUnavailableConfiguration { Self(.empty) }

    /// Returns the configuration for content that is loading, with an activity indicator instead of an image.
    public static func loading() -> UIContentUnavailableConfiguration { Self(.loading) }

    /// Returns the configuration for a search without results.
    public static func search() -> UIContentUnavailableConfiguration { Self(.search) }

    // MARK: Content

    /// The image. Default `nil`; for a search a magnifying glass.
    public var image: UIImage? {
        get {
            if let ownImage { return ownImage }
            return kind == .search ? UIImage(systemName: "magnifyingglass") : nil
        }
        set { ownImage = .some(newValue) }
    }

    /// The text. Default `nil`; while loading and for a search the system's text.
    public var text: String? {
        get { if let ownText { ownText } else { standardText } }
        set { ownText = .some(newValue) }
    }

    /// The text below it. Default `nil`; for a search the system's text.
    public var secondaryText: String? {
        get {
            if let ownSecondaryText { return ownSecondaryText }
            return kind == .search ? "Check the spelling or try a new search." : nil
        }
        set { ownSecondaryText = .some(newValue) }
    }

    private var standardText: String? {
        switch kind {
        case .empty: nil
        case .loading: "Loading…"
        case .search:
            if let searchText, !searchText.isEmpty { "No Results for “\(searchText)”" } else { "No Results" }
        }
    }

    // MARK: View and state

    /// Creates a view that shows the configuration.
    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Returns the configuration for a state. For a search it contains the search text, unless the app has set a text.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        var updated = self
        if let state = state as? UIContentUnavailableConfigurationState {
            updated.searchText = state.searchText
        }
        return updated
    }

    /// Hashes the properties that usually differ.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(text)
        hasher.combine(secondaryText)
    }
}
