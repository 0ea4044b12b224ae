import PageFlowTesting
import Simulator
import Testing

/// Taps by name, and taps on views.
@MainActor @Suite(.onStage) struct TapTests {
    @Test func `a bar's items are tapped by their titles`() throws {
        let sim = Simulator()
        let (first, second) = (UIViewController(), UIViewController())
        var heard: [String] = []
        let target = Calling { heard.append("target") }
        first.title = "First"
        second.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: "Save", style: .plain, target: target, action: Calling.call),
            UIBarButtonItem(primaryAction: UIAction(title: "Share") { _ in heard.append("share") }),
        ]
        let stack = UINavigationController(rootViewController: first)
        stack.pushViewController(second, animated: false)
        sim.launch(stack)
        sim.tap("Save")
        sim.tap("Share")
        #expect(heard == ["target", "share"])
        sim.tap("First")
        try sim.settle()
        #expect(stack.viewControllers == [first])
    }

    @Test func `a bar is not in the way of what it does not cover`() {
        let sim = Simulator()
        let page = UIViewController()
        let stack = UINavigationController(rootViewController: page)
        sim.launch(stack)
        let view = HearingView(frame: stack.view.bounds)
        page.view.addSubview(view)
        sim.tap(at: CGPoint(x: 200, y: 80))
        #expect(view.heard.isEmpty)
        sim.tap(at: CGPoint(x: 200, y: 300))
        stack.isNavigationBarHidden = true
        sim.tap(at: CGPoint(x: 200, y: 80))
        #expect(view.heard.count == 4)
    }

    @Test func `touching the bars lays no page out`() throws {
        let sim = Simulator()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
        sim.launch(tabs)
        sim.clearTrace()
        sim.tap(at: CGPoint(x: 200, y: 300))
        try sim.settle()
        #expect(sim.trace.lines.isEmpty)
    }

    @Test func `a tab is tapped by its title, and again pops its stack`() throws {
        let sim = Simulator()
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.tabBarItem.title = "Stack"
        let other = UIViewController()
        other.tabBarItem.title = "Other"
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, other]
        sim.launch(tabs)
        sim.tap("Other")
        #expect(tabs.selectedViewController === other)
        sim.tap("Stack")
        stack.pushViewController(UIViewController(), animated: false)
        try sim.settle()
        sim.tap("Stack")
        try sim.settle()
        #expect(tabs.selectedViewController === stack && stack.viewControllers.count == 1)
    }

    @Test func `an alert's action is tapped by its title`() throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        var heard: [String] = []
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        for title in ["Yes", "No"] {
            alert.addAction(UIAlertAction(title: title, style: .default) { heard.append($0.title ?? "") })
        }
        page.present(alert, animated: true)
        try sim.settle()
        sim.tap("No")
        try sim.settle()
        #expect(heard == ["No"] && page.presentedViewController == nil)
    }

    @Test func `an item of a bar is tapped by its title, by its label or by its name for tests`() {
        let page = UIViewController()
        var taps: [String] = []
        let items = [("Save", nil, nil), (nil, "Close", nil), (nil, nil, "more")].map { title, label, name in
            let item = UIBarButtonItem(
                title: title, image: title == nil ? UIImage() : nil,
                primaryAction: UIAction { _ in taps.append(title ?? label ?? name ?? "") })
            item.accessibilityLabel = label
            item.accessibilityIdentifier = name
            return item
        }
        page.navigationItem.rightBarButtonItems = items
        let sim = Simulator()
        sim.launch(UINavigationController(rootViewController: page))
        #expect(sim.tap("more") && sim.tap("Close") && sim.tap("Save"))
        #expect(taps == ["more", "Close", "Save"])
    }

    @Test func `what is called otherwise or covered is not tapped, and the reason is written down`() throws {
        let app = TouchApp()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("Go", for: .normal)
        button.accessibilityIdentifier = "go button"
        app.view.addSubview(button)
        #expect(app.sim.tap("Go") && app.sim.tap("go button") && app.sim.tap(button))
        #expect(!app.sim.tap("Stop"))
        #expect(
            app.sim.diagnostics.last?.message
                == "Nothing that can be tapped is called \"Stop\". In sight: \"go button\", \"Go\".")
        app.view.addSubview(UIView(frame: app.view.bounds))
        #expect(!app.sim.tap("Go") && !app.sim.tap(button))
        #expect(app.sim.diagnostics.last?.message.hasPrefix("A tap does not reach ") == true)
    }

    @Test func `bars that a modal page lies over are not reached`() throws {
        let sim = Simulator()
        let stack = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, UIViewController()]
        stack.pushViewController(UIViewController(), animated: false)
        sim.launch(tabs)
        tabs.present(UIViewController(), animated: false)
        try sim.settle()
        sim.tapBack(in: stack)
        sim.tapTab(1, in: tabs)
        try sim.settle()
        #expect(stack.viewControllers.count == 2 && tabs.selectedIndex == 0)
        #expect(sim.diagnostics.filter { $0.message.contains("lies over it") }.count == 2)
        tabs.dismiss(animated: false)
        try sim.settle()
        sim.tapBack(in: stack)
        sim.tapTab(1, in: tabs)
        try sim.settle()
        #expect(stack.viewControllers.count == 1 && tabs.selectedIndex == 1)
    }
}
