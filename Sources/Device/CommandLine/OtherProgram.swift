import Foundation

/// A program of another package in this repository that performs some of the commands, so that `pageflow trace shop` doesn't compile them.
enum OtherProgram: String {
    case examples, conformance, stress, storyboards

    /// The program that performs a call of `pageflow`; `nil` for `pageflow` itself.
    init?(performing arguments: [String]) {
        let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
        switch words.first {
        case "trace" where words.contains("shop"): return nil
        case "conformance": self = .conformance
        case "stress": self = .stress
        case "lab" where words.contains { $0.hasPrefix("--script") }: self = .stress
        case "storyboard": self = .storyboards
        case "lab", "trace", "shot", "film", "pictures", "report", "replay", "coverage", "list", "explore",
            "study":
            self = .examples
        case nil where arguments.isEmpty: self = .examples
        // Options of the lifecycle study, which is the default command.
        case let word? where word.hasPrefix("-") && !["--help", "-h"].contains(word): self = .examples
        default: return nil
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
    func run(_ arguments: [String]) throws {
        let pageFlow = PackageFolder.pageFlow
        try PackageFolder.swift(
            [
                "run", "-c", Self.configuration, "--package-path",
                pageFlow.appendingPathComponent(package).path, "--scratch-path",
                pageFlow.appendingPathComponent(".build").path, "--disable-build-manifest-caching", rawValue,
            ] + arguments)
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
