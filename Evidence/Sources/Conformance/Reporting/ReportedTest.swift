import Foundation

/// A short Swift test in which a developer has recorded a device's behavior.
///
/// ```swift
/// /// A page is pushed while another push runs. iOS 17.2.
/// /// Source: https://example.com/thread/1
/// @MainActor @Test func `a push within a push`() throws {
///     let sim = Simulator()
///     ...
///     #expect(sim.trace.lines == ["A.viewDidLoad", "A.viewWillAppear"])
/// }
/// ```
///
/// The test and its pages are at the top level of the file.
public struct ReportedTest: Equatable {
    /// A problem with a test, and its correction.
    public enum Fault: Error, Equatable, CustomStringConvertible {
        case noExpectation, noEvents, notAtTopLevel, noSimulator, noDescription, noSource

        /// The problem and its correction.
        public var description: String {
            switch self {
            case .noExpectation: "There is no test with an #expect: write one that says what the device did."
            case .noEvents:
                "The #expect compares with no list of callbacks: write #expect(sim.trace.lines == [\"Page.viewDidLoad\"])."
            case .notAtTopLevel:
                "The test stands within a type: move it and its pages to the top level of the file."
            case .noSimulator: "The test makes no simulator: begin it with let sim = Simulator()."
            case .noDescription: "The test has no comment with ///: say above it what the app does."
            case .noSource: "The comment has no line \"Source:\": add one with the address of the log."
            }
        }
    }

    /// The app's actions, from the comment.
    public let scenario: String
    /// The location of the log.
    public let source: String
    /// The version of iOS, from the comment or the simulator; `nil` if neither names one.
    public let ios: String?
    /// The callbacks that the test expects.
    public let events: [String]
    /// The statements after the creation of the simulator.
    let statements: String
    /// The pages and other declarations besides the test.
    let declarations: String

    /// Reads the first test of a file.
    public init(_ text: String) throws(Fault) {
        let source = SwiftText(text)
        guard let expectation = source.find("#expect"), let function = source.function(around: expectation)
        else { throw .noExpectation }
        guard source.depth(at: function.start) == 0 else { throw .notAtTopLevel }
        guard let condition = source.parentheses(from: expectation) else { throw .noExpectation }
        events = source.strings(in: condition)
        if events.isEmpty { throw .noEvents }
        let comment = source.comment(above: function.start)
        let lines = comment.lines
        scenario = lines.filter { !$0.hasPrefix("Source:") }.joined(separator: " ")
        if scenario.isEmpty { throw .noDescription }
        guard let address = lines.first(where: { $0.hasPrefix("Source:") }) else { throw .noSource }
        self.source = address.dropFirst("Source:".count).trimmingCharacters(in: .whitespaces)
        let before = source.text(function.body.lowerBound..<expectation)
        let after = source.text(condition.upperBound..<function.body.upperBound)
        let statements = before + after
        guard let simulator = statements.firstMatch(of: /let sim = Simulator\([^\n]*\)/) else {
            throw .noSimulator
        }
        ios = Self.version(scenario, String(simulator.0))
        self.statements =
            statements.replacing(simulator.0, with: "let sim = stage.sim", maxReplacements: 1)
            .trimmed
        let rest =
            source.text(source.start..<comment.start) + source.text(function.end..<source.end)
        declarations =
            rest.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("import ") }.map(Self.privately).joined(separator: "\n").trimmed
    }

    /// The pages of several reports may have equal names.
    private static func privately(_ line: Substring) -> String {
        String(line).replacing(#/^((?:@\w+ )*)((?:final )?(?:class|struct|enum|protocol|func)) /#) {
            "\($0.1)private \($0.2) "
        }
    }

    private static func version(_ scenario: String, _ simulator: String) -> String? {
        if let named = scenario.firstMatch(of: /iOS (\d+(?:\.\d+)*)/) { return String(named.1) }
        guard let made = simulator.firstMatch(of: /\.iOS\((\d+)(?:, (\d+))?\)/) else { return nil }
        return made.2.map { "\(made.1).\($0)" } ?? String(made.1)
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .newlines) }
}
