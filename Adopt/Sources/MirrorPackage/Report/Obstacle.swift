import Foundation

/// A cause that prevents files from compiling. Its errors disappear with one change.
package struct Obstacle: Codable, Hashable, Sendable {
    package let kind: ObstacleKind
    /// The description, equal for all of its errors: "no UIView.glow".
    package let what: String
    /// The number of affected files.
    package let files: Int
    /// The number of files with no other obstacle.
    package let unlocks: Int
    /// The number of errors.
    package let count: Int
    /// The first error.
    package let first: BuildResult.Failure
    /// The original's line of the first error.
    package let source: String
    /// The suggested solution.
    package let suggestion: String

    /// The obstacles of a build, starting with the one that unlocks the most files.
    static func of(_ errors: [BuildResult.Failure], _ origins: NameOrigins) -> [Obstacle] {
        let groups = Dictionary(grouping: errors, by: \.cause.what)
        let stops = Dictionary(grouping: errors, by: \.path).mapValues { Set($0.map(\.cause.what)).count }
        return groups.map { what, errors in
            Obstacle(errors, unlocks: Set(errors.map(\.path)).count { stops[$0] == 1 }, origins)
        }.sorted { ($1.unlocks, $1.files, $1.count, $0.what) < ($0.unlocks, $0.files, $0.count, $1.what) }
    }

    private init(_ errors: [BuildResult.Failure], unlocks: Int, _ origins: NameOrigins) {
        let (first, cause) = (errors[0], errors[0].cause)
        kind = cause.kind(origins)
        what = cause.what
        files = Set(errors.map(\.path)).count
        self.unlocks = unlocks
        count = errors.count
        self.first = first
        source = Self.line(first.line, of: first.path)
        suggestion = kind.suggestion(for: cause.name ?? "")
    }

    private static func line(_ number: Int, of path: String) -> String {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return "" }
        let lines = text.split(separator: "\n", maxSplits: number, omittingEmptySubsequences: false)
        return number > 0 && number <= lines.count
            ? lines[number - 1].trimmingCharacters(in: .whitespaces) : ""
    }
}

/// The cause of a compiler error.
struct ErrorCause {
    /// The description, equal for all errors that disappear together.
    let what: String
    /// The name that isn't found, or the type that lacks a member.
    let name: String?
    private let isModule: Bool

    init(_ message: String) {
        if let match = message.firstMatch(of: /no such module '(.+?)'/) {
            (what, name, isModule) = ("no module \(match.1)", String(match.1), true)
        } else if let match = message.firstMatch(of: /cannot find (?:type )?'(.+?)' in scope/) {
            (what, name, isModule) = ("no \(match.1)", String(match.1), false)
        } else if let match = message.firstMatch(of: /type '(.+?)'.* has no (?:dynamic )?member '(.+?)'/) {
            (what, name, isModule) = ("no \(match.1).\(match.2)", String(match.1), false)
        } else if let match = message.firstMatch(
            of: /'(.+?)' is not a member type of (?:class|struct|enum|protocol) '(.+?)'/)
        {
            (what, name, isModule) = ("no \(match.2).\(match.1)", String(match.2), false)
        } else {
            let isOfActors = message.firstMatch(of: Self.actors) != nil
            (what, name, isModule) = (isOfActors ? Self.withoutNames(message) : message, nil, false)
        }
    }

    private static var actors: Regex<Substring> { /isolat|actor|Sendable|data race|concurren/ }

    /// A compiler rule is one obstacle, whatever names its messages contain.
    private static func withoutNames(_ message: String) -> String {
        message.replacing(#/ '[^']*'/#, with: "")
    }

    func kind(_ origins: NameOrigins) -> ObstacleKind {
        if isModule { return .missingModule }
        if let name { return origins.kind(of: name) }
        if what.firstMatch(of: /objc|[Ss]elector|Objective-C|NSManaged|'dynamic'/) != nil {
            return .objectiveC
        }
        if what.firstMatch(of: Self.actors) != nil { return .isolation }
        if let match = what.firstMatch(of: /^'(\w+)[^']*' is unavailable/) {
            return origins.kind(of: String(match.1))
        }
        return .own
    }
}

extension BuildResult.Failure {
    var cause: ErrorCause { ErrorCause(message) }
}
