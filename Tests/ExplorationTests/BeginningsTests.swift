import Exploration
import Foundation
import PageFlow
import PageFlowTesting
import Simulator
import Testing

private struct NoteRoute: PageRoute {
    let number: Int
}

private enum Section: String, Codable, CaseIterable {
    case news, sports
}

/// A route with properties of many kinds.
private struct FilterRoute: PageRoute {
    struct Range: Codable, Hashable {
        let first: Double
        let isOpen: Bool
    }

    indirect enum Tree: Codable, Hashable {
        case leaf
    }

    let words: [String]
    let section: Section
    let range: Range
    let id: UUID
    let since: Date
    let site: URL
    let note: String?
    let counts: [String: Int]
    let inner: Nested?
}

/// A type that contains values of its own type.
private final class Nested: Codable, Hashable, Sendable {
    let inside: [Nested]
    static func == (one: Nested, other: Nested) -> Bool { one.inside == other.inside }
    func hash(into hasher: inout Hasher) { hasher.combine(inside) }
}

/// A route for which no sample fits.
private struct PickyRoute: PageRoute {
    init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "never"))
    }
}

/// Launches the app, and opens the links that it receives.
private final class NotesScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let opened: @MainActor (any PageRoute) -> Void

    init(_ opened: @escaping @MainActor (any PageRoute) -> Void) { self.opened = opened }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        window.rootViewController = UINavigationController(rootViewController: MainPage())
        window.makeKeyAndVisible()
        addRoutes(to: window.navigator)
        window.navigator.links.accepted = AcceptedLinks(schemes: ["notes"])
        window.navigator.links.add("all/{number:int}") { NoteRoute(number: try $0.value("number")) }
    }

    private func addRoutes(to navigator: Navigator) {
        navigator.routes.register(NoteRoute.self) { [opened] route in
            opened(route)
            guard route.number < 10 else { throw CocoaError(.fileNoSuchFile) }
            return NotePage()
        }
        navigator.routes.register(FilterRoute.self) { [opened] route in
            opened(route)
            return FilterPage()
        }
        navigator.routes.register(PickyRoute.self) { _ in MainPage() }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        // The exploration lists the links that open no page.
        for context in contexts { window?.navigator.open(context.url).onCompletion { _ in } }
    }
}

private final class MainPage: UIViewController {}
private final class NotePage: UIViewController {}
private final class FilterPage: UIViewController {}

@MainActor @Suite(.onStage) struct BeginningsTests {
    /// An app whose other pages only links and routes open.
    private func app(_ opened: @escaping @MainActor @Sendable (any PageRoute) -> Void = { _ in })
        -> ExploredApp
    {
        var app = ExploredApp("notes") { $0.launch(sceneDelegate: NotesScene(opened)) }
        app.pages = ["MainPage"]
        return app
    }

    @Test func `pages that links and routes alone lead to are reached`() async {
        let exploration = await Explorer(app(), .short).run()
        #expect(Set(exploration.pages.map(\.name)) == ["MainPage", "NotePage", "FilterPage"])
        let note = exploration.pages.first { $0.name == "NotePage" }
        #expect(note?.script.steps == ["open notes://all/1"])
    }

    @Test func `a route is made of samples`() async throws {
        var routes: [any PageRoute] = []
        _ = await Explorer(app { routes.append($0) }, .short).run()
        let filter = try #require(routes.compactMap { $0 as? FilterRoute }.first)
        #expect(filter.words == ["sample"] && filter.section == .news && filter.note == "sample")
        #expect(filter.range == FilterRoute.Range(first: 1, isOpen: true) && filter.counts.isEmpty)
        #expect(filter.inner != nil && filter.site.host == "example.com")
    }

    @Test func `values of the app stand in the place of samples`() async throws {
        var routes: [any PageRoute] = []
        var app = app { routes.append($0) }
        app.values = ["number": "7", "section": "sports", "note": "milk", "isOpen": "false", "words": "tea"]
        _ = await Explorer(app, .short).run()
        let filter = try #require(routes.compactMap { $0 as? FilterRoute }.first)
        #expect(filter.section == .sports && filter.note == "milk" && !filter.range.isOpen)
        #expect(filter.words == ["tea"])
        #expect(routes.contains { ($0 as? NoteRoute)?.number == 7 })
    }

    @Test func `what leads nowhere is said, with what to do`() async {
        var app = app()
        app.values = ["number": "11"]
        let exploration = await Explorer(app, .short).run()
        #expect(
            exploration.entriesToNowhere
                == ["open notes://all/11", "open NoteRoute(number: 11)", "open PickyRoute"])
        #expect(exploration.text().contains("Led nowhere: open PickyRoute"))
        #expect(exploration.text().contains("ExploredApp.values"))
    }
}
