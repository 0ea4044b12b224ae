import Simulator
import TestTraits
import Testing

/// The menu that a long press on the back button opens.
@MainActor
@Suite(.inTurn) struct BackMenuTests {
    private func app<Stack: UINavigationController>(
        in stack: Stack = UINavigationController(), system: System = .iOS(18), _ titles: String?...
    ) -> (Simulator, Stack) {
        let sim = Simulator(system: system)
        stack.viewControllers = titles.map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        sim.launch(stack)
        return (sim, stack)
    }

    private func settle(_ sim: Simulator) {
        #expect(throws: Never.self) { try sim.settle() }
    }

    @Test func `it names the earlier pages, the nearest first, and goes where it is told`() {
        final class Counting: UINavigationController {
            var calls: [Bool] = []
            override func popToViewController(
                _ viewController: UIViewController, animated: Bool
            ) -> [UIViewController]? {
                calls.append(animated)
                return super.popToViewController(viewController, animated: animated)
            }
        }
        let (sim, stack) = app(in: Counting(nibName: nil, bundle: nil), "One", nil, "Three", "Four")
        let first = stack.viewControllers[0]
        #expect(sim.longPressBack(in: stack) == ["Three", "Back", "One"])
        #expect(!sim.chooseInMenu("Four"))
        #expect(sim.chooseInMenu("One"))
        settle(sim)
        #expect(stack.viewControllers == [first] && stack.calls == [true])
    }

    @Test func `a touch outside the menu closes it and does nothing else`() {
        let (sim, stack) = app("One", "Two")
        #expect(sim.longPressBack(in: stack) == ["One"])
        sim.tapBack(in: stack)
        settle(sim)
        #expect(stack.viewControllers.count == 2 && !sim.chooseInMenu("One"))
    }

    @Test func `before iOS 14, and where the app's item refuses it, there is none, and the press is a tap`() {
        final class Refusing: UIBarButtonItem {
            override var menu: UIMenu? {
                get { super.menu }
                set {}
            }
        }
        let (early, stack) = app(system: .iOS(13), "One", "Two")
        #expect(early.longPressBack(in: stack).isEmpty)
        settle(early)
        #expect(stack.viewControllers.count == 1)
        let (sim, other) = app("One", "Two")
        other.viewControllers[0].navigationItem.backBarButtonItem = Refusing()
        #expect(sim.longPressBack(in: other).isEmpty)
        settle(sim)
        #expect(other.viewControllers.count == 1)
    }

    @Test
    func `an item with a menu of the app's shows that, one without shows the earlier pages again each time`()
    {
        let (sim, stack) = app("One", "Two")
        let item = UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil)
        stack.viewControllers[0].navigationItem.backBarButtonItem = item
        #expect(sim.longPressBack(in: stack) == ["First"])
        item.title = "Start"
        sim.tap(at: CGPoint(x: 200, y: 400))
        #expect(sim.longPressBack(in: stack) == ["Start"])
        sim.tap(at: CGPoint(x: 200, y: 400))
        item.menu = UIMenu(children: [UIAction(title: "Elsewhere") { _ in }])
        #expect(sim.longPressBack(in: stack) == ["Elsewhere"])
    }

    @Test func `a page's escape block takes precedence over the stack's back action`() {
        let (sim, stack) = app("One", "Two")
        var asked = 0
        stack.viewControllers[1].accessibilityPerformEscapeBlock = {
            asked += 1
            return asked == 1
        }
        #expect(sim.performEscapeGesture() && stack.viewControllers.count == 2)
        #expect(sim.performEscapeGesture() && asked == 2)
        settle(sim)
        #expect(stack.viewControllers.count == 1)
    }
}
