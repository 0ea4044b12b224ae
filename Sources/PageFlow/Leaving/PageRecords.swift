import UIKit

/// The pages of a window that a navigator has seen, by identity.
@MainActor
struct PageRecords {
    private var marks: [ObjectIdentifier: PageMark] = [:]
    private var lastNumber = 0

    subscript(page: UIViewController) -> PageMark? { marks[ObjectIdentifier(page)] }

    func controller(_ id: ObjectIdentifier) -> UIViewController? { marks[id]?.page }

    @discardableResult
    mutating func add(
        _ page: UIViewController, for navigator: Navigator, navigation: Navigation? = nil
    ) -> PageMark {
        let id = ObjectIdentifier(page)
        if let known = marks[id] { return known }
        lastNumber += 1
        let mark = PageMark(number: lastNumber, page: page, navigator: navigator)
        mark.navigation = navigation
        marks[id] = mark
        return mark
    }

    mutating func remove(_ page: ObjectIdentifier) -> PageMark? {
        guard let mark = marks.removeValue(forKey: page) else { return nil }
        mark.isKept = false
        return mark
    }

    func expectLeaving(of page: UIViewController) {
        self[page]?.isLeavingByPlan = true
    }

    /// Early, so that the mark takes part in the page's first layout and needs none of its own.
    func attachLoaded(_ pages: [UIViewController]) {
        for page in pages where page.isViewLoaded { self[page]?.attach(to: page) }
    }

    func isOpenedPart(_ page: UIViewController) -> Bool {
        self[page]?.isOpenedPart ?? false
    }

    /// Those that are not among these controllers, the topmost first.
    func missing(from present: Set<ObjectIdentifier>) -> [(id: ObjectIdentifier, mark: PageMark)] {
        marks.filter { !present.contains($0.key) || $0.value.page == nil }
            .sorted { $0.value.number > $1.value.number }
            .map { (id: $0.key, mark: $0.value) }
    }
}
