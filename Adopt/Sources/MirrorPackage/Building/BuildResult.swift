import AdoptModel
import Foundation

/// What the compiler said of a mirror.
package struct BuildResult: Codable, Sendable {
    /// An error at its place in the original.
    package struct Failure: Codable, Hashable, Sendable {
        package let path: String
        package let line: Int
        package let column: Int
        package let message: String
    }

    /// What stops files, and how many.
    package struct Obstacle: Codable, Hashable, Sendable {
        /// The kind of obstacle and its name: "not in UIKit: UIView.foo".
        package let what: String
        package let files: Int
        package let count: Int
    }

    package let succeeded: Bool
    package let errors: [Failure]
    /// Those that stop the most files first.
    package let obstacles: [Obstacle]
    /// What SwiftPM, the compiler and the linker say of no line of a file, in their words.
    package let otherErrors: [String]

    /// What the compiler has not found, and the lines that made no sense to it.
    package var missing: MissingNames {
        errors.reduce(into: MissingNames()) { missing, failure in
            if let name = failure.missingName {
                missing.names.insert(name)
            } else {
                missing.lines.insert(MissingNames.Line(path: failure.path, line: failure.line))
            }
        }
    }

    /// How many files have errors.
    package var filesWithErrors: Int { Set(errors.map(\.path)).count }

    /// Reads what `swift build` has printed.
    package init(output: String, succeeded: Bool) {
        self.succeeded = succeeded
        var seen: Set<Failure> = []
        let lines = output.split(separator: "\n")
        errors = lines.compactMap { Failure(line: $0) }.filter { seen.insert($0).inserted }
        let groups = Dictionary(grouping: errors, by: \.obstacle)
        obstacles = groups.map { what, errors in
            Obstacle(what: what, files: Set(errors.map(\.path)).count, count: errors.count)
        }.sorted { ($1.files, $1.count, $0.what) < ($0.files, $0.count, $1.what) }
        var said: Set<Substring> = []
        otherErrors = lines.filter {
            Self.isError($0) && Failure(line: $0) == nil && said.insert($0).inserted
        }
        .map(String.init)
    }

    /// Whether a line says what is wrong: those that only say that a command of the build has failed do not.
    private static func isError(_ line: Substring) -> Bool {
        line.contains(/(^|\W)error: |undefined reference to/)
            && !line.contains("command failed with exit code")
    }
}

extension BuildResult.Failure {
    /// A line of the compiler's: `path:line:column: error: message`; `nil` for another.
    fileprivate init?(line text: Substring) {
        guard let match = text.wholeMatch(of: /(.+?):(\d+):(\d+): error: (.+)/), let line = Int(match.2),
            let column = Int(match.3)
        else { return nil }
        self.init(path: String(match.1), line: line, column: column, message: String(match.4))
    }

    /// The name that was not found, if that is the error.
    fileprivate var missingName: MissingNames.Name? {
        func name(_ text: Substring, _ owner: MissingNames.Name.Owner) -> MissingNames.Name {
            MissingNames.Name(String(text), owner, path: path)
        }
        if let match = message.firstMatch(of: /cannot find type '(\w+)' in scope/) {
            return name(match.1, .types)
        }
        if let match = message.firstMatch(of: /module '\w+' has no member named '(\w+)'/) {
            return name(match.1, .scope)
        }
        if let match = message.firstMatch(of: /cannot find '(\w+)' in scope/) { return name(match.1, .scope) }
        if let match = message.firstMatch(of: /^value of type '(.+?)'.* has no (?:dynamic )?member '(\w+)'/) {
            return name(match.2, .values(String(match.1)))
        }
        if let match = message.firstMatch(of: /^type '(.+?)'.* has no member '(\w+)'/) {
            return name(match.2, .type(String(match.1)))
        }
        return nil
    }

    /// What an error comes from, in the same words for all errors that go away together.
    var obstacle: String {
        if let match = message.firstMatch(of: /no such module '(.+?)'/) { return "no module \(match.1)" }
        if let match = message.firstMatch(of: /cannot find (?:type )?'(.+?)' in scope/) {
            return "no \(match.1)"
        }
        if let match = message.firstMatch(of: /type '(.+?)' has no member '(.+?)'/) {
            return "no \(match.1).\(match.2)"
        }
        if let match = message.firstMatch(
            of: /'(.+?)' is not a member type of (?:class|struct|enum|protocol) '(.+?)'/)
        {
            return "no \(match.2).\(match.1)"
        }
        return message
    }
}
