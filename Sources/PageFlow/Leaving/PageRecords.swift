import UIKit

/// The pages of a window that a navigator has seen, by identity.
@MainActor
struct PageRecords {
    private var entries: [ObjectIdentifier: PageRecord] = [:]
    /// Pages that died unseen, and whose place in memory another page has taken.
    private var replaced: [PageRecord] = []
    private var lastNumber = 0
    /// The one that came last: most often it is asked for next.
    private var last: (id: ObjectIdentifier, record: PageRecord)?

    /// What is known of a page; not of a dead one whose place in memory it has taken.
    subscript(page: UIViewController) -> PageRecord? {
        guard let record = self[ObjectIdentifier(page)], record.isOf(page) else { return nil }
        return record
    }

    private subscript(id: ObjectIdentifier) -> PageRecord? {
        if let last, last.id == id { return last.record }
        return entries[id]
    }

    func controller(_ id: ObjectIdentifier) -> UIViewController? { entries[id]?.page }

    @discardableResult
    mutating func add(
        _ page: UIViewController, for navigator: Navigator, navigation: Navigation? = nil
    ) -> PageRecord {
        let id = ObjectIdentifier(page)
        if let known = self[id] {
            if known.isOf(page) { return known }
            replaced.append(known)
        }
        lastNumber += 1
        let record = PageRecord(number: lastNumber, page: page, navigator: navigator)
        record.navigation = navigation
        entries[id] = record
        last = (id, record)
        return record
    }

    mutating func remove(_ record: PageRecord) {
        if entries[record.id] === record {
            entries[record.id] = nil
        } else {
            replaced.removeAll { $0 === record }
        }
        record.isKept = false
        if last?.record === record { last = nil }
    }

    mutating func forget(_ page: UIViewController) {
        if let record = self[page] { remove(record) }
    }

    func expectLeaving(of page: UIViewController) {
        self[page]?.isLeavingByPlan = true
    }

    /// Early, so that the record takes part in the page's first layout and needs none of its own.
    func attachLoaded(_ pages: PageList) {
        pages.forEach { page in
            if page.isViewLoaded { self[page]?.attach(to: page) }
        }
    }

    func isOpenedPart(_ page: UIViewController) -> Bool {
        self[page]?.isOpenedPart ?? false
    }

    /// Those that have come and are not among these controllers, the topmost first.
    func missing(from present: Set<ObjectIdentifier>) -> [PageRecord] {
        let missing = entries.values.filter { $0.hasCome && (!present.contains($0.id) || $0.isDead) }
        return (missing + replaced).sorted { $0.number > $1.number }
    }
}
