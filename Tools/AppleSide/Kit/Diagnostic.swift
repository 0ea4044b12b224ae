/// An error that the compiler has found, with its place.
public struct Diagnostic: Hashable, Sendable {
    /// `Sources/PageFlow/Verbs/Navigating+Open.swift`.
    public internal(set) var file: String
    /// The line in the file, from 1.
    public let line: Int
    /// The compiler's words.
    public let message: String
    private let column: Int

    /// The errors among what the compiler has printed, each once.
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
    /// Whether only the iOS version is wrong from which on a name is there.
    var isOfAvailability: Bool { message.contains("is only available in iOS") }
}

extension Diagnostic: CustomStringConvertible {
    /// As compilers print it.
    public var description: String { "\(file):\(line):\(column): error: \(message)" }
}
