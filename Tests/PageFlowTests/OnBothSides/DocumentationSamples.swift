import PageFlow
import PageFlowFullScreen
import PageFlowTesting
import Testing
import UIKit
import XCTest

#if canImport(os)
    import os
#endif

// The samples of the documentation and of the README, with equal text. DocumentationTests compares them.

private final class Home: UIViewController {}
private final class Settings: UIViewController {}
private final class Login: UIViewController {}
private final class Help: UIViewController {}
private final class Account: UIViewController {}
private final class Orders: UIViewController {}
private final class Order: UIViewController {}
private final class Delivery: UIViewController {}
private final class Payment: UIViewController {}
private final class Receipt: UIViewController {}
private final class Banner: UIViewController {}
private final class Card: UIViewController {}
private struct Voucher { let name: String }

private final class Basket: UIViewController {
    var note = ""
    var vouchers: [String] = []
    func add(_ voucher: Voucher) { vouchers.append(voucher.name) }
}

extension UIViewController {
    fileprivate func under(_ pages: UIViewController...) -> UINavigationController {
        let stack = UINavigationController()
        stack.viewControllers = [self] + pages
        return stack
    }
}

extension Stage {
    fileprivate func settle(at path: String, line: Int = #line) async {
        await settle()
        expectPath(path, line: line)
    }
}

// The verbs.

private final class ColorPicker: UIViewController, AnsweringPage {
    typealias Answer = UIColor
    func choose(_ color: UIColor) { finish(color) }
}

private final class Canvas: UIViewController {
    func chooseColor() async throws {
        switch try await ask(ColorPicker()) {
        case .answer(let color): view.backgroundColor = color
        case .left: break  // it left without an answer: the color stays
        }
    }
}

private struct User {
    let name: String
}

private final class LoginFlow: UINavigationController, AnsweringPage {
    typealias Answer = User
}

private final class NamePage: UIViewController {
    func next() { open(PasswordPage()) }
}

private final class PasswordPage: UIViewController {
    func accept(_ user: User) {
        (navigationController as? LoginFlow)?.finish(user)
    }
}

private final class Profile: UIViewController {
    func logIn() async throws {
        let flow = LoginFlow(rootViewController: NamePage())
        if case .answer(let user) = try await ask(flow) { title = user.name }
    }
}

@MainActor private final class PaymentModel {
    var whenPaid: (() -> Void)?
}

private final class PaidPage: UIViewController {
    let model = PaymentModel()

    func observe() {
        let page = PageProxy(self)
        model.whenPaid = { page.returnHome() }
    }
}

extension Basket {
    fileprivate static let checkpoint = Checkpoint<Basket, Voucher> { basket, voucher in
        basket.add(voucher)
    }
}

@MainActor
@Suite(.onStage) struct DocumentedVerbs {
    @Test func open() async {
        let home = Home()
        let stage = Stage(root: home.under())
        await stage.settle(at: "Home")
        home.open(Settings())
        await stage.settle(at: "Home/Settings")
    }

    @Test func openByPush() async {
        let home = Home()
        let stage = Stage(root: home.under())
        home.open(Settings(), by: .push)
        await stage.settle(at: "Home/Settings")
    }

    @Test func openByPresent() async {
        let home = Home()
        let stage = Stage(root: home.under())
        home.open(Login(), by: .present)
        await stage.settle(at: "Home + modal:Login")
    }

    @Test func openBeforeThePageIsShown() async {
        let home = Home()
        let stage = Stage(root: home.under())
        let login = Login()
        home.open(login, by: .present)
        login.open(Help(), by: .present)
        await stage.settle(at: "Home + modal:Login + modal:Help")
    }

    @Test func openPresentedInAStyle() async {
        let home = Home()
        let stage = Stage(root: home.under())
        home.open(Login(), by: .presented(.fullScreen))
        await stage.settle(at: "Home + modal:Login")
    }

    @Test func openAsTab() async {
        let home = Home()
        let tabs = UITabBarController()
        tabs.viewControllers = [home]
        let stage = Stage(root: tabs)
        await stage.settle(at: "tab:0/Home")
        home.open(Orders(), by: .tab)
        await stage.settle(at: "tab:1/Orders")
    }

    @Test func openAsPart() async {
        let home = Home()
        let stage = Stage(root: home.under())
        home.open(Banner(), by: .embed)
        await stage.settle(at: "Home")
        #expect(home.children.first is Banner)
    }

    @Test func goBack() async {
        let settings = Settings()
        let login = Login()
        let stage = Stage(root: Home().under(settings))
        settings.open(login, by: .present)
        await stage.settle(at: "Home/Settings + modal:Login")
        login.goBack()
        await stage.settle(at: "Home/Settings")
    }

    /// `Home/Basket/Delivery + modal:Payment/Card`.
    private func checkout(_ card: Card, over basket: Basket) async -> Stage {
        let delivery = Delivery()
        let stage = Stage(root: Home().under(basket, delivery))
        delivery.open(Payment().under(card), by: .present)
        await stage.settle(at: "Home/Basket/Delivery + modal:Payment/Card")
        return stage
    }

    @Test func returnTo() async {
        let (card, basket) = (Card(), Basket())
        let stage = await checkout(card, over: basket)
        card.returnTo(Basket.self) { basket in basket.note = "card refused" }
        await stage.settle(at: "Home/Basket")
        #expect(basket.note == "card refused")
    }

    @Test func returnToOneOfSeveral() async {
        let (card, basket) = (Card(), Basket())
        let stage = await checkout(card, over: basket)
        card.returnTo(Basket.self, style: .cascade, where: { $0.note.isEmpty })
        await stage.settle(at: "Home/Basket")
    }

    @Test func returnToAName() async {
        let (card, basket) = (Card(), Basket())
        let stage = await checkout(card, over: basket)
        card.returnTo(pageNamed: "Basket")
        await stage.settle(at: "Home/Basket")
    }

    @Test func returnOrOpen() async {
        let (card, basket) = (Card(), Basket())
        let stage = await checkout(card, over: basket)
        card.returnTo(Basket.self, orOpen: Basket()) { basket in basket.note = "card refused" }
        await stage.settle(at: "Home/Basket")
        #expect(basket.note == "card refused")
    }

    @Test func forAModel() async {
        let (home, page) = (Home(), PaidPage())
        let stage = Stage(root: home.under())
        home.open(page)
        await stage.settle(at: "Home/PaidPage")
        page.observe()
        page.model.whenPaid?()
        await stage.settle(at: "Home")
    }

    @Test func returnToACheckpoint() async {
        let (card, basket) = (Card(), Basket())
        let stage = await checkout(card, over: basket)
        card.returnTo(Basket.checkpoint, with: Voucher(name: "SUMMER"))
        await stage.settle(at: "Home/Basket")
        #expect(basket.vouchers == ["SUMMER"])
    }

    @Test func returnHome() async {
        let (order, login) = (Order(), Login())
        let tabs = UITabBarController()
        tabs.viewControllers = [Home().under(), Orders().under(order)]
        tabs.selectedIndex = 1
        let stage = Stage(root: tabs)
        order.open(login, by: .present)
        await stage.settle(at: "tab:1/Orders/Order + modal:Login")
        login.returnHome()
        await stage.settle(at: "tab:0/Home")
    }

    @Test func replace() async {
        let basket = Basket()
        let stage = Stage(root: Home().under(basket))
        await stage.settle(at: "Home/Basket")
        basket.replace(with: Receipt())
        await stage.settle(at: "Home/Receipt")
    }

    @Test func remove() async {
        let login = Login()
        let stage = Stage(root: Home().under(login, Account()))
        await stage.settle(at: "Home/Login/Account")
        login.remove()
        await stage.settle(at: "Home/Account")
    }

    @Test func dismissAll() async {
        let (settings, login, help) = (Settings(), Login(), Help())
        let stage = Stage(root: Home().under(settings))
        settings.open(login, by: .present)
        login.open(help, by: .present)
        await stage.settle(at: "Home/Settings + modal:Login + modal:Help")
        help.dismissAll()
        await stage.settle(at: "Home/Settings")
    }

    @Test func askAFlow() async throws {
        let profile = Profile()
        let stage = Stage(root: profile.under())
        await stage.settle(at: "Profile")
        let loggingIn = Task { try await profile.logIn() }
        await stage.settle(at: "Profile + modal:NamePage")
        (stage.visiblePage as? NamePage)?.next()
        await stage.settle(at: "Profile + modal:NamePage/PasswordPage")
        (stage.visiblePage as? PasswordPage)?.accept(User(name: "Ann"))
        await stage.settle(at: "Profile")
        try await loggingIn.value
        #expect(profile.title == "Ann")
    }

    @Test func ask() async throws {
        let canvas = Canvas()
        let stage = Stage(root: canvas.under())
        await stage.settle(at: "Canvas")
        let choosing = Task { try await canvas.chooseColor() }
        await stage.settle(at: "Canvas/ColorPicker")
        (stage.visiblePage as? ColorPicker)?.choose(.red)
        await stage.settle(at: "Canvas")
        try await choosing.value
        #expect(canvas.view.backgroundColor == .red)
    }
}

// What navigation is here.

@MainActor
@Suite(.onStage) struct DocumentedConcepts {
    @Test func lookAndPlan() async throws {
        let settings = Settings()
        let stage = Stage(root: Home().under(settings))
        settings.open(Login(), by: .present)
        await stage.settle()
        var printed: [String] = []
        func print(_ value: some CustomStringConvertible) { printed.append(value.description) }
        let window = stage.window
        let tree = PageTree(of: window)
        print(tree.path)  // Home/Settings + modal:Login
        print(settings.arrival)  // pushed onto UINavigationController
        print(try tree.plan(for: .home))
        // 1. pop the stack back to Home
        // 2. dismiss Login, animated
        #expect(
            printed == [
                "Home/Settings + modal:Login", "pushed onto UINavigationController",
                "1. pop the stack back to Home\n2. dismiss Login, animated",
            ])
    }

    @Test func outcomes() async throws {
        let home = Home()
        let stage = Stage(root: home.under())
        home.open(Settings()).onCompletion { outcome in print(outcome) }
        await stage.settle()
        func log(_ line: String) { Issue.record("\(line)") }
        let opening = Task {
            switch try await home.open(Help()).outcome {
            case .done: break  // the page is there, once
            case .superseded: break  // the page that asked has left
            case .refused(let page): log("\(page) did not agree")
            case .cancelledByUser: break  // the user canceled
            case .dropped: break  // app code dropped it
            case .reset: break  // the window has another root: the user logged out
            case .failed(let error): log("\(error)")  // the cause and the repair
            }
        }
        await stage.settle(at: "Home/Settings/Help")
        try await opening.value
    }

    @Test func failureReports() {
        func log(_ line: String) {}
        defer { FailureReporter.current = .warnings }
        FailureReporter.current = .off
        FailureReporter.current = FailureReporter { failure in log("\(failure)") }
    }

    @Test func pending() async {
        let home = Home()
        let stage = Stage(root: home.under())
        await stage.settle()
        let navigator = stage.window.navigator
        var printed: [String] = []
        func print(_ line: String) { printed.append(line) }
        let request = home.open(Settings())
        for request in navigator.pending {
            print("\(request) waits for \(request.askedGuard?.name ?? "its turn")")
        }
        #expect(printed == ["\(request) waits for its turn"])
        await stage.settle(at: "Home/Settings")
        #expect(navigator.pending.isEmpty)
    }
}

// Guards and exits.

private final class Draft: UIViewController {
    var hasChanges = true
}

extension Draft: LeaveGuard {
    func canLeave(_ request: LeaveRequest) async -> Bool {
        if !hasChanges { return true }
        return await confirm("Discard the draft?", keep: "Keep", discard: "Discard")
    }
}

private final class Form: UIViewController {
    var isSaved = false
    var saving: (() -> Void)?
    func save(_ completion: @escaping @MainActor () -> Void) {
        saving = { [weak self] in
            self?.isSaved = true
            completion()
        }
    }
}

extension Form: LeaveGuard {
    func canLeave(_ request: LeaveRequest) async -> Bool {
        if isSaved { return true }
        save { request.sendAgain() }
        return false
    }
}

private final class Search: UIViewController {}

extension Search: LeaveGuard {
    var asksOnTabSwitch: Bool { true }
    func canLeave(_ request: LeaveRequest) async -> Bool { request.cause != .tabSwitch }
}

@MainActor
@Suite(.onStage) struct DocumentedGuards {
    @Test func aTabSwitch() async {
        let search = Search()
        let tabs = UITabBarController()
        tabs.viewControllers = [Home().under(search), Orders()]
        let stage = Stage(root: tabs)
        await stage.settle(at: "tab:0/Home/Search")
        #expect(search.asksOnTabSwitch)
        search.goBack()
        await stage.settle(at: "tab:0/Home")
    }

    @Test func aHandlerThatIsRemoved() async {
        let settings = Settings()
        let stage = Stage(root: Home().under(settings))
        let window = stage.window
        func print(_ exit: PageExit) { Issue.record("\(exit)") }
        let token = window.navigator.onExit { exit in print(exit) }
        token.remove()
        settings.goBack()
        await stage.settle(at: "Home")
    }

    #if canImport(Simulator)
        // Only a simulator answers alerts.
        @Test func aRefusal() async {
            let draft = Draft()
            let stage = Stage(root: Home().under(draft))
            let back = draft.goBack()
            await answerAlert("Keep", on: stage)
            await stage.settle(at: "Home/Draft")
            #expect(back.result == .refused(by: PageReference(draft)))
            draft.goBack()
            await answerAlert("Discard", on: stage)
            await stage.settle(at: "Home")
        }

        private func answerAlert(_ title: String, on stage: Stage) async {
            while !(stage.visiblePage is UIAlertController) { await Task.yield() }
            stage.simulator.advance(by: 1)
            guard let alert = stage.visiblePage as? UIAlertController,
                let action = alert.actions.first(where: { $0.title == title })
            else { return }
            stage.simulator.tap(action, in: alert)
        }
    #endif

    @Test func sentAgain() async {
        let form = Form()
        let stage = Stage(root: Home().under(form))
        form.goBack()
        await stage.settle(at: "Home/Form")
        form.saving?()
        form.saving = nil
        await stage.settle(at: "Home")
    }

    @Test func exits() async {
        let settings = Settings()
        let stage = Stage(root: Home().under(settings))
        let window = stage.window
        window.navigator.onExit { exit in
            print(exit)  // Settings left: code
        }
        var exits: [String] = []
        window.navigator.onExit { exits.append($0.description) }
        settings.navigationController?.popViewController(animated: true)
        await stage.settle(at: "Home")
        #expect(exits == ["Settings left: code"])
    }
}

// Pages and containers.

private final class ArticlePage: UIViewController {
    let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

extension ArticlePage: NamedPage {
    var pageName: String { "Article \(number)" }
}

extension ArticlePage: IdentifiedPage {
    var pageID: AnyHashable { number }
}

private final class BannerWrapper: UIViewController, TransparentContainer {
    var contentPage: UIViewController? { children.first }
}

private final class DrawerController: UIViewController {
    let menu = Banner()
    var content: UIViewController = Home()
    var isOpen = false

    func setOpen(_ isOpen: Bool, animated: Bool, completion: () -> Void) {
        self.isOpen = isOpen
        completion()
    }
}

private struct DrawerAdapter: ContainerAdapter {
    func pages(in drawer: DrawerController) -> [UIViewController] { [drawer.menu, drawer.content] }
    func visiblePages(in drawer: DrawerController) -> [UIViewController] {
        drawer.isOpen ? [drawer.content, drawer.menu] : [drawer.content]
    }
    func show(
        _ page: UIViewController, in drawer: DrawerController, animated: Bool,
        completion: @escaping () -> Void
    ) {
        drawer.setOpen(page === drawer.menu, animated: animated, completion: completion)
    }
    func replace(_ pages: [UIViewController], in drawer: DrawerController) {
        drawer.content = pages[1]
    }
}

@MainActor
@Suite(.onStage) struct DocumentedPages {
    @Test func namesAndIdentities() async {
        let home = Home()
        let stage = Stage(root: home.under())
        home.open(ArticlePage(number: 7))
        let second = home.open(ArticlePage(number: 7))
        await stage.settle(at: "Home/Article 7")
        #expect(second.result == .done)
    }

    @Test func aWrapper() async {
        let wrapper = BannerWrapper()
        let home = Home()
        wrapper.addChild(home)
        wrapper.view.addSubview(home.view)
        home.didMove(toParent: wrapper)
        let stage = Stage(root: wrapper)
        await stage.settle(at: "Home")
    }

    @Test func anAdapter() async {
        let drawer = DrawerController()
        ContainerAdapters.add(DrawerAdapter())  // once, at launch
        let stage = Stage(root: drawer)
        await stage.settle(at: "DrawerController/Home")
    }
}

// Links and state.

private struct AccountsRoute: PageRoute {}

private struct AccountRoute: PageRoute {
    let number: Int
    var dependencies: [any PageRoute] { [AccountsRoute()] }
    var place: RoutePlace { .tab(1) }
}

private final class Accounts: UIViewController {}
private final class Lock: UIViewController {}

private struct ReceiptRoute: PageRoute {
    let number: Int
    var place: RoutePlace { .modal }
}

private final class ReceiptPage: UIViewController {
    convenience init(number: Int) {
        self.init(nibName: nil, bundle: nil)
        title = "Receipt \(number)"
    }
}

private final class AccountPage: UIViewController {
    let number: Int
    var draft = ""

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

extension AccountPage: StatefulPage {
    var pageState: String {
        get { draft }
        set { draft = newValue }
    }
}

@MainActor
private final class Session {
    var isLoggedIn = false
    var isLocked = false

    func register(in navigator: Navigator) {
        navigator.routes.register(AccountsRoute.self) { _ in Accounts() }
        navigator.routes.register(AccountRoute.self) { route in AccountPage(number: route.number) }
    }

    func addLinks(to navigator: Navigator) {
        navigator.links.add("accounts/{number:int}") { match in
            AccountRoute(number: try match.value("number"))
        }
    }

    func acceptLinks(in navigator: Navigator) {
        navigator.links.accepted = AcceptedLinks(schemes: ["bank"], hosts: ["bank.example"])
    }

    func addGate(to navigator: Navigator) {
        navigator.links.addGate { route in
            route is AccountRoute && !self.isLoggedIn ? .park(opening: Login()) : .pass
        }
    }

    func addGates(to navigator: Navigator) {
        navigator.links.addGate { _ in
            self.isLocked ? .park(opening: Lock()) : .pass
        }
        navigator.links.addGate { route in
            route is AccountRoute && !self.isLoggedIn ? .park(opening: Login()) : .pass
        }
    }

    func registerReceipts(in navigator: Navigator) {
        navigator.routes.register(ReceiptRoute.self) { route in
            ReceiptPage(number: route.number)
        } stack: {
            let stack = ThemedNavigationController()
            stack.modalPresentationStyle = .fullScreen
            stack.modalTransitionStyle = .crossDissolve
            return stack
        }
    }

    func userHasLoggedIn(at login: UIViewController) {
        isLoggedIn = true
        login.goBack()
    }
}

extension SavedPage {
    fileprivate mutating func renameRoute(_ old: String, to new: String) {
        if case .routed(name: old, let route) = kind { kind = .routed(name: new, route: route) }
        for index in children.indices { children[index].renameRoute(old, to: new) }
        for index in presented.indices { presented[index].renameRoute(old, to: new) }
    }
}

private final class ThemedNavigationController: UINavigationController {}

extension ThemedNavigationController: RestorableStack {
    static func makeEmpty() -> UINavigationController { ThemedNavigationController() }
}

/// The scene's delegate.
@MainActor
private final class Bank: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private func makeWindow(in scene: UIWindowScene) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Home().under()
        self.window = window
        restore(scene.session, window)
        return window
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = makeWindow(in: scene)
        window.navigator.open(connectionOptions.urlContexts)
        for activity in connectionOptions.userActivities { window.navigator.open(activity) }
    }

    private func restore(_ session: UISceneSession, _ window: UIWindow) {
        if let saved = session.stateRestorationActivity { window.navigator.open(saved) }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        window?.navigator.open(contexts)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        window?.navigator.open(userActivity)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        window?.navigator.restorationActivity
    }
}

@MainActor
@Suite(.onStage) struct DocumentedLinks {
    private let session = Session()

    private func stage() -> Stage {
        let tabs = UITabBarController()
        tabs.viewControllers = [Home().under(), Orders().under()]
        let stage = Stage(root: tabs)
        session.register(in: stage.window.navigator)
        session.addLinks(to: stage.window.navigator)
        return stage
    }

    @Test func aRoute() async {
        let stage = stage()
        let window = stage.window
        await stage.settle(at: "tab:0/Home")
        window.navigator.open(AccountRoute(number: 4711))
        await stage.settle(at: "tab:1/Orders/Accounts/AccountPage")
    }

    @Test func aGate() async throws {
        let stage = stage()
        let navigator = stage.window.navigator
        let link = try #require(URL(string: "bank://accounts/4711"))
        session.addGate(to: navigator)
        session.acceptLinks(in: navigator)
        navigator.open(link)
        await stage.settle(at: "tab:0/Home + modal:Login")
        session.userHasLoggedIn(at: try #require(stage.visiblePage))
        await stage.settle(at: "tab:1/Orders/Accounts/AccountPage")
    }

    @Test func gatesInAChain() async throws {
        let stage = stage()
        session.isLocked = true
        session.addGates(to: stage.window.navigator)
        let home = try #require(stage.visiblePage)
        home.open(AccountRoute(number: 4711))
        await stage.settle(at: "tab:0/Home + modal:Lock")
        session.isLocked = false
        stage.visiblePage?.goBack()
        await stage.settle(at: "tab:0/Home + modal:Login")
        session.userHasLoggedIn(at: try #require(stage.visiblePage))
        await stage.settle(at: "tab:1/Orders/Accounts/AccountPage")
    }

    @Test func aModalRouteInAStackOfItsOwn() async throws {
        let stage = stage()
        session.registerReceipts(in: stage.window.navigator)
        stage.window.navigator.open(ReceiptRoute(number: 7))
        await stage.settle(at: "tab:0/Home + modal:ReceiptPage")
        #expect(stage.visiblePage?.navigationController is ThemedNavigationController)
    }

    @Test func savedState() async throws {
        let before = stage()
        before.window.navigator.open(AccountRoute(number: 4711))
        await before.settle()
        (before.visiblePage as? AccountPage)?.draft = "rent"
        let data = try save(before.window)
        let stage = stage()
        try restore(data, in: stage.window)
        await stage.settle(at: "tab:1/Orders/Accounts/AccountPage")
        #expect((stage.visiblePage as? AccountPage)?.draft == "rent")
    }

    @Test func aLinkThatIsDropped() async throws {
        let stage = stage()
        let navigator = stage.window.navigator
        session.addGate(to: navigator)
        let opening = navigator.open(try #require(URL(string: "bank://accounts/4711")))
        await stage.settle(at: "tab:0/Home + modal:Login")
        for link in navigator.links.parked { link.drop() }
        #expect(opening.result == .dropped)
    }

    @Test func aSceneGoesOnWithAnActivity() async throws {
        let before = stage()
        before.window.navigator.open(AccountRoute(number: 4711))
        await before.settle()
        let bank = Bank()
        bank.window = before.window
        let scene = try #require(before.window.windowScene)
        let activity = try #require(bank.stateRestorationActivity(for: scene))
        let stage = stage()
        bank.window = stage.window
        bank.scene(try #require(stage.window.windowScene), continue: activity)
        await stage.settle(at: "tab:1/Orders/Accounts/AccountPage")
    }

    @Test func savingWhatCanBeSaved() async throws {
        let stage = stage()
        let window = stage.window
        (stage.visiblePage as? Home)?.open(Settings())
        await stage.settle(at: "tab:0/Home/Settings")
        var printed: [String] = []
        func print(_ line: String) { printed.append(line) }
        let (data, omitted) = try window.navigator.savePartially()
        for page in omitted { print("\(page.name) is not saved") }
        #expect(printed == ["Settings is not saved"])
        #expect(try SavedState(from: data).root.children.count == 2)
    }

    @Test func olderState() async throws {
        let before = stage()
        before.window.navigator.open(AccountRoute(number: 4711))
        await before.settle()
        var saved = try SavedState(from: save(before.window))
        saved.root.renameRoute(AccountRoute.name, to: "AccountDetail")
        let data = try saved.data()
        let stage = stage()
        let window = stage.window
        try window.navigator.restore(data) { state in
            state.root.renameRoute("AccountDetail", to: AccountRoute.name)
        }
        await stage.settle(at: "tab:1/Orders/Accounts/AccountPage")
    }

    private func save(_ window: UIWindow) throws -> Data {
        // When the app goes to the background:
        let data = try window.navigator.save()
        return data
    }

    private func restore(_ data: Data, in window: UIWindow) throws {
        // At the next launch, when the window shows its first page:
        try window.navigator.restore(data)
    }
}

// Coming from other libraries: the calls in the tables, where no other sample has them.

private struct HelpRoute: PageRoute {
    var place: RoutePlace { .modal }
}

private final class Newcomer: UIViewController {
    func push(_ page: UIViewController) {
        open(page)
    }

    func present(_ page: UIViewController) {
        open(page, by: .present)
    }

    func goHome() {
        returnTo(Basket.self) { $0.note = "refused" }
        returnTo(Basket.self, where: { $0.note.isEmpty })
        returnHome()
    }

    func observe(_ log: @escaping @MainActor (any CustomStringConvertible) -> Void) {
        guard let navigator else { return }
        navigator.onExit { exit in log(exit) }
        navigator.trace.onEvent { event in log(event) }
    }
}

@MainActor
@Suite(.onStage) struct DocumentedComparisons {
    @Test func calls() async {
        let newcomer = Newcomer()
        let stage = Stage(root: Basket().under(newcomer))
        await stage.settle(at: "Basket/Newcomer")
        var lines: [String] = []
        newcomer.observe { lines.append($0.description) }
        newcomer.push(Settings())
        await stage.settle(at: "Basket/Newcomer/Settings")
        newcomer.present(Help())
        await stage.settle(at: "Basket/Newcomer/Settings + modal:Help")
        stage.visiblePage?.goBack()
        await stage.settle(at: "Basket/Newcomer/Settings")
        newcomer.goHome()
        await stage.settle(at: "Basket")
        #expect(lines.contains("Settings left: code"))
        #expect(lines.contains("Basket shown"))
    }

    @Test func routes() async {
        let tabs = UITabBarController()
        tabs.viewControllers = [Home().under(), Orders().under()]
        let stage = Stage(root: tabs)
        let navigator = stage.window.navigator
        navigator.routes.register(HelpRoute.self) { _ in Help() }
        Session().register(in: navigator)
        navigator.open(HelpRoute())
        await stage.settle(at: "tab:0/Home + modal:Help")
        navigator.open(AccountRoute(number: 4711))
        await stage.settle(at: "tab:1/Orders/Accounts/AccountPage")
        navigator.open(AccountsRoute())
        await stage.settle(at: "tab:1/Orders/Accounts")
    }
}

// Add PageFlow to an app you have.

private final class PlainHome: UIViewController {
    func showSettings() {
        navigationController?.pushViewController(Settings(), animated: true)
    }
}

private final class Start: UIViewController {
    func showSettings() {
        open(Settings())
    }
}

private final class PlainCard: UIViewController {
    func close() {
        if let stack = navigationController, stack.viewControllers.first !== self {
            stack.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }
}

private final class Checkout: UIViewController {
    func close() {
        goBack()
    }

    func payLater() {
        returnTo(Basket.self) { basket in basket.note = "pay later" }
    }
}

extension UIWindow {
    fileprivate func watchPages() {
        navigator.trace.log()
        navigator.leaks.onLeak { leak in print(leak) }
    }

    fileprivate func countPages(with analytics: Analytics) {
        navigator.trace.onEvent { event in
            if event.kind == .shown { analytics.screen(event.page) }
        }
    }

    #if canImport(os)
        fileprivate func logPages() {
            navigator.trace.log(to: Logger(subsystem: "com.example.shop", category: "pages"))
        }
    #endif
}

@MainActor
private final class Analytics {
    var screens: [String] = []
    func screen(_ name: String) { screens.append(name) }
}

@MainActor
@Suite(.onStage) struct DocumentedTutorial {
    @Test func openInOnePlace() async {
        for (page, path) in [(PlainHome(), "PlainHome/Settings"), (Start(), "Start/Settings")] {
            let stage = Stage(root: page.under())
            (page as? PlainHome)?.showSettings()
            (page as? Start)?.showSettings()
            await stage.settle(at: path)
        }
    }

    @Test func theWayBack() async {
        let card = PlainCard()
        let plain = Stage(root: Basket().under(card))
        card.close()
        await plain.settle(at: "Basket")

        let (basket, checkout) = (Basket(), Checkout())
        let stage = Stage(root: basket.under())
        basket.open(checkout, by: .present)
        await stage.settle(at: "Basket + modal:Checkout")
        checkout.close()
        await stage.settle(at: "Basket")
        basket.open(Payment().under(checkout), by: .present)
        await stage.settle(at: "Basket + modal:Payment/Checkout")
        checkout.payLater()
        await stage.settle(at: "Basket")
        #expect(basket.note == "pay later")
    }

    @Test func watching() async {
        let stage = Stage(root: Home().under(Settings()))
        stage.window.watchPages()
        let analytics = Analytics()
        stage.window.countPages(with: analytics)
        stage.visiblePage?.goBack()
        await stage.settle(at: "Home")
        #expect(analytics.screens == ["Home"])
        #expect(stage.window.navigator.leaks.reports.isEmpty)
    }
}

// PageFlow in a minute.

private final class Shop: UIViewController {
    func showBasket() {
        open(Basket())  // pushed where there is a stack, else presented
    }

    func showLogin() {
        open(Login(), by: .present)  // over this page
    }
}

private final class LastStep: UIViewController {
    func cancel() {
        goBack()  // pops or dismisses, depending on how this page was shown
    }

    func refuse() {
        returnTo(Basket.self) { basket in basket.note = "card refused" }  // over stacks and modals
    }

    func finish() {
        returnHome()  // to the first page of the window
    }
}

@MainActor
@Suite(.onStage) struct DocumentedMinute {
    @Test func aMinute() async {
        let shop = Shop()
        let stage = Stage(root: shop.under())
        shop.showBasket()
        await stage.settle(at: "Shop/Basket")
        shop.showLogin()
        await stage.settle(at: "Shop/Basket + modal:Login")
        let last = LastStep()
        stage.visiblePage?.open(last, by: .present)
        await stage.settle(at: "Shop/Basket + modal:Login + modal:LastStep")
        last.cancel()
        await stage.settle(at: "Shop/Basket + modal:Login")
        stage.visiblePage?.open(last, by: .present)
        await stage.settle()
        last.refuse()
        await stage.settle(at: "Shop/Basket")
        stage.visiblePage?.open(last)
        await stage.settle()
        last.finish()
        await stage.settle(at: "Shop")
    }
}

// Full-screen back.

private final class Editor: UIViewController {}

extension Editor: BackButtonPage {
    var backButtonStyle: BackButtonStyle? { .custom { UIButton(type: .close) } }
}

private final class Drawing: UIViewController {}

extension Drawing: SwipeBackPage {
    var swipeBack: SwipeBack { .never }
}

@MainActor
@Suite(.onStage) struct DocumentedFullScreenBack {
    @Test func fullScreenBack() async {
        let home = Home()
        let first = Stage(root: UIViewController())
        let window = first.window
        let stack = FullScreenNavigationController(rootViewController: home)
        window.rootViewController = stack
        home.navigationController?.pushViewController(Settings(), animated: true)
        await first.settle(at: "Home/Settings")
        let pages = stack.pages
        stack.setViewControllers([pages[0], Help()], animated: true)
        await first.settle(at: "Home/Help")
        stack.backButtonStyle = .arrow
        #expect(stack.topPage?.navigationItem.leftBarButtonItem?.image != nil)
        stack.prepareBar = { bar in bar.prefersLargeTitles = true }
        let editor = Editor()
        stack.pushViewController(editor, animated: true)
        await first.settle(at: "Home/Help/Editor")
        #expect(editor.navigationController?.navigationBar.prefersLargeTitles == true)
        #expect(editor.navigationItem.leftBarButtonItem?.customView is UIButton)
        stack.swipeBack = .fromEdge
        stack.pushViewController(Drawing(), animated: true)
        await first.settle(at: "Home/Help/Editor/Drawing")
    }
}

// Test pages on a stage.

@MainActor
@Suite(.onStage) struct BasketTests {
    @Test func `a payment appears over the basket`() async {
        let basket = Basket()
        let stage = Stage(root: UINavigationController(rootViewController: basket))
        basket.open(Payment(), by: .present)
        await stage.settle()
        stage.expectPath("Basket + modal:Payment")
    }
}

extension BasketTests {
    @Test func `a payment that is closed is freed`() async {
        let basket = Basket()
        let stage = Stage(root: UINavigationController(rootViewController: basket))
        await stage.expectFreed {
            let payment = Payment()
            basket.open(payment, by: .present)
            await stage.settle()
            payment.goBack()
            return payment
        }
    }

    @Test func `an awaited payment has appeared`() async throws {
        let basket = Basket()
        let stage = Stage(root: UINavigationController(rootViewController: basket))
        let outcome = try await basket.open(Payment(), by: .present).outcome
        #expect(outcome == .done)
        stage.expectPath("Basket + modal:Payment")
    }

    @Test func `a profile is notified that it appears`() async {
        let basket = Basket()
        let stage = Stage(root: UINavigationController(rootViewController: basket))
        await stage.expectCallbacks([
            "Profile.viewDidLoad", "Basket.viewWillDisappear", "Profile.viewWillAppear",
            "Basket.viewDidDisappear", "Profile.viewDidAppear",
        ]) {
            basket.open(Profile())
        }
    }
}

final class BasketCase: XCTestCase {
    @MainActor
    func testAPaymentComesOverTheBasket() async {
        let basket = Basket()
        let stage = Stage(root: UINavigationController(rootViewController: basket))
        basket.open(Payment(), by: .present)
        await stage.settle()
        stage.expectPath("Basket + modal:Payment")
    }
}

@MainActor
@Suite(.onSimulator) struct LoginTests {
    @Test func `the login appears over the basket`() async {
        let basket = Basket()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = basket
        window.makeKeyAndVisible()
        await withCheckedContinuation { shown in
            basket.present(Login(), animated: true) { shown.resume() }
        }
        #expect(basket.presentedViewController is Login)
    }
}
