/// A direction in the order of the stored text. iOS 3.2. Follows Apple's page "UITextStorageDirection".
public enum UITextStorageDirection: Int, Sendable {
    /// Toward the end of the text.
    case forward = 0
    /// Toward the beginning of the text.
    case backward = 1
}

/// A storage direction or a layout direction. iOS 3.2. Follows Apple's page "UITextDirection".
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The raw value of the ``UITextStorageDirection`` or ``UITextLayoutDirection``.
    public let rawValue: Int

    /// Creates a direction from the raw value of a storage or layout direction.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Returns a storage direction.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// Returns a layout direction.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

extension UITextDirection {
    /// Whether the direction leads to the end of left-to-right text.
    package var isForward: Bool {
        switch UITextLayoutDirection(rawValue: rawValue) {
        case .right, .down: true
        case .left, .up: false
        case nil: rawValue == UITextStorageDirection.forward.rawValue
        }
    }
}

/// The size of the units of a text. iOS 3.2. Follows Apple's page "UITextGranularity".
public enum UITextGranularity: Int, Sendable {
    /// User-perceived characters.
    case character = 0
    /// Words, without the text between them.
    case word = 1
    /// Sentences, with their trailing spaces.
    case sentence = 2
    /// Paragraphs, without their terminating line feeds.
    case paragraph = 3
    /// Laid-out lines.
    case line = 4
    /// The whole text.
    case document = 5
}

/// The display style of alternatives for inserted text. iOS 16. Follows Apple's page "UITextAlternativeStyle".
public enum UITextAlternativeStyle: Int, Sendable {
    /// Alternatives aren't marked.
    case none = 0
    /// Text with low confidence is underlined.
    case lowConfidence = 1
}
