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

    /// The records of a page over time, the latest first.
    static func records(of page: UIViewController) -> [PageRecord] {
        let marks = page.viewIfLoaded?.subviews.compactMap { $0 as? PageMark } ?? []
        return marks.filter { $0.record.page === page }.map(\.record) + PageTag.records(of: page)
    }

    /// Removes the mark from a view that isn't the page's own, after the page has left it.
    func leaveViewOfOthers() {
        if superview !== record.page?.viewIfLoaded { removeFromSuperview() }
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

/// The records of a page whose view takes no mark. The page retains this object, so the page's release can be detected.
@MainActor
final class PageTag: NSObject {
    private var records: [PageRecord] = []
    private weak var pages: WindowPages?

    private static var key: UnsafeRawPointer { unsafeBitCast(self, to: UnsafeRawPointer.self) }

    static func put(_ record: PageRecord, on page: UIViewController, in pages: WindowPages) {
        let known = objc_getAssociatedObject(page, key) as? PageTag
        let tag = known ?? PageTag()
        tag.pages = pages
        if tag.records.first !== record { tag.records.insert(record, at: 0) }
        if known == nil { objc_setAssociatedObject(page, key, tag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    static func records(of page: UIViewController) -> [PageRecord] {
        (objc_getAssociatedObject(page, key) as? PageTag)?.records ?? []
    }

    deinit {
        NextTurn.onMainThread { [weak pages, records] in
            if records.contains(where: \.hasCome) { pages?.updateNextTurn() }
        }
    }
}

extension UIViewController {
    /// Whether the page is or was among the pages of a window.
    var wasAmongPages: Bool {
        PageMark.records(of: self).contains { $0.hasCome || $0.phase == .gone }
    }
}
