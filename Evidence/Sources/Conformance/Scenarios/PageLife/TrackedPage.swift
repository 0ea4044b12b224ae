import Simulator

/// Tracks the visible pages only by their did callbacks, as a library that tracks an app's pages does, and records each page that becomes
/// topmost.
@MainActor
final class PageTracker {
    private let journal = Journal.current
    private var inSight: [String] = []

    fileprivate func appeared(_ name: String) {
        guard inSight.last != name else { return }
        inSight.removeAll { $0 == name }
        inSight.append(name)
        journal.log(name)
    }

    fileprivate func disappeared(_ name: String) {
        let wasTopmost = inSight.last == name
        inSight.removeAll { $0 == name }
        if wasTopmost, let topmost = inSight.last { journal.log(topmost) }
    }
}

/// A page that reports to a tracker.
final class TrackedPage: UIViewController {
    private let name: String
    private let tracker: PageTracker

    init(_ name: String, _ tracker: PageTracker) {
        self.name = name
        self.tracker = tracker
        super.init(nibName: nil, bundle: nil)
        debugName = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tracker.appeared(name)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tracker.disappeared(name)
    }
}
