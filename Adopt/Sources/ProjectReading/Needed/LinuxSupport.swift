import AdoptModel
import Foundation

/// Whether Linux builds the Swift files of a package's targets unchanged.
struct LinuxSupport {
    private let texts: [String]
    private let imports: Set<String>

    init(of targets: [SourceTarget]) {
        texts = targets.flatMap(\.sources).map(SourceText.of)
        imports = texts.reduce(into: []) { $0.formUnion(SourceMarks(text: $1).imports) }
    }

    /// Whether the files contain their own conditions for Linux.
    var isDeclared: Bool { obstacleOnAnySystem == nil && has(Self.signs) }

    /// The reason to rewrite the files; `nil` if they declare that they support Linux, or use nothing of Apple's.
    /// - Parameter modules: The modules that the files can import in addition to those of Linux.
    func obstacle(besides modules: Set<String>) -> String? {
        if let obstacleOnAnySystem { return obstacleOnAnySystem }
        if isDeclared { return nil }
        let unknown = imports.subtracting(Self.modulesOfLinux).subtracting(modules).min()
        return unknown.map { "it imports \($0)" }
            ?? Self.wordsOfObjectiveC.first { has([$0]) }.map { "it uses \($0)" }
    }

    /// Code that uses Foundation's networking without importing its module was never built on Linux. Code that omits parts on
    /// Linux for a framework with a stand-in is adopted, because the app expects these parts.
    private var obstacleOnAnySystem: String? {
        if imports.contains("UIKit") { return "it imports UIKit" }
        if has(Self.partsOfApple) { return "it imports SystemConfiguration" }
        let usesNetworking = has(Self.namesOfNetworking) && !has(["FoundationNetworking"])
        return usesNetworking ? "it uses networking without FoundationNetworking" : nil
    }

    private func has(_ words: [String]) -> Bool {
        texts.contains { text in words.contains(where: text.has) }
    }

    private static let signs = ["os(Linux)", "canImport(Glibc)", "canImport(FoundationNetworking)"]
    private static let partsOfApple = ["canImport(SystemConfiguration)", "import SystemConfiguration"]
    private static let namesOfNetworking = ["URLRequest", "URLSession"]
    private static let wordsOfObjectiveC = [
        "@objc", "#selector", "#keyPath", "@NSManaged", "autoreleasepool",
    ]
    private static let modulesOfLinux: Set = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch",
        "Glibc", "RegexBuilder", "Synchronization", "Observation", "Distributed", "XCTest", "Testing",
        "_Concurrency", "_StringProcessing", "Builtin", "SwiftShims", "Cxx", "CxxStdlib",
        // Files import these only under conditions for other systems.
        "Android", "Bionic", "CRT", "Musl", "ucrt", "WASILibc", "WinSDK",
    ]
}
