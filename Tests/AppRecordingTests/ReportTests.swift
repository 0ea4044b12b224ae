import Foundation
import ProgramIO
import Simulator
import Testing

@testable import AppRecording

@MainActor
@Suite(.onStage(recording: .never)) struct ReportTests {
    private func report(_ steps: Int, failing message: String? = nil) throws -> RecordingReport {
        let sim = Simulator()
        let recorder = AppRecorder(of: sim, sim.plainSettings, detail: .moments)
        Recorded.launch(sim)
        for _ in 0..<steps {
            sim.tap("Next")
            try sim.settle()
            sim.edgeSwipe(to: 0.7)
            sim.endSwipe(.finish)
            try sim.settle()
        }
        if let message { recorder.note(RecordedFailure(message: message, file: #filePath, line: #line)) }
        recorder.end()
        let file = RecordingFile(of: recorder, app: nil, launchedBy: nil)
        return RecordingReport(of: recorder, .init(suite: "Steps", test: "there and back"), file: file)
    }

    @Test func `a report is one file that loads nothing, under a megabyte for twenty steps`() throws {
        let html = try report(10).html
        #expect(html.utf8.count < 1_000_000, "\(html.utf8.count) bytes")
        #expect(!html.contains("src=\"") && !html.contains("rel=\"stylesheet\"") && !html.contains("@import"))
        #expect(html.contains("default-src 'none'"))
        #expect(!html.contains(#/(?m)^(import|export) /#))
    }

    @Test func `its summary and its recording are read from it again`() throws {
        let report = try report(1, failing: "a </script> in the words")
        let html = report.html
        #expect(RecordingPage.summary(of: html) == report.summary)
        #expect(report.summary.failures.map(\.message) == ["a </script> in the words"])
        #expect(report.summary.actions == 3)
        #expect(try RecordingFile(Data(html.utf8)).checks.count > 2)
    }

    @Test func `an index lists failed tests first, and writes their words as words`() throws {
        let passed = ReportIndex.Entry(path: "a b.html", summary: try report(1).summary)
        let failed = ReportIndex.Entry(path: "z.html", summary: try report(1, failing: "<b> | & \"").summary)
        let index = ReportIndex([passed, failed])
        #expect(index.entries == [failed, passed])
        #expect(index.headline == "2 recordings, 1 of a failed test")
        #expect(index.html.contains("&lt;b&gt; | &amp; &quot;") && index.html.contains("a%20b.html"))
        #expect(
            index.markdown.contains(#"| there and back | \<b\> \| \& " |"#)
                && index.markdown.contains("(z.html)"))
        #expect(ReportIndex([]).markdown == "0 recordings, 0 of a failed test.\n")
    }

    @Test(arguments: [
        "<body class=x>", "<!-- <script>", "</body></head>", "<\u{301}/script>", "\u{600}<img src=x>",
    ])
    func `a report is read again, whatever its words are`(_ words: String) throws {
        let report = try report(1, failing: words)
        let html = report.html
        #expect(RecordingPage.summary(of: html) == report.summary)
        #expect(try RecordingFile(Data(html.utf8)).checks.count > 2)
        #expect(html.contains("<body data-form=\"report\""))
        let entry = ReportIndex.Entry(path: "a.html", summary: report.summary)
        #expect(!ReportIndex([entry]).html.unicodeScalars.elementsEqualAnywhere(words.unicodeScalars))
    }

    @Test func `a row of the summary is one line, and its link a path`() throws {
        let summary = try report(1, failing: "a\r\nb | c").summary
        let index = ReportIndex([ReportIndex.Entry(path: "javascript:f(1).html", summary: summary)])
        let rows = index.markdown.split(whereSeparator: \.isNewline)
        #expect(rows.count == 4 && rows[3].hasPrefix("| there and back | a | "))
        #expect(rows[3].hasSuffix("[recording](javascript%3Af%281%29.html) |"))
        #expect(index.html.contains("href=\"javascript%3Af%281%29.html\""))
    }

    @Test func `a file that cannot be read costs only itself`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reports-\(UUID())")
        try OutputFile.makeFolder(folder.appendingPathComponent("folder.html"))
        defer { try? FileManager.default.removeItem(at: folder) }
        func file(_ name: String) -> URL { folder.appendingPathComponent(name) }
        try OutputFile.write(try report(1).html, to: file("good.html"))
        try OutputFile.write(Data([0xFF, 0xFE, 0x00]), to: file("bytes.html"))
        try OutputFile.write("<p>", to: file("other.html"))
        let damaged = RecordingPage.head(try report(1).summary).replacing("subject", with: "object")
        try OutputFile.write(damaged, to: file("damaged.html"))
        try FileManager.default.createSymbolicLink(
            at: file("dangling.html"), withDestinationURL: file("nowhere"))
        let index = ReportIndex(of: folder)
        #expect(index.entries.map(\.path) == ["good.html"])
        #expect(index.faults.count == 2)
        #expect(index.faults[0].description.contains("damaged.html is a damaged report"))
        #expect(index.faults[1].description.contains("dangling.html cannot be read"))
    }
}

@Suite struct PageBundleTests {
    @Test func `every module of the page is in the bundle, once, after what it imports`() throws {
        let script = PageBundle.script
        for name in PageFiles.names where name.hasSuffix(".js") && name != "main.js" {
            let module = PageModule(PageFiles.text(of: name))
            let start = "const \(PageModule.constant(name)) = "
            let place = try #require(script.range(of: start), "\(name)")
            #expect(script.range(of: start, range: place.upperBound..<script.endIndex) == nil)
            for imported in module.imported {
                let other = try #require(script.range(of: "const \(PageModule.constant(imported)) = "))
                #expect(other.lowerBound < place.lowerBound, "\(name) imports \(imported)")
            }
        }
    }
}

@Suite struct CoverageTests {
    private func coverage(_ pages: [String: Int], _ ways: [(String, String, Int)]) -> FlowCoverage {
        var coverage = FlowCoverage()
        for (page, count) in pages { coverage.addPage(page, count: count) }
        for (from, to, count) in ways {
            coverage.addWay(FlowCoverage.Way(from: from, to: to), kind: "push", count: count)
        }
        return coverage
    }

    @Test func `parts are merged whatever their order`() throws {
        let parts = [
            coverage(["A": 1, "B": 0], [("A", "B", 0)]), coverage(["B": 2], [("A", "B", 2), ("B", "A", 1)]),
            coverage(["C": 1], [("A", "C", 1)]),
        ]
        func merged(_ parts: [FlowCoverage]) -> FlowCoverage {
            parts.reduce(into: FlowCoverage()) { $0.merge($1) }
        }
        #expect(merged(parts) == merged(parts.reversed()))
        #expect(try JSONDecoder().decode(FlowCoverage.self, from: merged(parts).json) == merged(parts))
        #expect(merged(parts).pages == ["A": 1, "B": 2, "C": 1])
    }

    @Test func `a damaged file costs only itself, and counts never overflow`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coverage-\(UUID())")
        try OutputFile.makeFolder(folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ name: String, _ bytes: Data) throws {
            try OutputFile.write(bytes, to: folder.appendingPathComponent("\(name).coverage.json"))
        }
        let most = coverage(["A": .max], [("A", "B", .max)])
        for name in ["1", "2"] { try write(name, most.json) }
        try write("empty", Data())
        try write("negative", coverage(["A": 1, "B": -1], []).json)
        try write("other", Data("[]".utf8))
        let (merged, faults) = CoverageFile.merged(in: folder)
        #expect(merged == most)
        #expect(faults.count == 3)
        #expect(
            faults[0].description.contains("empty.coverage.json is not a coverage file: it is not valid JSON")
        )
        #expect(faults[1].description.contains("the count of B is negative"))
        #expect(faults.allSatisfy { $0.description.contains("PAGEFLOW_COVERAGE") })
    }

    @Test func `what was not met is named, and drawn with broken lines`() {
        let met = coverage(["A": 3, "B": 1], [("A", "B", 1)])
        let known = coverage(["A": 0, "B": 0, "C": 0, "D": 0], [("A", "B", 0), ("B", "C", 0)])
        let report = CoverageReport(met, of: known)
        #expect(report.pages.percent == 50 && report.ways.percent == 50 && report.guards.percent == 100)
        #expect(report.missingPages == ["C", "D"])
        #expect(report.text.contains("page not shown: D") && report.text.contains("way not gone: B -> C"))
        #expect(report.graph.svg.contains("untried") && report.html.contains("Pages that no test has shown"))
        #expect(report.markdown.contains("| Pages | 50.0 % | 2 of 4 |"))
    }
}

extension String.UnicodeScalarView {
    /// Whether it contains the scalars, alone or as parts of Characters.
    fileprivate func elementsEqualAnywhere(_ part: String.UnicodeScalarView) -> Bool {
        Array(self).firstRange(of: Array(part)) != nil
    }
}
