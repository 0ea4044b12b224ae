import UIKit

/// The pages of a window that a navigator has seen, in the order of coming.
///
/// They are looked through from the end: pages that move lie there.
@MainActor
final class PageRecords {
    private struct Entry {
        let id: ObjectIdentifier
        let record: PageRecord
    }

    /// A page that died unseen may lie here beside the page that has taken its place in memory.
    @exclusivity(unchecked) private var entries: [Entry] = []
    @exclusivity(unchecked) private var lastNumber = 0
    @exclusivity(unchecked) private var guardCount = 0

    /// Whether there are guards among the pages.
    var hasGuards: Bool { guardCount > 0 }

    /// What is known of a page; not of a dead one whose place in memory it has taken.
    subscript(page: UIViewController) -> PageRecord? {
        self[page, in: page.viewIfLoaded]
    }

    /// The same, when the page's view is at hand.
    subscript(page: UIViewController, in view: UIView?) -> PageRecord? {
        guard let record = latest(ObjectIdentifier(page)), record.isOfPage(in: view) else { return nil }
        return record
    }

    private func latest(_ id: ObjectIdentifier) -> PageRecord? {
        var index = entries.count
        while index > 0 {
            index -= 1
            if entries[index].id == id { return entries[index].record }
        }
        return nil
    }

    func controller(_ id: ObjectIdentifier) -> UIViewController? { latest(id)?.page }

    @discardableResult
    func add(
        _ page: UIViewController, for navigator: Navigator, navigation: Navigation? = nil
    ) -> PageRecord {
        if let known = self[page] { return known }
        lastNumber += 1
        let record = PageRecord(number: lastNumber, page: page, navigator: navigator, navigation: navigation)
        if record.isGuarded { guardCount += 1 }
        entries.append(Entry(id: record.id, record: record))
        return record
    }

    func remove(_ record: PageRecord) {
        if record.isGuarded, record.isKept { guardCount -= 1 }
        record.isKept = false
        // Without a closure: those of the main actor ask each time whether it is there.
        var index = entries.count - 1
        while index >= 0, entries[index].record !== record { index -= 1 }
        if index >= 0 { entries.remove(at: index) }
    }

    func forget(_ page: UIViewController) {
        if let record = self[page] { remove(record) }
    }

    func isOpenedPart(_ page: UIViewController) -> Bool {
        self[page]?.isOpenedPart ?? false
    }

    /// Those that have come and are not among these controllers, the topmost first.
    func missing(from present: Set<ObjectIdentifier>) -> [PageRecord] {
        entries.reversed().lazy.map(\.record).filter { $0.isMissing(from: present) }
    }
}
