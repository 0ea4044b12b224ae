import PageFlow
import PageFlowTesting
import Testing
import UIKit

// The samples of the article "In an app that has a store", with equal text. DocumentationTests compares them.

private final class Home: UIViewController {}
private final class Help: UIViewController {}

private struct User: Equatable {
    let name: String
}

private final class Login: UIViewController, AnsweringPage {
    typealias Answer = User
}

private struct Shop: Equatable {
    enum Sheet { case help }

    var user: User?
    var sheet: Sheet?
}

private enum Action {
    case helpTapped
    case buyTapped
    case loggedIn(User)
    case sheetHasLeft
}

private typealias Effect = @MainActor (_ send: @escaping @MainActor (Action) -> Void) async throws -> Void

private struct Pages {
    var logIn: @MainActor () async throws -> PageEnding<User>
}

@MainActor
private func reduce(_ shop: inout Shop, _ action: Action, _ pages: Pages) -> Effect? {
    switch action {
    case .helpTapped: shop.sheet = .help
    case .buyTapped:
        return { send in
            if case .answer(let user) = try await pages.logIn() { send(.loggedIn(user)) }
        }
    case .loggedIn(let user): shop.user = user
    case .sheetHasLeft: shop.sheet = nil
    }
    return nil
}

/// A store as small as one can be.
@MainActor
private final class Store {
    private(set) var shop = Shop() { didSet { if shop != oldValue { changed(shop) } } }
    private let pages: Pages
    var changed: (Shop) -> Void = { _ in }

    init(_ pages: Pages) { self.pages = pages }

    func send(_ action: Action) {
        guard let effect = reduce(&shop, action, pages) else { return }
        Task { try await effect { self.send($0) } }
    }
}

extension Pages {
    @MainActor
    fileprivate static func live(over page: UIViewController) -> Pages {
        Pages(logIn: { [weak page] in
            guard let page else { throw CancellationError() }
            return try await page.ask(Login(), by: .present)
        })
    }
}

@MainActor
private final class SheetOfStore {
    private let home: UIViewController
    private let store: Store
    private weak var page: UIViewController?

    init(over home: UIViewController, of store: Store) {
        self.home = home
        self.store = store
        home.navigator?.onExit { [weak self] exit in self?.hasLeft(exit) }
    }

    func show(_ sheet: Shop.Sheet?) {
        guard sheet != nil else { return leave() }
        guard page == nil else { return }
        let help = Help()
        page = help
        home.open(help, by: .present)
    }

    private func leave() {
        page?.goBack()
    }

    private func hasLeft(_ exit: PageExit) {
        guard let page, exit.page === page else { return }
        self.page = nil
        if store.shop.sheet != nil { store.send(.sheetHasLeft) }
    }
}

@MainActor
@Suite(.onStage) struct StoreArticle {
    @Test func theReducerNeedsNoPages() async throws {
        let pages = Pages(logIn: { .answer(User(name: "Ada")) })
        var shop = Shop()
        let effect = try #require(reduce(&shop, .buyTapped, pages))
        var sent: [User] = []
        try await effect { if case .loggedIn(let user) = $0 { sent.append(user) } }
        #expect(sent == [User(name: "Ada")])
    }

    @Test func anEffectAsksAPage() async {
        let home = Home()
        let stage = Stage(root: home)
        let store = Store(.live(over: home))
        store.send(.buyTapped)
        await stage.settle()
        stage.expectPath("Home + modal:Login")
        (stage.visiblePage as? Login)?.finish(User(name: "Ada"))
        await stage.settle()
        stage.expectPath("Home")
        #expect(store.shop.user == User(name: "Ada"))
    }

    @Test func stateAndScreenStayTheSame() async {
        let home = Home()
        let stage = Stage(root: home)
        let store = Store(.live(over: home))
        let sheet = SheetOfStore(over: home, of: store)
        store.changed = { sheet.show($0.sheet) }
        store.send(.helpTapped)
        await stage.settle()
        stage.expectPath("Home + modal:Help")
        home.dismiss(animated: true, completion: nil)  // as a user who pulls it down
        await stage.settle()
        #expect(store.shop.sheet == nil)
        store.send(.helpTapped)
        await stage.settle()
        store.send(.sheetHasLeft)
        await stage.settle()
        stage.expectPath("Home")
    }
}
