import UIKit

/// A hidden view without size inside a page's own view. It leaves the window with the page's view, and is released with the
/// page: so changes that app code or a gesture makes are noticed.
@MainActor
final class PageMark: UIView {
    private let record: PageRecord
    private weak var pages: WindowPages?

    init(_ record: PageRecord, in pages: WindowPages) {
        self.record = record
        self.pages = pages
        super.init(frame: .zero)
        isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A mark is not archived.")
    }

    /// The records that the page with this view has had, the latest first.
    static func records(in view: UIView) -> [PageRecord] {
        view.subviews.compactMap { ($0 as? PageMark)?.record }
    }

    override func didMoveToWindow() {
        if record.phase == .attached, window == nil { pages?.pageDisappeared(record) }
    }

    deinit {
        // A page that was released out of a stack that nobody sees.
        NextTurn.onMainThread { [weak pages, record] in
            if record.hasCome { pages?.updateNextTurn() }
        }
    }
}
