import UIKit

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
