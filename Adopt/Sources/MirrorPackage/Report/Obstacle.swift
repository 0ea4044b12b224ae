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
    /// The name that isn't found, or the type that lacks a member; `nil` if the error is of another kind.
    let name: String?
    private let diagnostic: CompilerDiagnostic

    init(_ failure: BuildResult.Failure) {
        let names = failure.message.matches(of: /'(.+?)'/).map { String($0.1) }
        let (first, second) = (names.first ?? "", names.dropFirst().first ?? "")
        diagnostic = CompilerDiagnostic(identifier: failure.identifier ?? "")
        (what, name) =
            switch diagnostic {
            case .missingModule: ("no module \(first)", first)
            case .missingName: ("no \(first)", first)
            case .missingMember: ("no \(first).\(second)", first)
            case .missingNestedType: ("no \(second).\(first)", second)
            case .unavailable: (failure.message, String(first.prefix { $0 != "(" }))
            // A compiler rule is one obstacle, whatever names its messages contain.
            case .isolation: (failure.message.replacing(#/ '.*?'/#, with: ""), nil)
            case .objectiveC, .other: (failure.message, nil)
            }
    }

    func kind(_ origins: NameOrigins) -> ObstacleKind {
        switch diagnostic {
        case .missingModule: .missingModule
        case .objectiveC: .objectiveC
        case .isolation: .isolation
        case .missingName, .missingMember, .missingNestedType, .unavailable, .other:
            name.map(origins.kind) ?? .own
        }
    }
}

extension BuildResult.Failure {
    var cause: ErrorCause { ErrorCause(self) }
}
