import PageFlow
import Simulator
import Testing

private struct Secret: PageRoute {
    var number = 0
}

private struct Folder: PageRoute {}

private struct InFolder: PageRoute {
    var dependencies: [any PageRoute] { [Folder()] }
}

private final class Lock: TestPage {}
private final class Login: TestPage {}

private final class SecretPage: TestPage, RoutedPage, AnsweringPage {
    typealias Answer = Int
    var route: any PageRoute { Secret(number: number) }
}

/// A locked app with pages that require a login.
@MainActor
private final class Vault {
    enum Form: CaseIterable {
        case twoGates, oneGate
    }

    let home = A()
    let app: TestApp
    var isLocked = true
    var isLoggedIn = false

    init(_ form: Form = .twoGates) {
        app = TestApp(stack: home)
        app.navigator.routes.register(Secret.self) { B($0.number) }
        app.navigator.routes.register(Folder.self) { _ in C() }
        app.navigator.routes.register(InFolder.self) { _ in D() }
        switch form {
        case .twoGates:
            links.addGate { [unowned self] _ in isLocked ? .park(opening: Lock()) : .pass }
            links.addGate { [unowned self] _ in isLoggedIn ? .pass : .park(opening: Login()) }
        case .oneGate:
            links.addGate { [unowned self] _ in
                if isLocked { return .park(opening: Lock()) }
                return isLoggedIn ? .pass : .park(opening: Login())
            }
        }
    }

    var links: LinkTable { app.navigator.links }

    func unlock() async { await pass(Lock.self) { self.isLocked = false } }

    func logIn() async { await pass(Login.self) { self.isLoggedIn = true } }

    /// Closes the page of a gate without passing it.
    func giveUp() async { await pass(UIViewController.self) {} }

    private func pass<Page: UIViewController>(_ type: Page.Type, _ change: () -> Void) async {
        await app.sim.settled()
        guard let page = app.navigator.visiblePage as? Page else { return }
        change()
        page.goBack()
        await app.sim.settled()
    }
}

extension TestsThatWait {
    /// Chains of gates: a request waits at each gate until it passes all.
    @MainActor
    @Suite struct ChainedGateTests {
        @Test(arguments: Vault.Form.allCases)
        fileprivate func `a link passes a lock, then a login`(_ form: Vault.Form) async {
            let vault = Vault(form)
            let link = vault.app.navigator.open(Secret())
            await vault.app.sim.settled()
            #expect(vault.app.path == "A + modal:Lock")
            await vault.unlock()
            #expect(vault.app.path == "A + modal:Login" && link.result == nil)
            await vault.logIn()
            #expect(vault.app.path == "A/B" && link.result == .done && vault.links.parked.isEmpty)
        }

        @Test(arguments: [false, true])
        func `a link that is dropped at a gate ends as canceled`(atSecondGate: Bool) async {
            let vault = Vault()
            let link = vault.app.navigator.open(Secret())
            if atSecondGate { await vault.unlock() }
            await vault.giveUp()
            #expect(link.result == .cancelledByUser && vault.app.path == "A" && vault.links.parked.isEmpty)
        }

        @Test func `a gate that closes again while the next one is open holds the link once more`() async {
            let vault = Vault()
            let link = vault.app.navigator.open(Secret())
            await vault.unlock()
            vault.isLocked = true
            await vault.logIn()
            #expect(vault.app.path == "A + modal:Lock" && link.result == nil)
            await vault.unlock()
            #expect(vault.app.path == "A/B" && link.result == .done)
        }

        @Test func `a parked link stays the same through all gates`() async throws {
            let vault = Vault()
            let request = vault.app.navigator.open(Secret())
            await vault.app.sim.settled()
            let link = try #require(vault.links.parked.first)
            await vault.unlock()
            #expect(vault.links.parked.first === link)
            link.drop()
            #expect(request.result == .dropped && vault.links.parked.isEmpty)
        }

        @Test func `a newer link uses the login that an older link has opened`() async {
            let vault = Vault()
            vault.isLocked = false
            let older = vault.app.navigator.open(Secret(number: 1))
            await vault.app.sim.settled()
            vault.isLocked = true
            let newer = vault.app.navigator.open(Secret(number: 2))
            await vault.app.sim.settled()
            #expect(older.result == .superseded && vault.app.path == "A + modal:Login + modal:Lock")
            await vault.unlock()
            #expect(vault.app.path == "A + modal:Login" && newer.result == nil)
            await vault.logIn()
            #expect(vault.app.path == "A/B" && newer.result == .done)
        }

        @Test func `a link whose gate's page cannot be presented ends with the reason`() async {
            let app = TestApp(stack: A())
            let shown = B()
            _ = app.open(shown, from: app.navigator.visiblePage ?? shown)
            app.navigator.links.addGate { _ in .park(opening: shown) }
            app.navigator.routes.register(Secret.self) { _ in C() }
            let link = app.navigator.open(Secret())
            await app.sim.settled()
            #expect(link.result == .failed(NavigationError(.inUse, at: "B")) && app.path == "A/B")
        }

        @Test func `the page of a gate is presented over the page that is visible by then`() async {
            let vault = Vault()
            vault.isLocked = false
            let sheet = C()
            _ = vault.app.open(sheet, from: vault.home, by: .present)
            sheet.goBack()
            let link = vault.app.navigator.open(Secret())
            await vault.app.sim.settled()
            #expect(vault.app.path == "A + modal:Login" && link.result == nil)
        }

        @Test func `a gate is asked for the pages that a route depends on`() async throws {
            let app = TestApp(stack: A())
            app.navigator.routes.register(InFolder.self) { _ in D() }
            app.navigator.links.addGate { $0 is Folder ? .park(opening: nil) : .pass }
            let link = app.navigator.open(InFolder())
            await app.sim.settled()
            #expect(link.result == nil && app.path == "A")
            #expect(try #require(app.navigator.links.parked.first).routes.first is InFolder)
        }
    }
}

extension TestsThatWait {
    /// Gates hold requests of pages as well as links.
    @MainActor
    @Suite struct GatedVerbTests {
        @Test func `a page's route is parked, and opened after the login`() async {
            let vault = Vault()
            vault.isLocked = false
            let opening = vault.home.open(Secret())
            await vault.app.sim.settled()
            #expect(vault.app.path == "A + modal:Login" && opening.result == nil)
            await vault.logIn()
            #expect(opening.result == .done && vault.app.path == "A/B")
        }

        @Test func `a page's route goes onto the stack around the page`() async {
            let (first, other) = (A(), B())
            let tabs = UITabBarController()
            tabs.viewControllers = [first.inStack, other.inStack]
            let app = TestApp(tabs)
            app.navigator.routes.register(Secret.self) { _ in C() }
            let opening = other.open(Secret())
            await app.sim.settled()
            #expect(opening.result == .done && app.path == "tab:1/B/C")
        }

        enum Way: CaseIterable {
            case open, present, inStack, replace
        }

        @Test(arguments: Way.allCases)
        func `a page with a route is parked whichever verb opens it`(_ way: Way) async {
            let vault = Vault()
            vault.isLocked = false
            let page = SecretPage(7)
            let opening =
                switch way {
                case .open: vault.home.open(page)
                case .present: vault.home.open(page, by: .present)
                case .inStack: vault.home.open(page.inStack, by: .present)
                case .replace: vault.home.replace(with: page)
                }
            await vault.app.sim.settled()
            #expect(vault.app.path == "A + modal:Login" && opening.result == nil)
            await vault.logIn()
            let path =
                switch way {
                case .open: "A/SecretPage"
                case .present, .inStack: "A + modal:SecretPage"
                case .replace: "SecretPage"
                }
            #expect(opening.result == .done && vault.app.path == path)
        }

        @Test func `a double tap on a page behind a gate is one request`() async {
            let vault = Vault()
            vault.isLocked = false
            let first = vault.home.open(SecretPage(7))
            let second = vault.home.open(SecretPage(7))
            #expect(second.joined === first && first.result == nil)
            await vault.logIn()
            #expect(first.result == .done && vault.app.path == "A/SecretPage")
        }

        @Test func `a page that is asked behind a gate answers after the login`() async throws {
            let vault = Vault()
            vault.isLocked = false
            let asking = Task { [home = vault.home] in try await home.ask(SecretPage(7)) }
            await vault.logIn()
            (vault.app.navigator.visiblePage as? SecretPage)?.finish(3)
            await vault.app.sim.settled()
            #expect(try await asking.value == .answer(3))
        }

        @Test func `a task that waits for a page behind a gate ends when the request is dropped`() async {
            let vault = Vault()
            vault.isLocked = false
            let asking = Task { [home = vault.home] in try await home.ask(SecretPage(7)) }
            await vault.app.sim.settled()
            vault.links.parked.first?.drop()
            await #expect(throws: NavigationError(.notOpened("the request was dropped"), at: "SecretPage")) {
                try await asking.value
            }
        }

        @Test func `a parked request ends when the task that waits for its page is canceled`() async {
            let vault = Vault()
            vault.isLocked = false
            let asking = Task { [home = vault.home] in try await home.ask(SecretPage(7)) }
            await vault.app.sim.settled()
            asking.cancel()
            await vault.app.sim.settled()
            #expect(vault.links.parked.isEmpty)
            await #expect(throws: CancellationError.self) { try await asking.value }
        }

        @Test func `a request whose page has left behind a gate is superseded`() async {
            let vault = Vault()
            vault.isLocked = false
            let asker = C()
            _ = vault.app.open(asker, from: vault.home)
            let opening = asker.open(SecretPage(7))
            await vault.app.sim.settled()
            vault.home.navigationController?.popToRootViewController(animated: false)
            vault.app.navigator.updatePages()
            #expect(opening.result == .superseded && vault.links.parked.isEmpty)
            await vault.logIn()
            #expect(vault.app.path == "A")
        }
    }
}

/// A modal route with its own navigation controller.
@MainActor
@Suite(.onStage) struct ModalStackTests {
    private struct Sheet: PageRoute {
        var dependencies: [any PageRoute] = []
        var place: RoutePlace { .modal }
        init(on dependencies: any PageRoute...) { self.dependencies = dependencies }
        init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws {}
        static func == (one: Self, other: Self) -> Bool { one.dependencies.count == other.dependencies.count }
        func hash(into hasher: inout Hasher) {}
    }

    private final class Themed: UINavigationController {}

    private func makeStack() -> UINavigationController {
        let stack = Themed()
        stack.modalPresentationStyle = .fullScreen
        stack.modalTransitionStyle = .crossDissolve
        return stack
    }

    @Test func `a stack is of the class and style that its registration makes`() throws {
        let app = TestApp(stack: A())
        app.navigator.routes.register(Folder.self) { _ in B() }
        app.navigator.routes.register(Sheet.self) { _ in
            C()
        } stack: {
            makeStack()
        }
        let opening = app.navigator.open(Sheet(on: Folder()))
        #expect(app.outcome(of: opening) == .done && app.path == "A + modal:B/C")
        let stack = try #require(app.sim.window.rootViewController?.presentedViewController as? Themed)
        #expect(stack.modalPresentationStyle == .fullScreen && stack.modalTransitionStyle == .crossDissolve)
        #expect(
            app.outcome(of: app.navigator.open(Sheet(on: Folder()))) == .done && app.path == "A + modal:B/C")
    }

    @Test func `a builder's navigation controller is presented as it is, once`() throws {
        let app = TestApp(stack: A())
        app.navigator.routes.register(Sheet.self) { _ in
            let stack = makeStack()
            stack.viewControllers = [B(), C()]
            return stack
        }
        #expect(app.outcome(of: app.navigator.open(Sheet())) == .done && app.path == "A + modal:B/C")
        let stack = try #require(app.sim.window.rootViewController?.presentedViewController as? Themed)
        #expect(app.outcome(of: app.navigator.open(Sheet())) == .done && app.path == "A + modal:B/C")
        #expect(app.sim.window.rootViewController?.presentedViewController === stack)
    }
}
