/// A suggestion for a search. iOS 16. Follows Apple's page "UISearchSuggestion".
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text.
    var localizedSuggestion: String? { get }
    /// The attributed text.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// The description for assistive technologies. Optional.
    var localizedDescription: String? { get }
    /// The image before the text. Optional.
    var iconImage: UIImage? { get }
    /// The app's own object.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// `nil`: no description.
    public var localizedDescription: String? { nil }

    /// `nil`: no image.
    public var iconImage: UIImage? { nil }
}

/// A suggestion with a text, a description and an image. iOS 16. Follows Apple's page "UISearchSuggestionItem".
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    private let plain: String?
    private let attributed: NSAttributedString?
    private let words: String?
    private let icon: UIImage?

    /// Creates a suggestion from a text.
    public convenience init(localizedSuggestion suggestion: String) {
        self.init(localizedSuggestion: suggestion, localizedDescription: nil)
    }

    /// Creates a suggestion from a text and a description for assistive technologies.
    public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?)
    {
        self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// Creates a suggestion from a text, a description for assistive technologies, and an image.
    public init(
        localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?
    ) {
        plain = suggestion
        attributed = nil
        words = description
        icon = iconImage
        super.init()
    }

    /// Creates a suggestion from an attributed text.
    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil)
    }

    /// Creates a suggestion from an attributed text and a description for assistive technologies.
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString,
        localizedDescription description: String?
    ) {
        self.init(
            localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// Creates a suggestion from an attributed text, a description for assistive technologies, and an image.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString,
        localizedDescription description: String?,
        iconImage: UIImage?
    ) {
        plain = nil
        attributed = suggestion
        words = description
        icon = iconImage
        super.init()
    }

    /// The attributed text; `nil` if the suggestion was created from a plain text.
    open var localizedAttributedSuggestion: NSAttributedString? { attributed }

    /// The text.
    open var localizedSuggestion: String? { plain ?? attributed?.string }

    /// The description for assistive technologies.
    open var localizedDescription: String? { words }

    /// The image before the text.
    open var iconImage: UIImage? { icon }

    /// The app's own object. Default `nil`.
    open var representedObject: Any?
}
