/// A compiler error, with its location.
public struct Diagnostic: Hashable, Sendable {
    /// `Sources/Library/PageFlow/Verbs/Navigating+Open.swift`.
    public internal(set) var file: String
    /// The line in the file, from 1.
    public let line: Int
    /// The compiler's message.
    public let message: String
    private let column: Int

    /// The errors in the compiler's output, without duplicates.
    static func errors(in text: String) -> [Diagnostic] {
        var known: Set<Diagnostic> = []
        return text.split(separator: "\n").compactMap(Diagnostic.init).filter { known.insert($0).inserted }
    }

    private init?(_ line: Substring) {
        guard let match = line.wholeMatch(of: #/(.+?):(\d+):(\d+): error: (.+)/#),
            let number = Int(match.2), let column = Int(match.3)
        else { return nil }
        file = String(match.1)
        self.line = number
        self.column = column
        message = String(match.4)
    }
}

extension Diagnostic {
    /// Whether the only problem is the iOS version that introduced a name.
    var isOfAvailability: Bool { message.contains("is only available in iOS") }
}

extension Diagnostic: CustomStringConvertible {
    /// In the compiler's format.
    public var description: String { "\(file):\(line):\(column): error: \(message)" }
}
