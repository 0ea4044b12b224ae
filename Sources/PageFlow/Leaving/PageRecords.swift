import UIKit

/// The pages of a window that a navigator has seen, by identity.
@MainActor
struct PageRecords {
    private var entries: [ObjectIdentifier: PageRecord] = [:]
    private var lastNumber = 0
    /// The one that came last: most often it is asked for next.
    private var last: (id: ObjectIdentifier, record: PageRecord)?

    subscript(page: UIViewController) -> PageRecord? { self[ObjectIdentifier(page)] }

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
        if let known = self[id] { return known }
        lastNumber += 1
        let record = PageRecord(number: lastNumber, page: page, navigator: navigator)
        record.navigation = navigation
        entries[id] = record
        last = (id, record)
        return record
    }

    mutating func remove(_ page: ObjectIdentifier) -> PageRecord? {
        guard let record = entries.removeValue(forKey: page) else { return nil }
        record.isKept = false
        if last?.id == page { last = nil }
        return record
    }

    mutating func forget(_ page: UIViewController) {
        _ = remove(ObjectIdentifier(page))
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

    /// Those that are not among these controllers, the topmost first.
    func missing(from present: Set<ObjectIdentifier>) -> [(id: ObjectIdentifier, record: PageRecord)] {
        entries.filter { !present.contains($0.key) || $0.value.page == nil }
            .sorted { $0.value.number > $1.value.number }
            .map { (id: $0.key, record: $0.value) }
    }
}
