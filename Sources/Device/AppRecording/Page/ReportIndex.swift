import Foundation
import MarkupText
import ProgramIO

/// An index of the reports in a folder: as a page with filters, and as Markdown for the summary pages of a build server.
package struct ReportIndex {
    /// A report and its file.
    package struct Entry: Equatable {
        /// The path of the file, relative to the folder of the index.
        package let path: String
        package let summary: RecordingReport.Summary
    }

    /// The reports, those with failures first.
    package let entries: [Entry]
    /// The files that look like reports but can't be read. The other reports are listed.
    package let faults: [FileFault]

    package init(_ entries: [Entry], faults: [FileFault] = []) {
        self.faults = faults
        self.entries = entries.sorted {
            ($0.summary.failures.isEmpty ? 1 : 0, $0.path) < ($1.summary.failures.isEmpty ? 1 : 0, $1.path)
        }
    }

    /// Reads the reports in a folder and its subfolders. Other files are ignored.
    package init(of folder: URL) {
        var (entries, faults) = ([Entry](), [FileFault]())
        for path in folder.pathsWithin(endingWith: ".html") where path != "index.html" {
            do throws(FileFault) {
                let summary = try RecordingPage.summary(ofFile: folder.appendingPathComponent(path))
                if let summary { entries.append(Entry(path: path, summary: summary)) }
            } catch {
                faults.append(error)
            }
        }
        self.init(entries, faults: faults)
    }

    private var failed: [Entry] { entries.filter { !$0.summary.failures.isEmpty } }

    /// The number of reports, as text.
    package var headline: String {
        let (count, failures) = (entries.count, failed.count)
        return "\(count) \(count == 1 ? "recording" : "recordings"), \(failures) of a failed test"
    }

    /// The index as Markdown: a table of the failed tests, and a line for the others.
    package var markdown: String {
        guard !failed.isEmpty else { return "\(headline).\n" }
        let rows = failed.map { entry in
            let failure = entry.summary.failures[0]
            let place = failure.file.map { "\(URL(fileURLWithPath: $0).lastPathComponent):\(failure.line)" }
            let test = entry.summary.subject.test.escapedForMarkdown
            return
                "| \(test) | \(firstLine(failure.message).escapedForMarkdown) | "
                + "\((place ?? "").escapedForMarkdown) | [recording](\(entry.path.escapedForLink)) |"
        }
        return
            (["\(headline).", "", "| Test | Failure | Place | |", "|---|---|---|---|"] + rows).joined(
                separator: "\n") + "\n"
    }

    private func firstLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    }
}

// The page.
extension ReportIndex {
    /// The index as a page in one file.
    package var html: String {
        PlainPage.html(
            title: "Recordings of tests", style: Self.style,
            body: Self.body.replacing("HEADLINE", with: headline.escapedForXML)
                .replacing("ENTRIES", with: entries.map(\.item).joined()),
            script: Self.script.replacing("HEADLINE", with: headline.escapedForXML))
    }

    private static let style = """
        body { max-width: 1000px; margin: 0 auto; padding: 28px 20px; }
        p, pre, ol { margin: 0; }
        #count { color: var(--text-2); }
        form { display: flex; flex-wrap: wrap; gap: 12px; margin: 16px 0; }
        input[type=search], select { min-height: 34px; padding: 0 10px; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; font: inherit; }
        input[type=search] { flex: 1; min-width: 200px; }
        label { display: flex; align-items: center; gap: 6px; }
        ol { padding: 0; list-style: none; border-top: 1px solid var(--line); }
        li { padding: 11px 4px; border-bottom: 1px solid var(--line); }
        a { color: inherit; font-weight: 600; text-decoration: none; }
        a:hover { text-decoration: underline; }
        .suite { color: var(--text-2); font-size: 12px; }
        .state { float: right; font-size: 12px; font-weight: 600; color: var(--green); }
        .failed .state { color: var(--red); }
        pre { margin-top: 4px; overflow-x: auto; white-space: pre-wrap; color: var(--red); font: 12px/1.5 ui-monospace, monospace; }
        .facts { color: var(--text-2); font-size: 12px; }

        """

    private static let body = """
        <p id="count" role="status">HEADLINE</p>
        <form>
        <input type="search" id="search" placeholder="Search tests, pages and failures" aria-label="Search">
        <select id="suite" aria-label="Suite"><option value="">All suites</option></select>
        <label><input type="checkbox" id="failed"> Failed alone</label>
        </form>
        <ol id="tests">
        ENTRIES</ol>

        """

    private static let script = """
        const [search, suite, failed] = ["search", "suite", "failed"].map((id) => document.getElementById(id));
        const items = [...document.querySelectorAll("#tests li")];
        for (const name of new Set(items.map((item) => item.dataset.suite))) suite.append(new Option(name, name));
        const sift = () => {
          const text = search.value.trim().toLowerCase();
          for (const item of items) {
            item.hidden = (failed.checked && !item.classList.contains("failed")) || (suite.value && item.dataset.suite !== suite.value)
              || !item.textContent.toLowerCase().includes(text);
          }
          const count = items.filter((item) => !item.hidden).length;
          document.getElementById("count").textContent = count === items.length ? "HEADLINE" : `${count} of ${items.length} recordings`;
        };
        for (const control of [search, suite, failed]) control.addEventListener("input", sift);
        document.querySelector("form").addEventListener("submit", (event) => event.preventDefault());

        """
}

extension ReportIndex.Entry {
    fileprivate var item: String {
        let failures = summary.failures.map { "<pre>\($0.message.escapedForXML)</pre>" }.joined()
        let seconds = String(format: "%.1f", summary.seconds)
        let pages = summary.pages.joined(separator: ", ").escapedForXML
        return """
            <li data-suite="\(summary.subject.suite.escapedForXML)"\(failures.isEmpty ? "" : " class=\"failed\"")>
            <span class="state">\(failures.isEmpty ? "passed" : "failed")</span>
            <a href="\(path.escapedForLink)">\(summary.subject.test.escapedForXML)</a> <span class="suite">\(summary.subject.suite.escapedForXML)</span>
            <p class="facts">\(summary.actions) actions in \(seconds) s\(pages.isEmpty ? "" : " · \(pages)")</p>\(failures)
            </li>

            """
    }
}
