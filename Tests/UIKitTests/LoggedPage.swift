@testable import UIKitCore

/// The callbacks of pages and delegates, in order.
@MainActor
final class PageNotes {
    private var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A page that records its callbacks under its title.
final class LoggedPage: UIViewController {
    let notes: PageNotes

    init(_ title: String, _ notes: PageNotes) {
        self.notes = notes
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ what: String) { notes.add("\(title ?? "").\(what)") }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }

    override func viewDidAppear(_ animated: Bool) { note("didAppear") }

    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }

    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }

    override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "left" : "joined") }
}
