import PageFlowTesting
import Simulator
import Testing

@MainActor
@Suite("Sidebars under a finger", .onStage) struct SidebarSwipeTests {
    final class Primary: UIViewController {}
    final class Supplementary: UIViewController {}
    final class Content: UIViewController {}
    final class Detail: UIViewController {}

    final class Delegate: NSObject, UISplitViewControllerDelegate {
        var lines: [String] = []

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { lines.append("will be \(displayMode)") }

        func splitViewController(
            _ svc: UISplitViewController, willShow column: UISplitViewController.Column
        ) { lines.append("will show \(column)") }

        func splitViewController(
            _ svc: UISplitViewController, willHide column: UISplitViewController.Column
        ) { lines.append("will hide \(column)") }

        func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
            lines.append("finger")
        }

        func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
            lines.append("no finger")
        }
    }

    @MainActor struct App {
        let sim = Simulator(device: .iPadPro11)
        let split: UISplitViewController
        let stack = UINavigationController(rootViewController: Content())
        let delegate = Delegate()

        init(_ style: UISplitViewController.Style, _ behavior: UISplitViewController.SplitBehavior = .overlay)
        {
            split = UISplitViewController(style: style)
            if style == .unspecified {
                split.viewControllers = [Primary(), stack]
                split.preferredDisplayMode = .automatic
            } else {
                split.setViewController(Primary(), for: .primary)
                if style == .tripleColumn { split.setViewController(Supplementary(), for: .supplementary) }
                split.setViewController(stack, for: .secondary)
                split.preferredSplitBehavior = behavior
            }
            split.delegate = delegate
            sim.launch(split)
            sim.clearTrace()
        }

        /// The sidebars' appearance callbacks since the last call.
        func appearance() -> [String] {
            defer { sim.clearTrace() }
            return sim.trace.lines.filter { line in
                ["Primary.", "Supplementary."].contains(where: line.hasPrefix) && line.contains("Will")
                    || ["Primary.", "Supplementary."].contains(where: line.hasPrefix) && line.contains("Did")
                        && line.contains("ppear")
            }.filter { !$0.contains("Layout") }
        }

        func push(from start: CGFloat, to end: CGFloat) throws {
            sim.touchDown(at: CGPoint(x: start, y: 400))
            sim.touchMove(to: CGPoint(x: end, y: 400), over: 0.25)
            sim.touchUp()
            try sim.settle()
        }
    }

    @Test(arguments: [18, 26])
    func `since iOS 26 the user resizes a column by dragging its separator`(version: Int) throws {
        let sim = Simulator(device: .iPadPro11, system: .iOS(version))
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(Primary(), for: .primary)
        split.setViewController(Content(), for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        split.maximumPrimaryColumnWidth = 400
        sim.launch(split)
        try sim.settle()
        func width(draggedFrom start: CGFloat, to end: CGFloat) throws -> CGFloat {
            sim.touchDown(at: CGPoint(x: start, y: 400))
            sim.touchMove(to: CGPoint(x: end, y: 400), over: 0.25)
            sim.touchUp()
            try sim.settle()
            return split.primaryColumnWidth
        }
        #expect(try width(draggedFrom: 320, to: 360) == (version < 26 ? 320 : 360))
        guard version == 26 else { return }
        #expect(try width(draggedFrom: 360, to: 600) == 400)
        #expect(try width(draggedFrom: 400, to: 370) == 370)
        split.preferredPrimaryColumnWidth = 300
        #expect(split.primaryColumnWidth == 300)
    }

    @Test func `a finger draws a column in, and the column is told as a page of a held swipe is`() throws {
        let app = App(.doubleColumn)
        app.sim.edgeSwipe(to: 0.1)
        #expect(app.delegate.take() == ["finger", "will be oneOverSecondary", "will show primary"])
        #expect(app.appearance() == ["Primary.viewWillAppear"])
        app.sim.endSwipe(.finish)
        try app.sim.settle()
        #expect(app.delegate.take() == ["no finger"])
        #expect(app.appearance() == ["Primary.viewDidAppear"])
        #expect(app.split.displayMode == .oneOverSecondary)
    }

    @Test func `let go in time, the column is not visible again and the mode is the old one`() throws {
        let app = App(.doubleColumn)
        app.sim.edgeSwipe(to: 0.1)
        _ = (app.delegate.take(), app.appearance())
        app.sim.endSwipe(.cancel)
        try app.sim.settle()
        #expect(app.delegate.take() == ["no finger", "will be secondaryOnly", "will hide primary"])
        #expect(app.appearance() == ["Primary.viewWillDisappear", "Primary.viewDidDisappear"])
        #expect(app.split.displayMode == .secondaryOnly)
        #expect(app.split.viewController(for: .primary)?.viewIfLoaded?.window == nil)
    }

    @Test func `swipes bring one column after the other, and take them away again`() throws {
        let app = App(.tripleColumn)
        var modes: [UISplitViewController.DisplayMode] = []
        for swipe in [(2, 700), (2, 700), (2, 700), (300, 20), (300, 20), (300, 20)] as [(CGFloat, CGFloat)] {
            try app.push(from: swipe.0, to: swipe.1)
            modes.append(app.split.displayMode)
        }
        #expect(
            modes == [
                .oneOverSecondary, .twoOverSecondary, .twoOverSecondary, .oneOverSecondary, .secondaryOnly,
                .secondaryOnly,
            ])
    }

    @Test(arguments: [
        (UISplitViewController.SplitBehavior.overlay, UISplitViewController.DisplayMode.secondaryOnly),
        (.displace, .oneBesideSecondary),
    ])
    func `content below sidebars receives no touch, and a tap on it uncovers it`(
        behavior: UISplitViewController.SplitBehavior, uncovered: UISplitViewController.DisplayMode
    ) throws {
        let app = App(.tripleColumn, behavior)
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Buy") { _ in taps += 1 })
        let content = try #require(app.stack.topViewController?.view)
        button.frame = content.bounds
        content.addSubview(button)
        app.split.show(.primary)
        try app.sim.settle()
        let besideSidebars = CGPoint(x: 780, y: 400)
        app.sim.tap(at: besideSidebars)
        try app.sim.settle()
        #expect(taps == 0 && app.split.displayMode == uncovered)
        app.sim.tap(at: besideSidebars)
        #expect(taps == 1)
    }

    @Test func `content next to sidebars receives touches`() throws {
        let app = App(.doubleColumn, .tile)
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Buy") { _ in taps += 1 })
        app.stack.topViewController?.view.addSubview(button)
        // Since iOS 26 a sidebar floats over the column, in its safe area.
        let left = try #require(button.superview).safeAreaInsets.left
        button.frame = CGRect(x: left + 20, y: 300, width: 100, height: 44)
        #expect(app.split.displayMode == .oneBesideSecondary)
        app.sim.tap(button)
        #expect(taps == 1 && app.split.displayMode == .oneBesideSecondary)
    }

    @Test func `a page that can be swiped away goes before a sidebar comes`() throws {
        let app = App(.doubleColumn)
        app.stack.pushViewController(Detail(), animated: false)
        try app.sim.settle()
        try app.push(from: 2, to: 700)
        #expect(app.stack.viewControllers.count == 1 && app.split.displayMode == .secondaryOnly)
        try app.push(from: 2, to: 700)
        #expect(app.split.displayMode == .oneOverSecondary)
    }

    @Test func `without the gesture fingers move nothing`() throws {
        let app = App(.doubleColumn)
        app.split.presentsWithGesture = false
        try app.push(from: 2, to: 700)
        #expect(app.split.displayMode == .secondaryOnly && app.delegate.take().isEmpty)
    }

    @Test func `in a classic split view a swipe does what the button does`() throws {
        let app = App(.unspecified)
        try app.push(from: 2, to: 700)
        #expect(app.delegate.take() == ["will be oneOverSecondary"])
        try app.push(from: 300, to: 20)
        #expect(app.delegate.take() == ["will be secondaryOnly"])
    }

    nonisolated private static let sides: [(UISplitViewController.PrimaryEdge, Bool, Bool)] = [
        (.leading, false, false), (.trailing, false, true), (.leading, true, true), (.trailing, true, false),
    ]

    @Test(arguments: sides)
    func `sidebars come from the edge that they lie at`(
        edge: UISplitViewController.PrimaryEdge, readsFromRight: Bool, comesFromRight: Bool
    ) throws {
        let app = App(.doubleColumn)
        app.split.primaryEdge = edge
        if readsFromRight { app.split.view.semanticContentAttribute = .forceRightToLeft }
        try app.sim.settle()
        let width = app.sim.window.bounds.width
        let (start, end): (CGFloat, CGFloat) = comesFromRight ? (width - 2, 100) : (2, 700)
        try app.push(from: comesFromRight ? 2 : width - 2, to: 400)
        #expect(app.split.displayMode == .secondaryOnly)
        try app.push(from: start, to: end)
        #expect(app.split.displayMode == .oneOverSecondary)
        let sidebar = app.split.viewController(for: .primary)?.navigationController?.view
        #expect(sidebar.map { $0.frame.midX > width / 2 } == comesFromRight)
    }

    @Test func `what the app asks for meanwhile goes before the finger's wish`() throws {
        let app = App(.doubleColumn)
        app.sim.edgeSwipe(to: 0.1)
        app.split.preferredDisplayMode = .oneOverSecondary
        app.sim.endSwipe(.cancel)
        try app.sim.settle()
        #expect(app.split.displayMode == .oneOverSecondary)
        #expect(app.split.viewController(for: .primary)?.viewIfLoaded?.window != nil)
    }
}
