import UIKit

/// The pages of a window that a navigator has seen, by identity.
@MainActor
final class PageRecords {
    /// The one that came last: most often it is asked for next, and leaves first.
    @exclusivity(unchecked) private var last: PageRecord?
    /// The others.
    @exclusivity(unchecked) private var entries: [ObjectIdentifier: PageRecord] = [:]
    /// Pages that died unseen, and whose place in memory another page has taken.
    @exclusivity(unchecked) private var replaced: [PageRecord] = []
    @exclusivity(unchecked) private var lastNumber = 0
    @exclusivity(unchecked) private var guardCount = 0

    /// Whether there are guards among the pages.
    var hasGuards: Bool { guardCount > 0 }

    /// What is known of a page; not of a dead one whose place in memory it has taken.
    subscript(page: UIViewController) -> PageRecord? {
        guard let record = self[ObjectIdentifier(page)], record.isOf(page) else { return nil }
        return record
    }

    private subscript(id: ObjectIdentifier) -> PageRecord? {
        if let last, last.id == id { return last }
        return entries[id]
    }

    func controller(_ id: ObjectIdentifier) -> UIViewController? { self[id]?.page }

    @discardableResult
    func add(
        _ page: UIViewController, for navigator: Navigator, navigation: Navigation? = nil
    ) -> PageRecord {
        let id = ObjectIdentifier(page)
        if let known = self[id] {
            if known.isOf(page) { return known }
            remove(known)
            replaced.append(known)
            known.isKept = true
            if known.isGuarded { guardCount += 1 }
        }
        lastNumber += 1
        let record = PageRecord(number: lastNumber, page: page, navigator: navigator, navigation: navigation)
        if record.isGuarded { guardCount += 1 }
        if let last { entries[last.id] = last }
        last = record
        return record
    }

    func remove(_ record: PageRecord) {
        if record.isGuarded, record.isKept { guardCount -= 1 }
        record.isKept = false
        if last === record {
            last = nil
        } else if entries[record.id] === record {
            entries[record.id] = nil
        } else {
            replaced.removeAll { $0 === record }
        }
    }

    func forget(_ page: UIViewController) {
        if let record = self[page] { remove(record) }
    }

    func isOpenedPart(_ page: UIViewController) -> Bool {
        self[page]?.isOpenedPart ?? false
    }

    /// Those that have come and are not among these controllers, the topmost first.
    func missing(from present: Set<ObjectIdentifier>) -> [PageRecord] {
        var missing = replaced
        for record in entries.values where record.isMissing(from: present) { missing.append(record) }
        if let last, last.isMissing(from: present) { missing.append(last) }
        return missing.sorted { $0.number > $1.number }
    }
}
