import PageFlow
import Simulator
import Testing

private final class Keeper: TestPage, LeaveGuard {
    var agrees = false
    private(set) var causes: [ExitCause] = []
    var asksOnTabSwitch: Bool { true }

    func canLeave(_ request: LeaveRequest) async -> Bool {
        causes.append(request.cause)
        return agrees
    }
}

/// The time at which an app sets its own delegate.
enum Moment: CaseIterable {
    case beforePageFlow, afterPageFlow
}

/// An app's own delegate for the interactive pop.
private final class SwipeJudge: NSObject, UIGestureRecognizerDelegate {
    var allows = true
    private(set) var questions = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        questions += 1
        return allows
    }
}

private final class TabJudge: NSObject, UITabBarControllerDelegate {
    var allows = true
    private(set) var heard: [String] = []

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        heard.append("should")
        return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        heard.append("did")
    }
}

private final class SheetJudge: NSObject, UIAdaptivePresentationControllerDelegate {
    private(set) var heard: [String] = []

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        heard.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        heard.append("did")
    }
}

extension TestsThatWait {
    /// The app's delegates still decide and are notified, regardless of the time at which they are set.
    @MainActor
    @Suite struct FingerDelegateTests {
        @MainActor
        private final class App {
            let sim = Simulator(system: .iOS(18))
            let keeper = Keeper()
            let stack = UINavigationController()
            let tabs = UITabBarController()
            private(set) var exits: [String] = []

            var path: String { sim.window.navigator.tree.path }

            init(setting set: (App) -> Void, _ moment: Moment) async {
                stack.viewControllers = [A(), keeper]
                tabs.viewControllers = [stack, D()]
                sim.recordsExceptions = true
                if moment == .beforePageFlow { set(self) }
                sim.launch(tabs)
                sim.window.navigator.onExit { [unowned self] in
                    exits.append("\($0.name) \($0.cause.rawValue)")
                }
                await sim.settled()
                if moment == .afterPageFlow { set(self) }
            }

            func swipe() async {
                sim.edgeSwipe(to: 0.5)
                sim.endSwipe(.finish)
                await sim.settled()
            }

            func tapTab(_ index: Int) async {
                sim.tapTab(index, in: tabs)
                await sim.settled()
            }
        }

        @Test(arguments: Moment.allCases)
        func `an app's swipe delegate is asked before the guards`(_ moment: Moment) async {
            let judge = SwipeJudge()
            let app = await App(
                setting: { $0.stack.interactivePopGestureRecognizer?.delegate = judge }, moment)
            judge.allows = false
            await app.swipe()
            #expect(judge.questions == 1 && app.keeper.causes.isEmpty)
            judge.allows = true
            await app.swipe()
            #expect(judge.questions == 2 && app.keeper.causes == [.edgeSwipe])
            #expect(app.path == "tab:0/A/Keeper" && app.exits.isEmpty)
            app.keeper.agrees = true
            await app.swipe()
            #expect(app.path == "tab:0/A" && app.exits == ["Keeper edgeSwipe"])
        }

        @Test func `a delegate that an app puts back is UIKit's again`() async {
            let judge = SwipeJudge()
            let app = await App(setting: { _ in }, .afterPageFlow)
            let swipe = app.stack.interactivePopGestureRecognizer
            for _ in 0..<3 {
                let found = swipe?.delegate
                swipe?.delegate = judge
                await app.swipe()
                swipe?.delegate = found
            }
            app.keeper.agrees = true
            await app.swipe()
            #expect(app.path == "tab:0/A")
            // UIKit's own delegate prevents swipes on the first page, which would block the stack.
            await app.swipe()
            app.stack.pushViewController(B(), animated: true)
            await app.sim.settled()
            #expect(app.path == "tab:0/A/B" && judge.questions == 3)
        }

        @Test func `a swipe without a delegate is left as the app wants it`() async {
            let app = await App(
                setting: { $0.stack.interactivePopGestureRecognizer?.delegate = nil }, .afterPageFlow)
            await app.swipe()
            #expect(app.keeper.causes == [.edgeSwipe] && app.path == "tab:0/A/Keeper")
        }

        @Test(arguments: Moment.allCases)
        func `an app's tab delegate is asked before the guards and notified of the choice`(_ moment: Moment)
            async
        {
            let judge = TabJudge()
            let app = await App(setting: { $0.tabs.delegate = judge }, moment)
            // Until the next touch, the delegate set last hasn't been noticed.
            judge.allows = false
            await app.tapTab(1)
            #expect(judge.heard == ["should"] && app.keeper.causes.isEmpty)
            judge.allows = true
            await app.tapTab(1)
            #expect(judge.heard == ["should", "should"] && app.keeper.causes == [.tabSwitch])
            app.keeper.agrees = true
            await app.tapTab(1)
            #expect(app.path == "tab:1/D" && judge.heard == ["should", "should", "should", "did"])
            await app.tapTab(0)
            await app.tapTab(0)
            #expect(app.path == "tab:0/A" && app.exits == ["Keeper tabRetap"])
            #expect(judge.heard.suffix(4) == ["should", "did", "should", "did"])
        }

        @Test func `guards are asked after an app's delegate was released`() async {
            var judges: (swipe: SwipeJudge?, tab: TabJudge?) = (SwipeJudge(), TabJudge())
            let app = await App(
                setting: {
                    $0.stack.interactivePopGestureRecognizer?.delegate = judges.swipe
                    $0.tabs.delegate = judges.tab
                }, .beforePageFlow)
            await app.swipe()
            await app.tapTab(1)
            #expect(app.keeper.causes == [.edgeSwipe, .tabSwitch])
            judges = (nil, nil)
            await app.swipe()
            await app.tapTab(1)
            #expect(app.keeper.causes == [.edgeSwipe, .tabSwitch, .edgeSwipe, .tabSwitch])
            #expect(app.path == "tab:0/A/Keeper" && app.exits.isEmpty)
        }

        @Test func `tabs without a delegate decide as they did`() async {
            final class Portrait: TestPage {
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
            }
            let app = await App(setting: { $0.tabs.viewControllers?.append(Portrait()) }, .beforePageFlow)
            #expect(app.tabs.supportedInterfaceOrientations == .portrait)
        }

        @Test func `a sheet with an app's own delegate leaves unguarded, and its exit has its cause`() async {
            let judge = SheetJudge()
            let app = await App(setting: { _ in }, .afterPageFlow)
            let sheet = Keeper()
            sheet.modalPresentationStyle = .pageSheet
            sheet.presentationController?.delegate = judge
            app.keeper.present(sheet, animated: true, completion: nil)
            await app.sim.settled()
            app.sim.pullSheet()
            await app.sim.settled()
            #expect(sheet.causes.isEmpty && judge.heard == ["will", "did"])
            #expect(app.exits == ["Keeper interactiveDismissal"])
        }

        @Test func `a sheet that the app presents asks its guard all the same`() async {
            let app = await App(setting: { _ in }, .afterPageFlow)
            let sheet = Keeper()
            sheet.modalPresentationStyle = .pageSheet
            app.keeper.present(sheet, animated: true, completion: nil)
            await app.sim.settled()
            app.sim.pullSheet()
            await app.sim.settled()
            #expect(sheet.causes == [.interactiveDismissal] && app.exits.isEmpty)
            sheet.agrees = true
            app.sim.pullSheet()
            await app.sim.settled()
            #expect(app.exits == ["Keeper interactiveDismissal"])
        }

        @Test func `an item that the app has for the back button is put back`() async {
            let own = UIBarButtonItem(title: "Inbox", style: .plain, target: nil, action: nil)
            let app = await App(
                setting: { $0.stack.viewControllers[0].navigationItem.backBarButtonItem = own },
                .beforePageFlow)
            #expect(app.stack.navigationBar.backItem?.backBarButtonItem !== own)
            #expect(app.sim.longPressBack(in: app.stack) == ["Inbox"])
            app.keeper.agrees = true
            app.sim.chooseInMenu("Inbox")
            await app.sim.settled()
            #expect(app.path == "tab:0/A" && app.exits == ["Keeper backMenu"])
            #expect(app.stack.viewControllers[0].navigationItem.backBarButtonItem === own)
        }
    }
}
