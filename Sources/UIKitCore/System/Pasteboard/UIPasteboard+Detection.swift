/// What can be found out about the texts of a pasteboard without showing them to the app. iOS 14.
extension UIPasteboard {
    /// What a text may look like. iOS 14. Follows Apple's page "UIPasteboard.DetectionPattern".
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a pattern from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// An address of the web. The value is a text.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// Words to search the web for. The value is a text.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// A number. The value is a number.
        public static let number = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    /// Tells in a later turn which patterns the first item has. iOS 14.
    public func detectPatterns(
        for patterns: Set<UIPasteboard.DetectionPattern>,
        completionHandler: @escaping (Result<Set<UIPasteboard.DetectionPattern>, any Error>) -> Void
    ) {
        answer(contents.first.map { Set(detect(patterns, in: $0).keys) } ?? [], completionHandler)
    }

    /// Tells in a later turn which patterns some items have; `nil` stands for all items. iOS 14.
    public func detectPatterns(
        for patterns: Set<UIPasteboard.DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<UIPasteboard.DetectionPattern>], any Error>) -> Void
    ) {
        answer(chosen(itemSet).map { Set(detect(patterns, in: $0).keys) }, completionHandler)
    }

    /// Gives out in a later turn what was found of the patterns in the first item. iOS 14.
    public func detectValues(
        for patterns: Set<UIPasteboard.DetectionPattern>,
        completionHandler: @escaping (Result<[UIPasteboard.DetectionPattern: Any], any Error>) -> Void
    ) {
        answer(contents.first.map { detect(patterns, in: $0) } ?? [:], completionHandler)
    }

    /// Gives out in a later turn what was found of the patterns in some items; `nil` stands for all items. iOS 14.
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

/// What a text looks like: a number, an address of the web, or words.
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

    /// Whether it has a scheme of the web, or a host with an ending of letters.
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
