import UIKit

/// The records of a window's pages, in the order of coming.
@MainActor
struct PageRecords {
    private(set) var all: [PageRecord] = []
    private var byID: [ObjectIdentifier: PageRecord] = [:]
    private(set) var lastNumber = 0

    /// The record of a page; not that of a released one whose address it has.
    subscript(page: UIViewController) -> PageRecord? {
        guard let record = byID[ObjectIdentifier(page)], record.page === page else { return nil }
        return record
    }

    mutating func add(_ page: UIViewController, openedBy request: NavigationRequest?) -> PageRecord {
        lastNumber += 1
        let record = PageRecord(number: lastNumber, page: page, openedBy: request)
        all.append(record)
        byID[record.id] = record
        return record
    }

    mutating func remove(_ record: PageRecord) {
        record.phase = .gone
        if let index = all.lastIndex(where: { $0 === record }) { all.remove(at: index) }
        if byID[record.id] === record { byID[record.id] = nil }
    }
}
