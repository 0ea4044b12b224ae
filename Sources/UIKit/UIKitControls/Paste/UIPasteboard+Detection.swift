/// Detection of patterns in the pasteboard's texts, without giving the app access to them. iOS 14.
extension UIPasteboard {
    /// The patterns of a text. iOS 14. Follows Apple's page "UIPasteboard.DetectionPattern".
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a pattern from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A web URL. The value is a string.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// A text for a web search. The value is a string.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// A number. The value is a number.
        public static let number = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    /// Detects patterns in the first item. The handler is called in a later turn. iOS 14.
    public func detectPatterns(
        for patterns: Set<UIPasteboard.DetectionPattern>,
        completionHandler: @escaping (Result<Set<UIPasteboard.DetectionPattern>, any Error>) -> Void
    ) {
        answer(contents.first.map { Set(detect(patterns, in: $0).keys) } ?? [], completionHandler)
    }

    /// Detects patterns in some items; `nil` for all items. The handler is called in a later turn. iOS 14.
    public func detectPatterns(
        for patterns: Set<UIPasteboard.DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<UIPasteboard.DetectionPattern>], any Error>) -> Void
    ) {
        answer(chosen(itemSet).map { Set(detect(patterns, in: $0).keys) }, completionHandler)
    }

    /// Detects patterns in the first item and provides their values. The handler is called in a later turn. iOS 14.
    public func detectValues(
        for patterns: Set<UIPasteboard.DetectionPattern>,
        completionHandler: @escaping (Result<[UIPasteboard.DetectionPattern: Any], any Error>) -> Void
    ) {
        answer(contents.first.map { detect(patterns, in: $0) } ?? [:], completionHandler)
    }

    /// Detects patterns in some items and provides their values; `nil` for all items. The handler is called in a later
    /// turn. iOS 14.
    public func detectValues(
        for patterns: Set<UIPasteboard.DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[[UIPasteboard.DetectionPattern: Any]], any Error>) -> Void
    ) {
        answer(chosen(itemSet).map { detect(patterns, in: $0) }, completionHandler)
    }

    private func answer<Found>(
        _ found: Found, _ handler: @escaping (Result<Found, any Error>) -> Void
    ) {
        Runtime.loop.nextTurn("detection in a pasteboard") { handler(.success(found)) }
    }

    private func detect(
        _ patterns: Set<DetectionPattern>, in item: PasteboardItem
    ) -> [DetectionPattern: Any] {
        let text = (PasteboardTypes.texts + [PasteboardTypes.url]).lazy.compactMap { item.value($0) }.first
        let found: DetectedText? =
            switch text {
            case let text as String: DetectedText(text)
            case let url as URL: DetectedText(url.absoluteString)
            default: nil
            }
        guard let found, patterns.contains(found.pattern) else { return [:] }
        return [found.pattern: found.value]
    }
}

/// The content of a text: a number, a web URL, or words.
private enum DetectedText {
    case number(Double)
    case webURL(String)
    case webSearch(String)

    init?(_ text: String) {
        let line = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if line.isEmpty || line.contains(where: \.isNewline) { return nil }
        if let number = Double(line) {
            self = .number(number)
        } else if Self.isAddress(line) {
            self = .webURL(line)
        } else {
            self = .webSearch(line)
        }
    }

    /// Whether the line has a web scheme, or a host with a top-level domain of letters.
    private static func isAddress(_ line: String) -> Bool {
        if line.contains(where: \.isWhitespace) || line.contains("@") { return false }
        let lowercased = line.lowercased()
        if lowercased.hasPrefix("http://") || lowercased.hasPrefix("https://") {
            return URL(string: line)?.host != nil
        }
        let host = line.prefix { $0 != "/" && $0 != "?" && $0 != ":" }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 2, parts.allSatisfy({ !$0.isEmpty }), let ending = parts.last else {
            return false
        }
        return ending.count >= 2 && ending.allSatisfy(\.isLetter)
    }

    var pattern: UIPasteboard.DetectionPattern {
        switch self {
        case .number: .number
        case .webURL: .probableWebURL
        case .webSearch: .probableWebSearch
        }
    }

    var value: Any {
        switch self {
        case .number(let number): number
        case .webURL(let text), .webSearch(let text): text
        }
    }
}
