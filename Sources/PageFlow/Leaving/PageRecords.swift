import UIKit

/// The pages of a window that a navigator has seen, in the order of coming.
///
/// A page's record is found by the mark in the page's view, however many pages there are.
@MainActor
final class PageRecords {
    private let link: NavigatorLink
    @exclusivity(unchecked) private var records: [PageRecord] = []
    /// Those whose pages have not loaded their views.
    @exclusivity(unchecked) private var unmarked: [PageRecord] = []
    @exclusivity(unchecked) private var lastNumber = 0
    @exclusivity(unchecked) private var guardCount = 0

    init(link: NavigatorLink) {
        self.link = link
    }

    /// Whether there are guards among the pages.
    var hasGuards: Bool { guardCount > 0 }

    /// What is known of a page; not of a dead one whose place in memory it has taken.
    subscript(page: UIViewController) -> PageRecord? {
        self[page, in: page.viewIfLoaded]
    }

    /// The same, when the page's view is at hand.
    subscript(page: UIViewController, in view: UIView?) -> PageRecord? {
        if let view, let record = PageMark.record(in: view, by: link) { return record }
        return unmarked.isEmpty ? nil : unmarkedRecord(of: page)
    }

    private func unmarkedRecord(of page: UIViewController) -> PageRecord? {
        let id = ObjectIdentifier(page)
        for record in unmarked.reversed() where record.id == id && !record.isDead { return record }
        return nil
    }

    /// The page's record, a new one if there is none.
    @discardableResult
    func add(_ page: UIViewController, navigation: Navigation? = nil) -> PageRecord {
        if let known = self[page] { return known }
        lastNumber += 1
        let record = PageRecord(number: lastNumber, page: page, link: link, navigation: navigation)
        if record.isGuarded { guardCount += 1 }
        records.append(record)
        unmarked.append(record)
        return record
    }

    /// Puts the record's mark into its page's view, or waits for that to be loaded.
    func mark(_ record: PageRecord, _ page: UIViewController) {
        mark(record, page, in: page.viewIfLoaded)
    }

    /// The same, when the page's view is at hand.
    func mark(_ record: PageRecord, _ page: UIViewController, in view: UIView?) {
        guard let view else { return record.wait(for: page) }
        if record.isMarked(view) { return }
        if record.mark == nil { unmarked.removeRecord(record) }
        record.mark(view)
    }

    func remove(_ record: PageRecord) {
        if record.isGuarded, record.isKept { guardCount -= 1 }
        record.isKept = false
        records.removeRecord(record)
        if record.mark == nil { unmarked.removeRecord(record) }
    }

    func forget(_ page: UIViewController) {
        if let record = self[page] { remove(record) }
    }

    func isOpenedPart(_ page: UIViewController) -> Bool {
        self[page]?.isOpenedPart ?? false
    }

    /// Those that have come and are not among these controllers, the topmost first.
    func missing(from present: PagesByID) -> [PageRecord] {
        records.reversed().filter { $0.isMissing(from: present) }
    }
}

/// Controllers by their identity.
typealias PagesByID = [ObjectIdentifier: UIViewController]

extension [PageRecord] {
    /// It is looked for from the end: pages that move lie there.
    @MainActor
    fileprivate mutating func removeRecord(_ record: PageRecord) {
        // Without a closure: those of the main actor ask each time whether it is there.
        var index = count - 1
        while index >= 0, self[index] !== record { index -= 1 }
        if index >= 0 { remove(at: index) }
    }
}
