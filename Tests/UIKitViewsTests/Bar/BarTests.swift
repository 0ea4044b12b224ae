import TestApps
import TestTraits
import Testing
import UIKit

@MainActor
@Suite(.inTurn) struct BarTests {
    final class Listener: NSObject, UINavigationBarDelegate, UITabBarDelegate, UIToolbarDelegate {
        var calls: [String] = []
        var allows = true

        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            calls.append("shouldPush \(item.title!)")
            return allows
        }

        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            calls.append("didPush \(item.title!)")
        }

        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            calls.append("shouldPop \(item.title!)")
            return allows
        }

        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            calls.append("didPop \(item.title!)")
        }

        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            calls.append("didSelect \(item.title!)")
        }

        func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }

    /// Creates a new runtime whose exceptions are recorded. Call it in a test's body, because other suites create theirs too.
    private func start() {
        Runtime.current = Runtime(system: .iOS(18), device: .iPhone16)
        Runtime.current.diagnostics.recordsExceptions = true
    }

    private var exceptions: [String] { Runtime.current.diagnostics.entries.map(\.message) }

    @Test func aBarByItselfAsksAndTells() {
        start()
        let bar = UINavigationBar(frame: .zero)
        let listener = Listener()
        bar.delegate = listener
        #expect(bar.items == nil && bar.topItem == nil && bar.popItem(animated: false) == nil)
        bar.pushItem(UINavigationItem(title: "A"), animated: false)
        bar.pushItem(UINavigationItem(title: "B"), animated: true)
        #expect(bar.topItem?.title == "B" && bar.backItem?.title == "A")
        #expect(bar.popItem(animated: false)?.title == "B")
        #expect(
            listener.calls == [
                "shouldPush A", "didPush A", "shouldPush B", "didPush B", "shouldPop B", "didPop B",
            ])
        listener.allows = false
        #expect(bar.popItem(animated: false) == nil)
        bar.pushItem(UINavigationItem(title: "C"), animated: false)
        #expect(bar.items?.map(\.title) == ["A"])
        listener.calls = []
        bar.setItems([UINavigationItem(title: "X"), UINavigationItem(title: "Y")], animated: true)
        #expect(listener.calls.isEmpty && bar.items?.count == 2)
    }

    @Test func inAWindowTheDelegateIsToldAfterTheAnimation() {
        start()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let bar = UINavigationBar(frame: .zero)
        window.addSubview(bar)
        let listener = Listener()
        bar.delegate = listener
        bar.pushItem(UINavigationItem(title: "A"), animated: true)
        #expect(listener.calls == ["shouldPush A"] && bar.topItem?.title == "A")
        let loop = Runtime.current.loop
        loop.setClock(to: loop.now + 1)
        loop.turn()
        #expect(listener.calls == ["shouldPush A", "didPush A"])
    }

    @Test func aControllersNavigationBarRefusesChanges() {
        start()
        let bar = UINavigationBar(frame: .zero)
        let item = UINavigationItem(title: "A")
        bar.ownerItems = { [item] }
        bar.pushItem(UINavigationItem(title: "B"), animated: false)
        bar.popItem(animated: false)
        bar.items = []
        bar.delegate = Listener()
        #expect(bar.items?.map(\.title) == ["A"] && bar.topItem === item)
        #expect(
            exceptions == [
                "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.",
                "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller.",
                "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.",
                "Cannot manually set the delegate on a UINavigationBar managed by a controller.",
            ])
    }

    @Test func aControllersTabBarRefusesChanges() {
        start()
        let bar = UITabBar(frame: .zero)
        let item = UITabBarItem(title: "A", image: nil, tag: 0)
        bar.ownerItems = { [item] }
        bar.ownerSelectedItem = { item }
        bar.items = []
        bar.selectedItem = nil
        bar.delegate = Listener()
        #expect(bar.items == [item] && bar.selectedItem === item)
        let refusal = "Directly modifying a tab bar managed by a tab bar controller is not allowed."
        #expect(
            exceptions == [
                refusal, refusal,
                "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.",
            ])
    }

    @Test func onlyTheUsersChoiceIsTold() {
        start()
        let bar = UITabBar(frame: .zero)
        let listener = Listener()
        bar.delegate = listener
        let items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items = items
        bar.selectedItem = items[0]
        #expect(listener.calls.isEmpty)
        bar.userChooses(items[1])
        #expect(listener.calls == ["didSelect B"] && bar.selectedItem === items[1])
        bar.items = [items[0]]
        #expect(bar.selectedItem == nil)
    }

    struct Height: Sendable {
        var prefersLarge = false
        var modes: [UINavigationItem.LargeTitleDisplayMode]
        var prompt: String?
        var height: CGFloat
    }

    @Test(arguments: [
        Height(modes: [], height: 44),
        Height(modes: [.always], height: 44),
        Height(modes: [.never], prompt: "P", height: 74),
        Height(prefersLarge: true, modes: [.automatic], height: 96),
        Height(prefersLarge: true, modes: [.never, .automatic], height: 44),
        Height(prefersLarge: true, modes: [.never, .always, .automatic], height: 96),
        Height(prefersLarge: true, modes: [.always, .inline], height: 44),
    ])
    func heights(_ row: Height) {
        useFreshRuntime()
        let bar = UINavigationBar(frame: .zero)
        bar.prefersLargeTitles = row.prefersLarge
        bar.items = row.modes.map { mode in
            let item = UINavigationItem(title: "T")
            item.largeTitleDisplayMode = mode
            item.prompt = row.prompt
            return item
        }
        #expect(bar.sizeThatFits(.zero).height == row.height)
        #expect(bar.intrinsicContentSize.height == row.height)
    }

    @Test func positions() {
        start()
        let listener = Listener()
        let bar = UINavigationBar(frame: .zero)
        #expect(bar.barPosition == .top)
        bar.delegate = listener
        #expect(bar.barPosition == .topAttached)
        let toolbar = UIToolbar(frame: .zero)
        #expect(toolbar.barPosition == .bottom)
        toolbar.delegate = listener
        #expect(toolbar.barPosition == .topAttached)
    }
}
