import PageFlow
import PageFlowTesting
import Testing
import UIKit
import XCTest

// The samples of the documentation and of the README, in the same words. DocumentationTests compares them.

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
        case .left: break  // it went without an answer: the colour stays
        }
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
        card.returnTo(Basket.self, where: { $0.note.isEmpty }, style: .cascade)
        await stage.settle(at: "Home/Basket")
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

    @Test func closeEverything() async {
        let (settings, login, help) = (Settings(), Login(), Help())
        let stage = Stage(root: Home().under(settings))
        settings.open(login, by: .present)
        login.open(help, by: .present)
        await stage.settle(at: "Home/Settings + modal:Login + modal:Help")
        help.closeEverything()
        await stage.settle(at: "Home/Settings")
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
        home.open(Settings()).whenEnded { outcome in print(outcome) }
        await stage.settle()
        func log(_ line: String) { Issue.record("\(line)") }
        let opening = Task {
            switch try await home.open(Help()).outcome {
            case .done, .coalesced: break  // the page is there, once
            case .superseded: break  // the page that asked has left
            case .refused(let page): log("\(page) did not agree")
            case .cancelledByUser: break  // a user took it back
            case .dropped: break  // app code gave it up
            case .failed(let error): log("\(error)")  // the cause and the repair
            }
        }
        await stage.settle(at: "Home/Settings/Help")
        try await opening.value
    }
}

// Guards and exits.

private final class Draft: UIViewController {
    var hasChanges = true

    func askToDiscard() async -> Bool {
        await withCheckedContinuation { answer in
            let alert = UIAlertController(title: "Discard the draft?", message: nil, preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "Keep", style: .cancel) { _ in answer.resume(returning: false) })
            alert.addAction(
                UIAlertAction(title: "Discard", style: .destructive) { _ in answer.resume(returning: true) })
            present(alert, animated: true)
        }
    }
}

extension Draft: LeaveGuard {
    func canLeave(_ request: LeaveRequest) async -> Bool {
        if !hasChanges { return true }
        return await askToDiscard()
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

@MainActor
@Suite(.onStage) struct DocumentedGuards {
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

// Links and state.

private struct AccountsRoute: PageRoute {}

private struct AccountRoute: PageRoute {
    let number: Int
    var dependencies: [any PageRoute] { [AccountsRoute()] }
    var place: RoutePlace { .tab(1) }
}

private final class Accounts: UIViewController {}

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

    func register(in navigator: Navigator) {
        navigator.routes.register(AccountsRoute.self) { _ in Accounts() }
        navigator.routes.register(AccountRoute.self) { route in AccountPage(number: route.number) }
    }

    func addLinks(to navigator: Navigator) {
        navigator.links.add("accounts/{number:int}") { match in
            AccountRoute(number: try match.value("number"))
        }
    }

    func addGate(to navigator: Navigator) {
        navigator.links.addGate { route in
            route is AccountRoute && !self.isLoggedIn ? .park(opening: Login()) : .pass
        }
    }

    func userHasLoggedIn(at login: UIViewController, _ navigator: Navigator) {
        isLoggedIn = true
        login.goBack()
        navigator.links.resume()
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
        navigator.open(link)
        await stage.settle(at: "tab:0/Home + modal:Login")
        session.userHasLoggedIn(at: try #require(stage.visiblePage), navigator)
        await stage.settle(at: "tab:1/Orders/Accounts/AccountPage")
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
        navigator.leaks.report { leak in print(leak) }
    }
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
        stage.visiblePage?.goBack()
        await stage.settle(at: "Home")
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
        goBack()  // pops or dismisses, whichever way this page came
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
        stack.backButtonStyle = .arrow
        #expect(stack.topViewController?.navigationItem.leftBarButtonItem?.image != nil)
        stack.prepareBar = { bar in bar.prefersLargeTitles = true }
        let editor = Editor()
        stack.pushViewController(editor, animated: true)
        await first.settle(at: "Home/Settings/Editor")
        #expect(editor.navigationController?.navigationBar.prefersLargeTitles == true)
        #expect(editor.navigationItem.leftBarButtonItem?.customView is UIButton)
        stack.swipeBack = .fromEdge
        stack.pushViewController(Drawing(), animated: true)
        await first.settle(at: "Home/Settings/Editor/Drawing")
    }
}

// Test pages on a stage.

private final class Profile: UIViewController {}

@MainActor
@Suite(.onStage) struct BasketTests {
    @Test func `a payment comes over the basket`() async {
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

    @Test func `a profile hears that it comes`() async {
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
    @Test func `the login comes over the basket`() async {
        let basket = Basket()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = basket
        window.makeKeyAndVisible()
        await basket.present(Login(), animated: true)
        #expect(basket.presentedViewController is Login)
    }
}
