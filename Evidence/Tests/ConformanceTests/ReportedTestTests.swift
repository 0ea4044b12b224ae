import Conformance
import Foundation
import Testing

/// A developer's test is converted into an entry and a scenario.
struct ReportedTestTests {
    private static let text = """
        import Simulator
        import Testing

        /// A page is pushed. iOS 17.2.
        /// Source: https://example.com/log
        @MainActor @Test func `a push`() throws {
            let sim = Simulator(system: .iOS(17))
            let name = "not { expected"
            sim.launch(UINavigationController(rootViewController: List()))
            #expect(
                sim.trace.lines == [
                    "List.viewDidLoad", "List.viewWillAppear",
                ])
        }

        final class List: UIViewController {}

        """

    @Test func `the comment, the list and the body become an entry and its scenario`() throws {
        let report = ReportedEntry(try ReportedTest(Self.text), id: "reported-99")
        let beginning = """
            import Simulator

            extension Scenario {
                static let reported99 = Scenario.traced(
                    EvidenceEntry(
                        "reported-99",
                        "A page is pushed. iOS 17.2.",
                        ios: "17.2",
                        source: .log("https://example.com/log"),
                        events: [
                            "List.viewDidLoad",
                            "List.viewWillAppear",
                        ])
                ) { stage in
                    let sim = stage.sim
                    let name = "not { expected"

            """
        #expect(report.file.hasPrefix(beginning), "\(report.file)")
        #expect(!report.file.contains("#expect") && !report.file.contains("import Testing"))
        #expect(report.file.hasSuffix("private final class List: UIViewController {}\n"))
    }

    @Test(arguments: [
        (text, "#expect", "// expect", ReportedTest.Fault.noExpectation),
        (text, "\"List.viewDidLoad\", \"List.viewWillAppear\",", "", .noEvents),
        (text, "let sim = Simulator(system: .iOS(17))", "", .noSimulator),
        (text, "/// A page is pushed. iOS 17.2.", "//", .noDescription),
        (text, "/// Source: https://example.com/log", "/// And popped.", .noSource),
        ("struct Suite {\n" + text + "}", "", "", .notAtTopLevel),
    ])
    func `a test that lacks something is refused with what to do`(
        text: String, old: String, new: String, fault: ReportedTest.Fault
    ) {
        #expect(throws: fault) { try ReportedTest(old.isEmpty ? text : text.replacing(old, with: new)) }
        #expect("\(fault)".contains(": "))
    }

    @Test func `the example of CONTRIBUTING is such a test`() throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
        let page = try String(contentsOf: root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
        let sample = try #require(
            page.components(separatedBy: "```swift\n").dropFirst().first?.components(separatedBy: "```").first
        )
        #expect(try ReportedTest(sample).events.count == 3)
    }

    @Test func `an entry is added to a checkout, and nothing to another folder`() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let report = ReportedEntry(try ReportedTest(Self.text), id: "reported-99")
        #expect(throws: ReportedEntry.NoCheckout.self) { try report.write(to: root) }
        let file = root.appendingPathComponent(
            "Evidence/Sources/Conformance/Scenarios/Reported/Reported.swift")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("static let reported: [Scenario] = []\n".utf8).write(to: file)
        let written = try report.write(to: root)
        #expect(written.map(\.lastPathComponent) == ["reported99.swift", "Reported.swift"])
        #expect(try String(contentsOf: written[0], encoding: .utf8) == report.file)
        let list = try String(contentsOf: file, encoding: .utf8)
        #expect(list == "static let reported: [Scenario] = [\n        reported99,\n    ]\n")
    }
}
