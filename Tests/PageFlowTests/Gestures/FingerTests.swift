import PageFlow
import PageFlowFullScreen
import Simulator
import Testing

/// A page with a guard whose answer the test controls.
private final class Keeper: TestPage, LeaveGuard {
    var answer = Answer.no
    private(set) var causes: [ExitCause] = []
    var asksOnTabSwitch: Bool { true }
    private var waiting: [CheckedContinuation<Bool, Never>] = []

    func canLeave(_ request: LeaveRequest) async -> Bool {
        causes.append(request.cause)
        guard answer == .later else { return answer == .yes }
        return await withCheckedContinuation { waiting.append($0) }
    }

    func agree() {
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume(returning: true) }
    }
}

/// Whether the page has a guard, and its answer.
enum Answer: CaseIterable {
    case unguarded, yes, no, later
}

/// A user action that removes a page without app code.
enum Finger: CaseIterable {
    case edgeSwipe, contentSwipe, backButton, backMenu, backKeys, escapeGesture, sheetPull, sheetEscape,
        tabRetap, tabSwitch

    var cause: ExitCause {
        switch self {
        case .edgeSwipe: .edgeSwipe
        case .contentSwipe: .contentSwipe
        case .backButton: .backButton
        case .backMenu: .backMenu
        case .backKeys, .escapeGesture, .sheetEscape: .escape
        case .sheetPull: .interactiveDismissal
        case .tabRetap: .tabRetap
        case .tabSwitch: .tabSwitch
        }
    }

}

/// The container or presentation of the page that leaves.
enum Place: CaseIterable {
    case stack, tabs, sheet, fullScreen, sheetAlone

    func offers(_ finger: Finger) -> Bool {
        switch finger {
        case .backKeys: self != .sheetAlone
        case .edgeSwipe, .contentSwipe: self != .sheetAlone
        case .backButton, .backMenu: self != .sheetAlone && self != .fullScreen
        case .escapeGesture: self != .sheet && self != .fullScreen
        case .sheetPull, .sheetEscape: self == .sheetAlone
        case .tabRetap, .tabSwitch: self == .tabs
        }
    }
}

struct FingerCase: CustomTestStringConvertible {
    let finger: Finger
    let place: Place
    let answer: Answer

    /// UIKit doesn't distinguish an assistive technology's escape in a stack from the app's own pop.
    var cause: ExitCause {
        let isUntold = answer == .unguarded && finger == .escapeGesture && place != .sheetAlone
        return isUntold ? .code : finger.cause
    }

    var testDescription: String { "\(finger) in \(place), \(answer)" }

    static let all: [FingerCase] = Finger.allCases.flatMap { finger in
        Place.allCases.filter { $0.offers(finger) }.flatMap { place in
            Answer.allCases.map { FingerCase(finger: finger, place: place, answer: $0) }
        }
    }
}

/// An app with a page that can leave, and the recorded calls.
@MainActor
private final class FingerApp {
    let sim: Simulator
    let page: TestPage
    let place: Place
    let stack: UINavigationController
    private(set) var exits: [String] = []
    private(set) var shown: [String] = []

    var keeper: Keeper? { page as? Keeper }
    var navigator: Navigator { sim.window.navigator }
    var path: String { navigator.tree.path }
    var tabs: UITabBarController? { sim.window.rootViewController as? UITabBarController }

    init(_ answer: Answer, in place: Place, above others: Int = 0, system: System = .iOS(26)) async {
        sim = Simulator(system: system)
        page = answer == .unguarded ? B() : Keeper()
        self.place = place
        stack = place == .fullScreen ? FullScreenNavigationController() : UINavigationController()
        let home = A()
        home.title = "Home"
        stack.viewControllers = [home] + (0..<others).map { _ in C() } + [page]
        if place == .sheetAlone { stack.viewControllers = [home] }
        keeper?.answer = answer
        sim.recordsExceptions = true
        sim.launch(root)
        navigator.onExit { [unowned self] in exits.append("\($0.name) \($0.cause.rawValue)") }
        navigator.trace.onEvent { [unowned self] event in
            if event.kind == .shown { shown.append(event.page) }
        }
        if place == .sheet { sim.window.rootViewController?.open(stack, by: .presented(.pageSheet)) }
        if place == .sheetAlone { home.open(page, by: .presented(.pageSheet)) }
        await sim.settled()
        shown = []
    }

    private var root: UIViewController {
        switch place {
        case .stack, .fullScreen, .sheetAlone: return stack
        case .sheet: return D()
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [stack, D()]
            return tabs
        }
    }

    /// Whether the page is at its original position.
    var isThere: Bool { page.viewIfLoaded?.window != nil && page.navigator === navigator }

    func use(_ finger: Finger) async {
        switch finger {
        case .edgeSwipe:
            sim.edgeSwipe(to: 0.5)
            sim.endSwipe(.finish)
        case .contentSwipe:
            sim.contentSwipe(to: 0.5)
            sim.endSwipe(.finish)
        case .backButton: sim.tapBack(in: stack)
        case .backMenu:
            sim.longPressBack(in: stack)
            sim.chooseInMenu("Home")
        case .backKeys: sim.pressBackKeys()
        case .escapeGesture: sim.performEscapeGesture()
        case .sheetPull: sim.pullSheet()
        case .sheetEscape: sim.pressEscape()
        case .tabRetap: if let tabs { sim.tapTab(0, in: tabs) }
        case .tabSwitch: if let tabs { sim.tapTab(1, in: tabs) }
        }
        await sim.settled()
    }
}

extension TestsThatWait {
    /// Every user action that removes a page asks the guards, and produces one exit event with its cause.
    @MainActor
    @Suite struct FingerTests {
        @Test(arguments: FingerCase.all)
        func `a finger asks first, and its exit has its cause`(_ one: FingerCase) async {
            let app = await FingerApp(one.answer, in: one.place)
            let path = app.path
            await app.use(one.finger)
            if one.answer == .later {
                #expect(app.isThere && app.path == path && app.exits.isEmpty)
                await app.use(one.finger)
                #expect(app.isThere && app.path == path && app.exits.isEmpty)
                app.keeper?.agree()
                await app.sim.settled()
            }
            #expect((app.keeper?.causes ?? []) == (one.answer == .unguarded ? [] : [one.finger.cause]))
            #expect(app.isThere == (one.answer == .no))
            #expect((app.path == path) == (one.answer == .no))
            #expect(app.exits == exits(of: one, in: app))
            #expect(app.shown == (one.answer == .no ? [] : [one.finger == .tabSwitch ? "D" : "A"]))
            #expect(app.sim.diagnostics.isEmpty)
        }

        private func exits(of one: FingerCase, in app: FingerApp) -> [String] {
            guard one.answer != .no, one.finger != .tabSwitch else { return [] }
            return ["\(one.answer == .unguarded ? "B" : "Keeper") \(one.cause.rawValue)"]
        }

        @Test(arguments: [Finger.edgeSwipe, .contentSwipe], [Place.stack, .tabs, .sheet, .fullScreen])
        func `a canceled swipe is no exit and shows nothing again`(_ finger: Finger, _ place: Place)
            async
        {
            let app = await FingerApp(.unguarded, in: place)
            for _ in 0..<2 {
                if finger == .edgeSwipe { app.sim.edgeSwipe(to: 0.4) } else { app.sim.contentSwipe(to: 0.4) }
                app.navigator.updatePages()
                #expect(app.exits.isEmpty && app.shown.isEmpty)
                app.sim.endSwipe(.cancel)
                await app.sim.settled()
                #expect(app.isThere && app.exits.isEmpty && app.shown.isEmpty)
            }
            app.stack.popViewController(animated: true)
            await app.sim.settled()
            #expect(app.exits == ["B code"] && app.shown == ["A"])
        }

        @Test func `a canceled pull is no exit and shows nothing again`() async {
            let app = await FingerApp(.unguarded, in: .sheetAlone)
            app.sim.pullSheet(to: 0.3)
            app.navigator.updatePages()
            app.sim.endSwipe(.cancel)
            await app.sim.settled()
            #expect(app.isThere && app.exits.isEmpty && app.shown.isEmpty)
            app.page.dismiss(animated: true, completion: nil)
            await app.sim.settled()
            #expect(app.exits == ["B code"] && app.shown == ["A"])
        }

        @Test func `a guard below is asked if the menu would remove its page`() async {
            let app = await FingerApp(.no, in: .stack)
            app.stack.pushViewController(B(), animated: false)
            await app.sim.settled()
            await app.use(.backMenu)
            #expect(app.path == "A/Keeper/B" && app.keeper?.causes == [.backMenu])
            await app.use(.backButton)
            #expect(app.path == "A/Keeper" && app.exits == ["B backButton"])
        }

        @Test func `the menu of a guarded page is that of any page, and goes with it`() async {
            let app = await FingerApp(.yes, in: .stack, above: 1)
            let below = app.stack.viewControllers[1]
            #expect(app.sim.longPressBack(in: app.stack) == ["Back", "Home"])
            #expect(below.navigationItem.backBarButtonItem != nil)
            app.sim.chooseInMenu("Back")
            await app.sim.settled()
            #expect(app.path == "A/C" && app.exits == ["Keeper backMenu"])
            #expect(below.navigationItem.backBarButtonItem == nil)
        }

        @Test func `the back button of the page below a guard is spoken as the app's own`() async {
            let app = await FingerApp(.unguarded, in: .stack)
            let own = UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil)
            own.accessibilityIdentifier = "all"
            own.accessibilityLabel = "All pages"
            own.accessibilityHint = "Leads back"
            app.page.navigationItem.backBarButtonItem = own
            app.stack.pushViewController(Keeper(), animated: false)
            await app.sim.settled()
            let item = app.page.navigationItem.backBarButtonItem
            #expect(item !== own && item?.title == "All")
            #expect(
                [item?.accessibilityIdentifier, item?.accessibilityLabel, item?.accessibilityHint] == [
                    "all", "All pages", "Leads back",
                ])
        }

        @Test func `several pages that the menu takes leave by the menu, the topmost first`() async {
            let app = await FingerApp(.unguarded, in: .stack, above: 2)
            await app.use(.backMenu)
            #expect(app.exits == ["B backMenu", "C backMenu", "C backMenu"])
        }

        @Test func `a menu that was closed is no cause`() async {
            let app = await FingerApp(.unguarded, in: .stack)
            app.sim.longPressBack(in: app.stack)
            let middle = CGPoint(x: app.sim.window.bounds.midX, y: app.sim.window.bounds.midY)
            app.sim.tap(at: middle)
            app.sim.tap(at: middle)
            app.stack.popViewController(animated: true)
            await app.sim.settled()
            #expect(app.exits == ["B code"])
        }

        @Test(arguments: [Answer.unguarded, .no])
        func `a tap outside a sheet counts as a pull`(_ answer: Answer) async {
            let app = await FingerApp(answer, in: .stack)
            let sheet: TestPage = answer == .unguarded ? C() : Keeper()
            app.page.open(sheet, by: .presented(.pageSheet))
            await app.sim.settled()
            app.sim.tap(at: CGPoint(x: app.sim.window.bounds.midX, y: 20))
            await app.sim.settled()
            #expect(app.exits == (answer == .unguarded ? ["C interactiveDismissal"] : []))
            #expect((sheet as? Keeper)?.causes ?? [.interactiveDismissal] == [.interactiveDismissal])
        }

        @Test func `before iOS 26 a full-screen stack's own swipe asks too`() async {
            let app = await FingerApp(.no, in: .fullScreen, system: .iOS(18))
            await app.use(.contentSwipe)
            #expect(app.isThere && app.keeper?.causes == [.contentSwipe])
            app.keeper?.answer = .yes
            await app.use(.contentSwipe)
            #expect(app.exits == ["Keeper contentSwipe"])
        }

        @Test func `a stack that is presented again asks its guards as before`() async {
            let app = await FingerApp(.no, in: .sheet)
            let home = app.sim.window.rootViewController
            for _ in 0..<2 {
                home?.dismiss(animated: true, completion: nil)
                await app.sim.settled()
                home?.open(app.stack, by: .presented(.pageSheet))
                await app.sim.settled()
            }
            await app.use(.edgeSwipe)
            #expect(app.isThere && app.keeper?.causes == [.edgeSwipe] && app.stack.keyCommands?.count == 1)
            app.keeper?.answer = .yes
            await app.use(.edgeSwipe)
            #expect(app.exits.last == "Keeper edgeSwipe" && app.stack.keyCommands?.isEmpty != false)
        }

        @Test func `what receives touches keeps no stack and no window alive`() async {
            weak var stack: UINavigationController?
            let app = await FingerApp(.unguarded, in: .stack)
            do {
                let keeper = Keeper()
                let other = UINavigationController(rootViewController: A())
                other.pushViewController(keeper, animated: false)
                other.tabBarItem.title = "Other"
                let tabs = UITabBarController()
                tabs.viewControllers = [other, D()]
                app.sim.window.rootViewController = tabs
                await app.sim.settled()
                await app.use(.edgeSwipe)
                app.sim.tapTab(1, in: tabs)
                await app.sim.settled()
                #expect(keeper.causes == [.edgeSwipe, .tabSwitch])
                stack = other
            }
            app.sim.window.rootViewController = D()
            await app.sim.settled()
            #expect(stack == nil)
            weak var window: UIWindow?
            weak var navigator: Navigator?
            weak var trace: PageTrace?
            do {
                let other = UIWindow(frame: .zero)
                window = other
                navigator = other.navigator
                trace = other.navigator.trace
            }
            #expect(window == nil && navigator == nil)
            // Objects that end when the window is released are alive until then.
            await app.sim.settled()
            #expect(trace == nil)
        }

        @Test func `a button at the other end of the bar is code`() async {
            let app = await FingerApp(.unguarded, in: .stack)
            app.page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Done",
                primaryAction: UIAction { [unowned app] _ in
                    app.stack.popViewController(animated: true)
                })
            #expect(app.sim.tap("Done"))
            await app.sim.settled()
            #expect(app.exits == ["B code"])
        }
    }
}
