import Foundation

/// A program of another package in this repository that performs some of the commands, so that `pageflow trace shop` doesn't compile them.
enum OtherProgram: String {
    case examples, conformance, stress, storyboards

    /// The program that performs a call of `pageflow`; `nil` for `pageflow` itself.
    init?(performing arguments: [String]) {
        let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
        switch words.first {
        case nil where arguments.isEmpty, "study": self = .examples
        case "trace" where !words.contains("shop"): self = .examples
        case "lab" where words.contains { $0.hasPrefix("--script") }: self = .stress
        // Options of the lifecycle study, which is the default command.
        case let word? where word.hasPrefix("-") && !["--help", "-h"].contains(word): self = .examples
        case let word:
            let command = PageFlowCommand.configuration.subcommands.first {
                $0.configuration.commandName == word
            }
            guard let other = command as? any OtherCommand.Type else { return nil }
            self = other.program
        }
    }

    private var package: String {
        switch self {
        case .examples: "Examples"
        case .conformance, .stress: "Evidence"
        case .storyboards: "Tools/Storyboards"
        }
    }

    /// Builds the program if necessary, and runs it. The modules that both packages use are built once, in PageFlow's folder.
    ///
    /// - Parameter input: A file that the program reads as its standard input.
    func run(_ arguments: [String], input: URL? = nil) throws {
        let pageFlow = PackageFolder.pageFlow
        try PackageFolder.swift(
            [
                "run", "-c", Self.configuration, "--package-path",
                pageFlow.appendingPathComponent(package).path, "--scratch-path",
                pageFlow.appendingPathComponent(".build").path, "--disable-build-manifest-caching", rawValue,
            ] + arguments, input: input)
    }

    /// The configuration of this program.
    static var configuration: String {
        #if DEBUG
            "debug"
        #else
            "release"
        #endif
    }
}
