import UIKit

/// The records of a window's pages, in the order of appearance.
@MainActor
struct PageRecords {
    private(set) var all: [PageRecord] = []
    private var byID: [ObjectIdentifier: PageRecord] = [:]
    private(set) var lastNumber = 0
    /// The number of pages that are guards or may contain guards.
    private(set) var guardCount = 0

    /// The record of a page. It isn't the record of a released page that had the same address.
    subscript(page: UIViewController) -> PageRecord? {
        guard let record = byID[ObjectIdentifier(page)], record.page === page else { return nil }
        return record
    }

    mutating func add(_ page: UIViewController, openedBy request: NavigationRequest?) -> PageRecord {
        lastNumber += 1
        let record = PageRecord(number: lastNumber, page: page, openedBy: request)
        all.append(record)
        byID[record.id] = record
        if record.mayBeGuard { guardCount += 1 }
        return record
    }

    mutating func remove(_ record: PageRecord) {
        record.phase = .gone
        guard let index = all.lastIndex(where: { $0 === record }) else { return }
        all.remove(at: index)
        if record.mayBeGuard { guardCount -= 1 }
        if byID[record.id] === record { byID[record.id] = nil }
    }
}
