/// A direction along the order in which text is kept. iOS 3.2. Follows Apple's page "UITextStorageDirection".
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end of the text.
    case forward = 0
    /// Towards the beginning of the text.
    case backward = 1
}

/// A direction of either kind: along the order of the text, or on the screen. iOS 3.2. Follows Apple's page "UITextDirection".
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The value of the ``UITextStorageDirection`` or ``UITextLayoutDirection``.
    public let rawValue: Int

    /// Creates a direction from the value of one of the two kinds.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A direction along the order of the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

extension UITextDirection {
    /// Whether it leads towards the end of a text that is written from left to right.
    var isForward: Bool {
        switch UITextLayoutDirection(rawValue: rawValue) {
        case .right, .down: true
        case .left, .up: false
        case nil: rawValue == UITextStorageDirection.forward.rawValue
        }
    }
}

/// How large the units are in which a text is looked at. iOS 3.2. Follows Apple's page "UITextGranularity".
public enum UITextGranularity: Int, Sendable {
    /// Characters as they are read, whatever they are made of.
    case character = 0
    /// Words, without what stands between them.
    case word = 1
    /// Sentences, with the spaces behind them.
    case sentence = 2
    /// Paragraphs, without the line feeds that end them.
    case paragraph = 3
    /// Lines as they are laid out.
    case line = 4
    /// The whole text.
    case document = 5
}

/// How alternatives of a text that was put in are shown. iOS 16. Follows Apple's page "UITextAlternativeStyle".
public enum UITextAlternativeStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a mark under what is uncertain.
    case lowConfidence = 1
}
