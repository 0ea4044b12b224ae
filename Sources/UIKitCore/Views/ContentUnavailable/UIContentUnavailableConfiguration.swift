/// A placeholder for missing content, as a value: an image or an activity indicator, two texts, two buttons.
///
/// What is set is kept; what is not set follows the kind and the state. iOS 17. Follows Apple's page
/// "UIContentUnavailableConfiguration".
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// Where the content lies. Follows Apple's page "UIContentUnavailableConfiguration.Alignment".
    public enum Alignment: Int, Sendable {
        /// In the middle of the view.
        case center = 0
        /// At the top.
        case natural = 1
    }

    /// What is not there.
    enum Kind: Hashable, Sendable {
        case empty, loading, search
    }

    let kind: Kind
    private var searchText: String?
    private var ownImage: UIImage??
    private var ownText: String??
    private var ownSecondaryText: String??
    /// How the image, or the wheel, is shown.
    public var imageProperties: ImageProperties
    /// The text with its attributes, before ``text``. Default `nil`.
    public var attributedText: NSAttributedString?
    /// How the text is shown.
    public var textProperties: TextProperties
    /// The second text with its attributes, before ``secondaryText``. Default `nil`.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text is shown.
    public var secondaryTextProperties: TextProperties
    /// The button; without a title and an image there is none.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The second button; without a title and an image there is none.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// Where the content lies. Default `.center`.
    public var alignment = Alignment.center
    /// On which axes the margins of the superview count, where they are larger. Default both.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The least distances from the view's edges, in points.
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

    /// Content that is not there.
    public static func empty() -> UIContentUnavailableConfiguration { Self(.empty) }

    /// Content that is being loaded: a wheel turns in the place of the image.
    public static func loading() -> UIContentUnavailableConfiguration { Self(.loading) }

    /// A search that found nothing.
    public static func search() -> UIContentUnavailableConfiguration { Self(.search) }

    // MARK: Content

    /// The image. Default `nil`; for a search a magnifier.
    public var image: UIImage? {
        get {
            if let ownImage { return ownImage }
            return kind == .search ? UIImage(systemName: "magnifyingglass") : nil
        }
        set { ownImage = .some(newValue) }
    }

    /// The text. Default `nil`; while loading and for a search the system's words.
    public var text: String? {
        get { if let ownText { ownText } else { standardText } }
        set { ownText = .some(newValue) }
    }

    /// The text beneath it. Default `nil`; for a search the system's words.
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

    /// The configuration for a state: that of a search says what was searched for, where the app has set no text.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        var updated = self
        if let state = state as? UIContentUnavailableConfigurationState {
            updated.searchText = state.searchText
        }
        return updated
    }

    /// Hashes what usually differs.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(text)
        hasher.combine(secondaryText)
    }
}

/// The state of a placeholder for missing content. iOS 17. Follows Apple's page "UIContentUnavailableConfigurationState".
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// What is searched for; `nil` without a search.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state in which nothing is the case.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// A state of the app's own; `nil` where it is not said.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
