import Foundation
import PageFlow

/// The entries of an exploration besides the launch: those that the app declares, and those that its navigator knows.
@MainActor
struct Beginnings {
    private let app: ExploredApp
    private let navigator: Navigator?

    init(_ app: ExploredApp, _ navigator: Navigator?) { (self.app, self.navigator) = (app, navigator) }

    /// All entries, each once.
    var entries: [ExploredEntry] {
        let named = app.links.map(\.absoluteString)
        return (named + links.filter { !named.contains($0) }).map { .link($0) }
            + app.routes.indices.map { .route($0) }
            + routeNames.map { .registeredRoute($0, inSwift: route(named: $0).map { "\($0)" } ?? $0) }
    }

    /// A registered route with sample values; `nil` if no sample fits it.
    func route(named name: String) -> (any PageRoute)? {
        guard let type = navigator?.routes.types.first(where: { $0.name == name }) else { return nil }
        return try? type.init(from: SampleDecoder(values: app.values))
    }

    /// The registered route types for which the app declares no route itself.
    private var routeNames: [String] {
        let named = Set(app.routes.map { type(of: $0).name })
        return (navigator?.routes.types ?? []).map { $0.name }.filter { !named.contains($0) }
    }

    /// A link for each pattern for which the app declares no link.
    private var links: [String] {
        (navigator?.links.patterns ?? []).filter { pattern in
            !app.links.contains { pattern.match($0) != nil }
        }.map { pattern in
            beginningOfLinks + pattern.path { name, type in app.values[name] ?? Self.sample(of: type) }
        }
    }

    /// One of the app's own URL schemes, or else one of its websites. A website has a path, a scheme has none.
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
