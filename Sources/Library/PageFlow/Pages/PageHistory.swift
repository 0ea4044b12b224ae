import UIKit

/// The records of a page over time. The page retains them.
@MainActor
final class PageHistory {
    /// The latest first.
    private var records: [PageRecord] = []

    private init() {}

    /// Adds a record unless the page has it. When the page is released, the window's pages are compared, because the page may have been in
    /// a hidden stack.
    static func add(_ record: PageRecord, of page: UIViewController, in pages: WindowPages) {
        let storage = ObjectStorage.of(page)
        let history = storage.object(make: PageHistory.init)
        guard !history.records.contains(where: { $0 === record }) else { return }
        history.records.insert(record, at: 0)
        storage.onRelease { [weak pages, record] in
            if record.hasCome { pages?.updateNextTurn() }
        }
    }

    static func records(of page: UIViewController) -> [PageRecord] {
        ObjectStorage.existing(of: page)?[PageHistory.self]?.records ?? []
    }
}

extension UIViewController {
    /// Whether the page is or was among the pages of a window.
    var wasAmongPages: Bool {
        PageHistory.records(of: self).contains { $0.hasCome || $0.phase == .gone }
    }
}
