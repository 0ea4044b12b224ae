import UIKit

/// Returns to the nearest earlier page that matches.
struct ReturnVerb: Verb {
    let name: String
    /// Distinguishes returns to pages of the same name; `nil` if the name is enough.
    var page: ObjectIdentifier?
    let matches: @MainActor (UIViewController) -> Bool
    private let delivery: Delivery

    @MainActor
    init(
        name: String, page: ObjectIdentifier? = nil, from asker: UIViewController? = nil,
        matches: @escaping @MainActor (UIViewController) -> Bool,
        prepare: (@MainActor (UIViewController) -> Void)? = nil
    ) {
        self.name = name
        self.page = page
        self.matches = matches
        delivery = Delivery(from: asker, [prepare].compactMap(\.self))
    }

    func summary(from page: String) -> String { "return to \(name)" }

    /// Compares the pages that meet the conditions, because conditions can't be compared.
    func isSame(as other: any Verb) -> Bool {
        guard let other = other as? ReturnVerb, name == other.name, page == other.page else { return false }
        guard let goal else { return true }
        return other.goal.map { $0 === goal } ?? other.matches(goal)
    }

    func join(_ earlier: any Verb) {
        guard let earlier = earlier as? ReturnVerb else { return }
        earlier.delivery.add(delivery)
    }

    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        guard let page = EarlierPages(than: place.page).first(where: matches) else {
            throw NavigationError(.noSuchPage, at: name)
        }
        return delivering(Destination(.show(try place.live(page))), to: page)
    }

    /// Adds the delivery of the return's values to a destination, before the page appears.
    func delivering(_ destination: Destination, to page: UIViewController) -> Destination {
        var destination = destination
        destination.prepare = { [prepare = destination.prepare] in
            prepare()
            delivery.deliver(to: page)
        }
        return destination
    }

    /// The page to return to, among the current pages; `nil` if there is none.
    @MainActor
    private var goal: UIViewController? {
        delivery.page ?? delivery.asker.flatMap { EarlierPages(than: $0).first(where: matches) }
    }
}

extension ReturnVerb {
    /// Returns to one page object.
    @MainActor
    init(to page: UIViewController) {
        self.init(
            name: page.nameOfPage, page: ObjectIdentifier(page), matches: { [weak page] in $0 === page })
    }
}

/// The values that a page receives before it appears again: the values of its own request, and of the requests that joined it.
@MainActor
private final class Delivery {
    private(set) weak var asker: UIViewController?
    /// The page that has received its values; `nil` before.
    private(set) weak var page: UIViewController?
    private var bodies: [@MainActor (UIViewController) -> Void]

    init(from asker: UIViewController?, _ bodies: [@MainActor (UIViewController) -> Void]) {
        self.asker = asker
        self.bodies = bodies
    }

    /// Adds the values of a joined request. If the page has already received its values, these are delivered at once.
    func add(_ other: Delivery) {
        if let page { other.deliver(to: page) } else { bodies += other.bodies }
    }

    func deliver(to page: UIViewController) {
        self.page = page
        for body in bodies { body(page) }
    }
}

/// Returns to the nearest page that matches, the asking page included, or opens a new one if there is none.
struct ReturnOrOpenVerb: Verb {
    let returning: ReturnVerb
    let opening: any Verb

    func summary(from page: String) -> String { "return to \(returning.name) or open it" }

    var newPages: [UIViewController] { opening.newPages }

    var gatedRoutes: [any PageRoute] { opening.gatedRoutes }

    var call: CallSite? { opening.call }

    func isSame(as other: any Verb) -> Bool {
        (other as? ReturnOrOpenVerb).map { returning.isSame(as: $0.returning) } ?? false
    }

    func join(_ earlier: any Verb) {
        if let earlier = earlier as? ReturnOrOpenVerb { returning.join(earlier.returning) }
    }

    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        if returning.matches(place.page) {
            return returning.delivering(Destination(.show(place.asker)), to: place.page)
        }
        do { return try returning.destination(from: place) } catch {
            guard error.reason == .noSuchPage else { throw error }
        }
        let destination = try opening.destination(from: place)
        return destination.newPages.last.map { returning.delivering(destination, to: $0.page) } ?? destination
    }
}
