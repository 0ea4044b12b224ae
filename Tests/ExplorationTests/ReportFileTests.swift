import Foundation
import FoundationXML
import PageFlowTesting
import Testing

@testable import Exploration

@Suite struct ReportFileTests {
    @Test(arguments: ["\u{600}<b", "\u{1}", "\u{FFFF}", "a \u{338}< b", "\"\u{FE0F}"])
    func `a JUnit file is XML, whatever pages are called`(_ name: String) {
        var exploration = Exploration(app: name, plan: ExplorationPlan())
        let script = FaultScript(way: ExploredWay(entry: .launch, actions: []), lines: [])
        exploration.pages = [Exploration.Page(name: name, script: script)]
        exploration.faults = [
            Fault(Sighting(kind: .diagnostic, page: name, detail: "\(name)\n\(name)"), script)
        ]
        let parser = XMLParser(data: Data(exploration.junit().utf8))
        #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    }

    @Test func `a test whose fatal step is known in words alone fails until the step is there`() {
        let app = ExploredApp("app") { _ in }
        let script = FaultScript(
            way: ExploredWay(entry: .launch, actions: [.wait(1)]),
            lines: ["sim.advance(by: 1.0)", "// tap \u{60}\n}"])
        let fault = Fault(Sighting(kind: .crash, page: "`\\Page", detail: "it\naborted"), script)
        let source = WrittenTest(app: app, fault: fault, plan: ExplorationPlan(), number: 1).source
        #expect(source.contains("@Test func `'/Page, ends the program`"))
        #expect(source.contains("Issue.record(\"Do the step of the comment"))
    }

    @Test func `a damaged baseline is named, with what makes a new one`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        try Data("{".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let fault = #expect(throws: (any Error).self) { try FaultBaseline(contentsOf: file) }
        let words = fault.map { "\($0)" } ?? ""
        #expect(words.contains(file.path) && words.contains("--write-baseline"))
    }
}
