import AppRecording
import Foundation
import Testing

/// Failing tests in a separate program, and the files that they leave.
@Suite(.serialized) struct FailedTestTests {
    /// A folder of recordings, and the program's output.
    private struct Left {
        let folder: URL
        let text: String

        func reports() throws -> [(file: URL, summary: RecordingReport.Summary)] {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return try files.sorted().filter { $0.hasSuffix(".html") }.map { name in
                let file = folder.appendingPathComponent(name)
                let html = try String(contentsOf: file, encoding: .utf8)
                return (file, try #require(RecordingPage.summary(of: html), "\(name)"))
            }
        }
    }

    /// Runs failing tests of `AppRecordingTests`, and deletes their files after the body.
    private func run(
        _ arguments: [String], _ environment: [String] = [], _ body: (Left) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "left-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = Built.folder.appendingPathComponent("PageFlowPackageTests.xctest").path
        let ran = try await ChildProcess(
            "/usr/bin/env",
            ["PAGEFLOW_FAILING_TESTS=1", "PAGEFLOW_RECORDINGS=\(folder.path)"] + environment + [program]
                + arguments
        ).end()
        try await body(Left(folder: folder, text: ran.text))
    }

    private func run(
        test name: String, _ environment: [String] = [], _ body: (Left) async throws -> Void
    ) async throws {
        try await run(
            ["--testing-library", "swift-testing", "--filter", "FailingShopTests/.*\(name)"], environment,
            body)
    }

    @Test func `a failed test leaves a report with each failure at its line`() async throws {
        try await run(test: "nobody thanks") { left in
            let reports = try left.reports()
            let report = try #require(reports.first, "\(left.text)")
            #expect(reports.count == 1)
            #expect(report.summary.failures.count == 2, "\(report.summary.failures)")
            let first = try #require(report.summary.failures.first)
            #expect(first.message.contains("the receipt thanks the customer"))
            #expect(first.source.contains { $0.number == first.line && $0.text.contains("Thanks") })
            #expect(report.summary.actions >= 20 && report.summary.pages.contains("PaymentPage"))
            #expect(left.text.contains("recording: \(report.file.path)"))
            let size = try FileManager.default.attributesOfItem(atPath: report.file.path)[.size] as? Int
            #expect(size ?? .max < 1_000_000)
            // Each failure belongs to the test once, although it ran twice.
            #expect(left.text.matches(of: /recorded an issue/).count == 2, "\(left.text)")
        }
    }

    @Test func `of a test with arguments only the case that fails leaves a report`() async throws {
        try await run(test: "a page stays") { left in
            let tests = try left.reports().map(\.summary.subject.test)
            #expect(tests == ["a page stays (2)"])
        }
    }

    @Test func `a test that passes leaves a report where all are wanted`() async throws {
        try await run(test: "a page stays", ["PAGEFLOW_RECORD=always"]) { left in
            let tests = try left.reports().map(\.summary.subject.test)
            #expect(tests.sorted() == ["a page stays (1)", "a page stays (2)"])
        }
        try await run(test: "a page stays", ["PAGEFLOW_RECORD=never"]) { left in
            let reports = try left.reports()
            #expect(reports.isEmpty)
        }
    }

    @Test func `an exception is among the failures of its test`() async throws {
        try await run(test: "pushed twice") { left in
            let reports = try left.reports()
            let report = try #require(reports.first, "\(left.text)")
            let words = report.summary.failures.map(\.message).joined()
            #expect(
                words.contains("is pushing the same view controller instance"))
        }
    }

    @Test func `a test case of XCTest leaves one as well`() async throws {
        try await run(["AppRecordingTests.FailingTestCase/testAButtonThatIsNotThere"]) { left in
            let reports = try left.reports()
            let report = try #require(reports.first, "\(left.text)")
            #expect(report.summary.subject.suite == "FailingTestCase")
            #expect(report.summary.failures.first?.message.contains("the button is there") == true)
            #expect(left.text.contains("with 1 failure"), "\(left.text)")
        }
    }

    @Test(.enabled(if: LabInBrowser.missing == nil))
    func `a person scrubs, chooses an event, and reads the failure and the callback before it`() async throws
    {
        try await run(test: "nobody thanks") { left in
            let reports = try left.reports()
            let report = try #require(reports.first, "\(left.text)")
            try await LabInBrowser.withReport(report.file) { page in
                #expect(try await page.text(of: "#failures").contains("the receipt thanks the customer"))
                #expect(try await page.text(of: ".failure .failed").contains("Thanks"))
                let start = try await page.text(of: "body[data-moment]").isEmpty
                #expect(!start, "the page begins at the failure")
                let picture = Built.folder.appendingPathComponent("report.png")
                try await page.browser.screenshot().write(to: picture)
                try await scrub(page)
                try await chooseCallbackBeforeFailure(in: page)
                let loaded = try await page.browser.run(
                    "return performance.getEntriesByType('resource').length")
                #expect(loaded as? Int == 0)
            }
        }
    }

    /// Moves to the first moment and onward with keys, and to a moment in the middle with the pointer.
    private func scrub(_ page: LabInBrowser) async throws {
        try await page.click("#picture")
        try await page.browser.press("\u{E011}")
        try await page.until("document.body.dataset.moment === '0'")
        try await page.until("document.querySelector('#tree [data-controller=CataloguePage]')")
        try await page.browser.press("\u{E014}")
        try await page.until("document.body.dataset.moment === '1'")
        try await page.click("#scrubber")
        try await page.until("Number(document.body.dataset.moment) > 2")
    }

    private func chooseCallbackBeforeFailure(in page: LabInBrowser) async throws {
        try await page.click("[data-tab=timeline]")
        try await page.browser.run("document.querySelector('#timeline').focus()")
        try await page.browser.press("\u{E010}")
        try await page.until("document.querySelector('#timeline [data-kind=failure]:not([hidden])')")
        try await page.click("#timeline [data-kind=failure]:not([hidden])")
        try await page.until("document.querySelector('#timeline [data-kind=failure][aria-selected=true]')")
        #expect(try await page.text(of: "#timeline [aria-selected=true]").contains("Expectation failed"))
        // The earlier events: those of the turn in which the page appeared.
        try await page.browser.press("\u{E013}")
        try await page.until(
            "document.querySelector('#timeline [aria-selected=true]:not([data-kind=failure])')")
        for _ in 0..<20 where try await kindOfChosen(in: page) != "callback" {
            try await page.browser.press("\u{E013}")
            try await page.untilDrawn()
        }
        let whose = try await page.text(of: "#timeline [aria-selected=true] .page")
        let callback = try await page.text(of: "#timeline [aria-selected=true] .what")
        #expect(
            whose == "ReceiptPage" || whose == "CheckoutFlow" || whose == "PaymentPage",
            "\(whose).\(callback)")
        #expect(
            ["view", "didMove", "deinit"].contains { callback.hasPrefix($0) }, "\(whose).\(callback)")
    }

    private func kindOfChosen(in page: LabInBrowser) async throws -> String? {
        try await page.browser.run(
            "return document.querySelector('#timeline [aria-selected=true]')?.dataset.kind") as? String
    }
}
