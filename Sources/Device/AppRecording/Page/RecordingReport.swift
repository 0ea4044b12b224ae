import Foundation
import MarkupText
import ProgramIO
import Simulator

/// A test's report: the recording of its app as a page in one file, which needs no server and no network.
@MainActor
package struct RecordingReport {
    /// The subject of a report.
    package struct Subject: Codable, Equatable, Sendable {
        /// The suite, such as `ShopTests/CheckoutTests`.
        package let suite: String
        /// The test's name, with its arguments, if any.
        package let test: String

        package init(suite: String, test: String) {
            (self.suite, self.test) = (suite, test)
        }
    }

    /// The part of a report that an index lists. It is at the beginning of the file.
    package struct Summary: Codable, Equatable, Sendable {
        package let subject: Subject
        package let failures: [RecordedFailure]
        /// The number of user actions.
        package let actions: Int
        /// The duration in seconds of the app's clock.
        package let seconds: TimeInterval
        /// The pages that were visible, in the order of their first appearance.
        package let pages: [String]
    }

    private let recorder: AppRecorder
    private let subject: Subject
    /// Further information for the reader.
    private let note: String?
    private let file: RecordingFile?

    package init(
        of recorder: AppRecorder, _ subject: Subject, note: String? = nil, file: RecordingFile? = nil
    ) {
        (self.recorder, self.subject, self.note, self.file) = (recorder, subject, note, file)
    }

    package var summary: Summary {
        Summary(
            subject: subject, failures: recorder.failures,
            actions: recorder.timeline.events.count { $0.kind == .action },
            seconds: recorder.timeline.events.last?.time ?? 0, pages: recorder.flow.pages)
    }

    /// The file's content.
    package var html: String {
        let data = Data(json.utf8).packed.base64EncodedString()
        let recording = file.map { RecordingPage.element("recording", $0.packed.base64EncodedString()) } ?? ""
        return PageBundle.html(
            head: RecordingPage.head(summary), body: RecordingPage.element("report", data) + recording,
            form: "report")
    }

    private var json: String {
        var json = JSONText()
        json.object { json in
            json.member("name", subject.test)
            json.member("note", note)
            json.key("failures")
            json.array(recorder.failures) { $0.failure($1) }
            json.key("hello")
            json.written(hello)
            json.key("settings")
            json.written(settings)
            json.key("flow")
            json.written(recorder.wholeFlow())
            json.key("leaks")
            json.written(recorder.leaks.message)
            json.key("events")
            json.written(recorder.timeline.list)
            json.key("console")
            json.array(recorder.console) { $0.line($1) }
            json.moments(of: recorder.moments)
            json.member("start", recorder.failures.first?.moment ?? max(0, recorder.moments.end - 1))
            json.member("test", file?.test)
        }
        return json.text
    }

    private var hello: String {
        JSONText.message("hello") { json in
            json.member("app", subject.test)
            json.member("apps", [String]())
            json.member("devices", Device.named.map(\.key))
            json.member("version", 1)
        }
    }

    private var settings: String {
        JSONText.message("settings") { json in
            json.member("clock", "pause")
            json.settings(recorder.settings)
        }
    }
}

/// The parts of a report's file that programs read.
package enum RecordingPage {
    private static let summaryStart = "<script type=\"application/json\" id=\"summary\">"

    /// The elements that an index reads.
    static func head(_ summary: RecordingReport.Summary) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let json = (try? encoder.encode(summary)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        return "\(summaryStart)\(json.escapedForScript)</script>\n"
    }

    static func element(_ id: String, _ text: String) -> String {
        "\(start(of: id))\(text)</script>\n"
    }

    /// The summary of a report; `nil` if the file isn't a report.
    package static func summary(of html: String) -> RecordingReport.Summary? {
        text(after: summaryStart, in: html).flatMap {
            try? JSONDecoder().decode(RecordingReport.Summary.self, from: Data($0.utf8))
        }
    }

    /// The summary of a report; `nil` if the page isn't a report.
    package static func summary(ofFile file: URL) throws(FileFault) -> RecordingReport.Summary? {
        let html = String(decoding: try InputFile.data(of: file), as: UTF8.self)
        guard html.contains(summaryStart) else { return nil }
        guard let summary = summary(of: html) else {
            throw FileFault(
                "\(file.path) is a damaged report of a test. Run the test again, or delete the file.")
        }
        return summary
    }

    /// The recording in a report; `nil` if it has none.
    package static func recording(in html: String) -> Data? {
        text(after: start(of: "recording"), in: html).flatMap { Data(base64Encoded: $0) }
    }

    private static func start(of id: String) -> String { "<script type=\"text/plain\" id=\"\(id)\">" }

    /// The content of the element with this start tag.
    private static func text(after start: String, in html: String) -> String? {
        guard let start = html.range(of: start),
            let end = html.range(of: "</script>", range: start.upperBound..<html.endIndex)
        else { return nil }
        return String(html[start.upperBound..<end.lowerBound])
    }
}

extension JSONText {
    fileprivate mutating func failure(_ failure: RecordedFailure) {
        object { json in
            json.member("message", failure.message)
            json.member("file", failure.file.map { URL(fileURLWithPath: $0).lastPathComponent })
            json.member("line", failure.line)
            json.member("time", failure.time)
            json.member("moment", failure.moment)
            json.key("source")
            json.array(failure.source) { json, line in
                json.object { json in
                    json.member("number", line.number)
                    json.member("text", line.text)
                }
            }
        }
    }

    /// Writes the moments, and the texts that several of them share.
    @MainActor
    fileprivate mutating func moments(of moments: Moments) {
        var (trees, requests) = (SharedTexts(), SharedTexts())
        key("moments")
        array(moments.first..<moments.end) { json, number in
            guard let moment = moments.moment(number) else { return }
            json.object { json in
                json.member("time", moment.time)
                json.member("tree", trees.number(of: moment.tree))
                json.member("requests", requests.number(of: moment.requests))
                json.member("console", moment.consoleEnd)
                let messages = moments.messages(for: number)
                json.key(messages.count == 1 ? "screen" : "changes")
                json.written(messages.last ?? "{}")
            }
        }
        key("trees")
        array(trees.texts) { $0.written($1) }
        key("requests")
        array(requests.texts) { $0.written($1) }
    }

    package mutating func line(_ line: Diagnostic) {
        object { json in
            json.member("kind", "\(line.kind)")
            json.member("message", line.message)
            json.member("advice", ConsoleAdvice.advice(for: line.message))
        }
    }
}

/// Texts without duplicates.
private struct SharedTexts {
    private(set) var texts: [String] = []
    private var numbers: [String: Int] = [:]

    mutating func number(of text: String) -> Int {
        if let known = numbers[text] { return known }
        numbers[text] = texts.count
        texts.append(text)
        return texts.count - 1
    }
}
