import ArgumentParser
import Foundation
import UIKit

/// An app that the command line can play.
struct Example: Sendable {
    let name: String
    let summary: String
    /// The first one is the default.
    let scripts: [Script]

    /// All examples with their scripts.
    static var listing: String {
        all.map { "\($0.name)  \($0.summary)\n\($0.listing)" }.joined(separator: "\n")
    }

    /// The names of all examples, on one line.
    static var names: String { all.map(\.name).joined(separator: ", ") }

    /// The names of its scripts, on one line.
    var scriptNames: String { scripts.map(\.name).joined(separator: ", ") }

    /// The example's scripts, a line each.
    var listing: String {
        let width = scripts.map(\.name.count).max() ?? 0
        return scripts.map { script in
            "  " + script.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + script.summary
        }.joined(separator: "\n")
    }
}

extension Example {
    /// A script of an example, by default the first.
    static func script(named name: String?, of example: String) throws -> Script {
        guard let found = all.first(where: { $0.name == example }) else {
            throw ValidationError("There is no example '\(example)'. The examples: \(names)")
        }
        return try found.script(named: name)
    }

    /// One of its scripts, by default the first.
    func script(named name: String?) throws -> Script {
        guard let name else { return scripts[0] }
        guard let script = scripts.first(where: { $0.name == name }) else {
            throw ValidationError("\(self.name) has no script '\(name)'. Its scripts: \(scriptNames)")
        }
        return script
    }
}

/// A sequence of user steps.
struct Script: Sendable {
    let name: String
    let summary: String
    /// The class of `UIApplication.shared`.
    var application: UIApplication.Type = UIApplication.self
    let play: @MainActor @Sendable (Stage) throws -> Void
}
