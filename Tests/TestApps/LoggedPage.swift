import UIKit

/// The callbacks of pages and delegates, in order.
@MainActor
package final class PageNotes {
    private var lines: [String] = []

    package init() {}

    package func add(_ line: String) { lines.append(line) }

    package func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A page that records its callbacks under its title.
package final class LoggedPage: UIViewController {
    package let notes: PageNotes

    package init(_ title: String, _ notes: PageNotes) {
        self.notes = notes
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    package required init?(coder: NSCoder) { nil }

    private func note(_ what: String) { notes.add("\(title ?? "").\(what)") }

    package override func viewWillAppear(_ animated: Bool) { note("willAppear") }

    package override func viewDidAppear(_ animated: Bool) { note("didAppear") }

    package override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }

    package override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

    package override func didMove(toParent parent: UIViewController?) {
        note(parent == nil ? "left" : "joined")
    }
}
