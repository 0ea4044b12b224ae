/// The entry point of a package's XCTest tests: a file for `Tests/XCTMain.swift` that names every test.
///
/// Without an entry point, SwiftPM on Linux discovers tests by itself, but not those of nested classes.
public struct EntryPoint {
    private let cases: [TestCase]

    /// The tests that can't be run, with the reasons, one per line: `File.swift:12: note: …`.
    public let notes: [String]

    /// Finds the test cases of modules.
    ///
    /// - Parameter baseClasses: Classes of other packages that inherit from `XCTestCase`.
    public init(for modules: [TestModule], baseClasses: Set<String> = []) {
        let found = TestCases(
            in: modules, baseClasses: baseClasses.union(["XCTestCase", "SimulatorTestCase"]))
        cases = found.cases
        notes = found.notes
    }

    /// The number of tests that the entry point names.
    public var testCount: Int { cases.reduce(0) { $0 + $1.tests.count } }

    /// The file's text. Equal tests produce equal text.
    ///
    /// - Parameter command: The command that creates the file, for its first lines.
    public func text(madeBy command: String) -> String {
        var page = Page()
        page.lines += [
            "// Every XCTest test of the package: the entry point of `swift test` on Linux.",
            "// Made by a command. Make it again when tests are added, renamed or removed:",
            "//     \(command)",
            "// Tests of Swift Testing in the same package run with `swift test --enable-swift-testing`.",
            "// swift-format-ignore-file",
            "import XCTest",
            "import class XCTest.XCTestCase",
            "",
        ]
        page.lines += Set(cases.map(\.module)).sorted().map { "@testable import \($0)" }
        page.lines += ["", "#if canImport(Testing)", "    import Testing", "#endif", "", Self.main]
        for testCase in cases { page.add(testCase) }
        page.lines += [
            "        return cases", "    }", "", "    static let nestedNames: [(String, String)] = [",
        ]
        page.lines += cases.filter(\.isNested).map {
            "        (\"\($0.listedName)/\", \"\($0.module).\($0.name)/\"),"
        }
        page.lines += ["    ]", Self.helpers]
        return page.lines.joined(separator: "\n") + "\n"
    }

    private static let main = """
        @main
        private enum XCTestEntryPoint {
            @MainActor
            static func main() async {
                #if canImport(Testing)
                    let arguments = CommandLine.arguments
                    if zip(arguments, arguments.dropFirst()).contains(where: { $0 == ("--testing-library", "swift-testing") }) {
                        await Testing.__swiftPMEntryPoint() as Never
                    }
                #endif
                XCTMain(testCases(), arguments: CommandLine.arguments.map(withWholeNames)) as Never
            }

            @MainActor
            static func testCases() -> [XCTestCaseEntry] {
                var cases: [XCTestCaseEntry] = []
                var tests: [(String, XCTestCaseClosure)] = []
        """

    private static let helpers = """

            /// XCTest lists a class inside another type by its last name and looks for it by its whole one.
            static func withWholeNames(_ argument: String) -> String {
                nestedNames.reduce(argument) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
            }

            /// XCTest runs tests on the main thread.
            static func test<Case: XCTestCase>(
                _ name: String, _ body: @escaping @MainActor (Case) throws -> Void
            ) -> (String, XCTestCaseClosure) {
                (
                    name,
                    { testCase in
                        let call = Call(testCase: testCase as! Case, body: body)
                        try MainActor.assumeIsolated { try call.run() }
                    }
                )
            }

            static func asynchronousTest<Case: XCTestCase>(
                _ name: String, _ body: @escaping @Sendable (sending Case) async throws -> Void
            ) -> (String, XCTestCaseClosure) {
                let wait: (Case) -> () throws -> Void = asyncTest { testCase in
                    let call = AsyncCall(testCase: testCase, body: body)
                    return { try await call.run() }
                }
                return (name, { testCase in try wait(testCase as! Case)() })
            }

            struct Call<Case>: @unchecked Sendable {
                let testCase: Case
                let body: @MainActor (Case) throws -> Void

                @MainActor
                func run() throws { try body(testCase) }
            }

            /// XCTest waits for the call, and doesn't use the test case meanwhile.
            struct AsyncCall<Case>: @unchecked Sendable {
                nonisolated(unsafe) let testCase: Case
                let body: @Sendable (sending Case) async throws -> Void

                func run() async throws { try await body(testCase) }
            }
        }
        """
}

/// The lines of the file.
private struct Page {
    var lines: [String] = []

    /// `#if` may enclose statements, but not elements of an array literal.
    mutating func add(_ testCase: TestCase) {
        under(testCase.condition) { page in
            page.lines.append("        tests = []")
            for test in testCase.tests {
                let parts = test.condition.parts.filter { !testCase.condition.parts.contains($0) }
                page.under(Condition(parts: parts)) { page in
                    page.lines.append("        tests.append(\(test.entry(of: testCase.name)))")
                }
            }
            page.lines.append("        cases.append((\(testCase.name).self, tests))")
        }
    }

    private mutating func under(_ condition: Condition, _ body: (inout Page) -> Void) {
        guard !condition.isEmpty else { return body(&self) }
        lines.append("        #if \(condition.text)")
        body(&self)
        lines.append("        #endif")
    }
}

extension TestMethod {
    /// The call that creates the entry. A closure with explicit types spares the compiler the inference for each entry.
    fileprivate func entry(of testCase: String) -> String {
        let function = effects.isAsync ? "asynchronousTest" : "test"
        let sending = effects.isAsync ? "sending " : ""
        let words = (effects.canThrow ? "try " : "") + (effects.isAsync ? "await " : "")
        let listed = name.filter { $0 != "`" }
        return "\(function)(\"\(listed)\") { (test: \(sending)\(testCase)) in \(words)test.\(name)() }"
    }
}

extension TestCase {
    fileprivate var isNested: Bool { name.contains(".") }

    fileprivate var listedName: String { "\(module).\(name.split(separator: ".").last ?? "")" }
}
