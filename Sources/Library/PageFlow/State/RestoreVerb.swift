import UIKit

/// Restores saved pages.
struct RestoreVerb: Verb {
    let reader: StateReader
    let changes: [LiveChange]

    func summary(from page: String) -> String { "restore saved pages" }

    var gatedRoutes: [any PageRoute] { reader.newPages.compactMap { reader.routes[ObjectIdentifier($0)] } }

    func isSame(as other: any Verb) -> Bool { (other as? RestoreVerb)?.reader === reader }

    /// Dismisses presented pages first, and then replaces the app's pages with the saved ones.
    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        let dismissal = place.root.ownPresented.map { [LiveChange.dismiss($0, from: place.root)] } ?? []
        var destination = Destination(changes: dismissal + changes, newPages: reader.newPages)
        destination.routes = reader.routes
        destination.prepare = reader.setStates
        return destination
    }
}
