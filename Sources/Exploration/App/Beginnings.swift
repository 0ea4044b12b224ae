import Foundation
import PageFlow

/// Where explorations of an app begin besides its launch: at what it names, and at what its navigator knows.
@MainActor
struct Beginnings {
    private let app: ExploredApp
    private let navigator: Navigator?

    init(_ app: ExploredApp, _ navigator: Navigator?) { (self.app, self.navigator) = (app, navigator) }

    /// All of them, each once.
    var entries: [ExploredEntry] {
        let named = app.links.map(\.absoluteString)
        return (named + links.filter { !named.contains($0) }).map { .link($0) }
            + app.routes.indices.map { .route($0) }
            + routeNames.map { .registeredRoute($0, inSwift: route(named: $0).map { "\($0)" } ?? $0) }
    }

    /// A registered route with sample values; `nil` where no sample fits it.
    func route(named name: String) -> (any PageRoute)? {
        guard let type = navigator?.routes.types.first(where: { $0.name == name }) else { return nil }
        return try? type.init(from: SampleDecoder(values: app.values))
    }

    /// Types of which the app names no route itself.
    private var routeNames: [String] {
        let named = Set(app.routes.map { type(of: $0).name })
        return (navigator?.routes.types ?? []).map { $0.name }.filter { !named.contains($0) }
    }

    /// A link for each pattern that the app names no link of.
    private var links: [String] {
        (navigator?.links.patterns ?? []).filter { pattern in
            !app.links.contains { pattern.match($0) != nil }
        }.map { pattern in
            beginningOfLinks + pattern.path { name, type in app.values[name] ?? Self.sample(of: type) }
        }
    }

    /// A scheme of the app's own, else one of its sites. A site has a path, a scheme has none.
    private var beginningOfLinks: String {
        guard let accepted = navigator?.links.accepted else { return "app://" }
        if let scheme = accepted.schemes.min() { return "\(scheme)://" }
        return accepted.hosts.min().map { "https://\($0)/" } ?? "app://"
    }

    private static func sample(of type: String) -> String {
        switch type {
        case "int", "double": "1"
        case "bool": "true"
        case "uuid": SampleDecoder.identifier
        default: "sample"
        }
    }
}
