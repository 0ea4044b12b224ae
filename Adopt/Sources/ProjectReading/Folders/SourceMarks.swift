import AdoptModel
import Foundation

/// The properties of a Swift file that can be found without parsing it: whether it launches an app, and which modules it imports.
struct SourceMarks {
    var launchesApp = false
    var imports: Set<String> = []
    /// The module under test.
    var testedModule: String?
    var tapsFromOutside = false

    init(_ file: URL) {
        self.init(text: SourceText.of(file))
    }

    init(text: String) {
        var hasMain = false
        var optionalSwiftUI = 0
        for line in text.lines(with: Self.marks) {
            let words = line.split(whereSeparator: { " \t;\r".contains($0) })
            guard let first = words.first, !first.hasPrefix("//") else { continue }
            if first == "#if", optionalSwiftUI > 0 || words.dropFirst().first == "canImport(SwiftUI)" {
                optionalSwiftUI += 1
            } else if first == "#endif", optionalSwiftUI > 0 {
                optionalSwiftUI -= 1
            }
            hasMain = hasMain || words.contains("@main")
            launchesApp =
                launchesApp || words.contains("@UIApplicationMain")
                || words.contains { $0.hasPrefix("UIApplicationMain(") }
            tapsFromOutside = tapsFromOutside || line.contains("XCUIApplication")
            // Imports inside `#if canImport(SwiftUI)` are ignored.
            if optionalSwiftUI == 0 { add(importIn: words.map(String.init)) }
        }
        if usesCombine(text) { imports.insert("Combine") }
        launchesApp = launchesApp || hasMain && (imports.contains("UIKit") || imports.contains("SwiftUI"))
    }

    private static let marks = [
        "import", "#if", "#endif", "@main", "UIApplicationMain", "XCUIApplication",
    ]

    /// Whether a file uses Combine through Apple's Foundation, which exports it.
    private func usesCombine(_ text: String) -> Bool {
        guard ImpliedFramework.namesOfCombine.contains(where: text.has) else { return false }
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return ImpliedFramework.used(by: Set(words.map(String.init)), importing: imports)
            .contains("CombineForLinux")
    }

    private mutating func add(importIn words: [String]) {
        guard let index = words.prefix(3).firstIndex(of: "import") else { return }
        let kinds = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
        let names = words.dropFirst(index + 1)
        let name = names.count > 1 && kinds.contains(words[index + 1]) ? names.dropFirst().first : names.first
        guard let name else { return }
        let module = String(name.split(separator: ".").first ?? "")
        imports.insert(module)
        if words[..<index].contains("@testable") { testedModule = module }
    }

    var isTest: Bool { imports.contains("XCTest") || imports.contains("Testing") }
}
