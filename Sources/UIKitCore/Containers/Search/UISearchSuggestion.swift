/// What a user may search for. iOS 16. Follows Apple's page "UISearchSuggestion".
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The words.
    var localizedSuggestion: String? { get }
    /// The words with their looks.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// What assistive technologies read. Optional.
    var localizedDescription: String? { get }
    /// The image before the words. Optional.
    var iconImage: UIImage? { get }
    /// Anything of the app's own.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// None.
    public var localizedDescription: String? { nil }

    /// None.
    public var iconImage: UIImage? { nil }
}

/// A suggestion with words, a description and an image. iOS 16. Follows Apple's page "UISearchSuggestionItem".
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    private let plain: String?
    private let attributed: NSAttributedString?
    private let words: String?
    private let icon: UIImage?

    /// Creates a suggestion from words.
    public convenience init(localizedSuggestion suggestion: String) {
        self.init(localizedSuggestion: suggestion, localizedDescription: nil)
    }

    /// Creates a suggestion from words and what assistive technologies read.
    public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?)
    {
        self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// Creates a suggestion from words, what assistive technologies read, and an image.
    public init(
        localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?
    ) {
        plain = suggestion
        attributed = nil
        words = description
        icon = iconImage
        super.init()
    }

    /// Creates a suggestion from words with their looks.
    public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
        self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil)
    }

    /// Creates a suggestion from words with their looks, and what assistive technologies read.
    public convenience init(
        localizedAttributedSuggestion suggestion: NSAttributedString,
        localizedDescription description: String?
    ) {
        self.init(
            localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
    }

    /// Creates a suggestion from words with their looks, what assistive technologies read, and an image.
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

    /// The words with their looks; `nil` if the suggestion was made from plain words.
    open var localizedAttributedSuggestion: NSAttributedString? { attributed }

    /// The words.
    open var localizedSuggestion: String? { plain ?? attributed?.string }

    /// What assistive technologies read.
    open var localizedDescription: String? { words }

    /// The image before the words.
    open var iconImage: UIImage? { icon }

    /// Anything of the app's own. Default `nil`.
    open var representedObject: Any?
}
