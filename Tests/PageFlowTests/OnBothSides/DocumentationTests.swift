import Foundation
import Testing

/// Every sample of the documentation is in DocumentationSamples.swift, or in a package that CI runs, where it is compiled and run.
@Suite struct DocumentationTests {
    private static let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { file, _ in
        file.deletingLastPathComponent()
    }

    @Test func `every sample is compiled`() throws {
        let compiled = try Self.text(of: "Tests/PageFlowTests/OnBothSides/DocumentationSamples.swift")
        let files = try Self.addedFiles + Self.articles()
        let samples = try ([compiled] + files.map(Self.text)).map { code(lines(of: $0)) }
        var count = 0
        for page in try Self.pages() {
            // A manifest belongs to another package; Tests/Consumer contains one.
            for sample in swiftBlocks(in: page.text) where !sample.contains(".package(") {
                count += 1
                let isCompiled = samples.contains { $0.contains(code(lines(of: sample))) }
                #expect(isCompiled, "\(page.name) has another sample:\n\(sample)")
            }
            for path in ["Before", "After"].flatMap({ paths(after: $0, in: page.text) }) {
                let isChecked = compiled.contains("\"\(path)\"")
                #expect(isChecked, "\(page.name): nothing checks the path \(path)")
            }
        }
        #expect(count > 25)
    }

    @Test func `the calls of the comparisons are compiled`() throws {
        let compiled = try Self.text(of: "Tests/PageFlowTests/OnBothSides/DocumentationSamples.swift")
        let page = try Self.text(of: "Sources/Library/PageFlow/PageFlow.docc/ComingFrom.md")
        let rows = page.components(separatedBy: "\n").filter {
            $0.hasPrefix("| ") && !$0.hasPrefix("| you write")
        }
        #expect(rows.count > 30)
        for row in rows {
            let here = row.components(separatedBy: " | ")[1]
            let call = here.trimmingCharacters(in: CharacterSet(charactersIn: "`"))
            let isCompiled = compiled.contains(call)
            #expect(isCompiled, "no sample has \(call)")
        }
    }

    @Test(arguments: ["README.md", "Sources/Library/PageFlow/PageFlow.docc/AddPageFlow.md"])
    func `the manifest of the documentation is that of a package which CI builds`(path: String) throws {
        let page = try Self.text(of: path)
        let manifest = try #require(swiftBlocks(in: page).first { $0.contains(".package(") })
        let built = lines(of: try Self.text(of: "Tests/Consumer/Package.swift"))
        let address = #".package(url: "https://HOST/OWNER/PageFlow.git", branch: "main")"#
        let adapted =
            manifest.replacingOccurrences(of: "Shop", with: "Flow")
            .replacingOccurrences(of: address, with: #".package(name: "PageFlow", path: "../..")"#)
        for line in lines(of: adapted) {
            let isBuilt = built.contains(line)
            #expect(isBuilt, "Tests/Consumer/Package.swift has no line \(line)")
        }
    }

    /// Samples with names that would change the others, and those that require the simulator, or SwiftUI.
    private static let addedFiles = [
        "Examples/BankWithPageFlow/Payments/PaymentForms.swift",
        "Tests/Consumer/Tests/ListTests/OnLinux.swift",
        "Tests/PageFlowTests/Routes/NotificationLinkSamples.swift",
        "Tests/PageFlowSwiftUITests/OnAppleSide/SwiftUISamples.swift",
        "Tests/PortedSuite/Tests/CookbookTests/OnLinux.swift",
        "Tests/SimulatorTests/HeldClockSample.swift", "Tests/SimulatorTests/TestingSamples.swift",
        "Tests/StoryboardTests/NibSamples.swift", "Tests/XCUIAutomationTests/Shop/OnLinux.swift",
        "Tests/XCUIAutomationTests/UITestSamples.swift",
    ]

    /// The samples of the articles about certain kinds of apps.
    private static func articles() throws -> [String] {
        let folder = "Tests/PageFlowTests/OnBothSides/Articles"
        let files = try FileManager.default.contentsOfDirectory(
            atPath: package.appendingPathComponent(folder).path)
        return files.sorted().map { "\(folder)/\($0)" }
    }

    private func swiftBlocks(in text: String) -> [String] {
        text.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
    }

    /// Lines as one text, for the search of whole lines.
    private func code(_ lines: [String]) -> String { "\n" + lines.joined(separator: "\n") + "\n" }

    /// The code after a word and a colon.
    private func paths(after word: String, in text: String) -> [String] {
        text.components(separatedBy: "\(word): `").dropFirst()
            .compactMap { $0.components(separatedBy: "`").first }
    }

    /// Without indentation, empty lines, and the modifiers that separate the samples' names.
    private func lines(of text: String) -> [String] {
        text.components(separatedBy: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .map { line in
                let word = ["fileprivate ", "private "].first(where: line.hasPrefix)
                return String(line.dropFirst(word?.count ?? 0))
            }
            .filter { !$0.isEmpty }
    }

    private static func text(of path: String) throws -> String {
        try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }

    private static func pages() throws -> [(name: String, text: String)] {
        var pages: [(name: String, text: String)] = []
        let modules = ["PageFlow", "PageFlowFullScreen", "PageFlowTesting"]
        for folder in modules.map({ "Sources/Library/\($0)/\($0).docc" }) {
            let url = package.appendingPathComponent(folder)
            for file in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
            where file.hasSuffix(".md") {
                pages.append((file, try text(of: "\(folder)/\(file)")))
            }
        }
        for page in ["docs/Nibs.md", "docs/Porting.md", "docs/Testing.md"] {
            pages.append((page, try text(of: page)))
        }
        // The comparisons further down omit lines of the examples.
        let developers = "docs/AppDevelopers.md"
        let beginning = try text(of: developers).components(separatedBy: "## Compared with plain UIKit")
        pages.append((developers, beginning[0]))
        return pages
    }
}
