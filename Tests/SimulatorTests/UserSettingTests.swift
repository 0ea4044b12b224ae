import PageFlowTesting
import Simulator
import Testing

@MainActor @Suite(.onStage) struct UserSettingTests {
    @Test func `what the user switches on counts, and is posted once`() {
        let sim = Simulator()
        var posts = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                #expect(UIAccessibility.isVoiceOverRunning)
                posts += 1
            }
        }
        #expect(!UIAccessibility.isVoiceOverRunning)
        #expect(UIAccessibility.isShakeToUndoEnabled)
        sim.setAccessibility(.voiceOver, isOn: true)
        sim.setAccessibility(.voiceOver, isOn: true)
        #expect(posts == 1)
        #expect(!UIAccessibility.isReduceMotionEnabled)
        NotificationCenter.default.removeObserver(observer)
    }

    @Test func `each setting has a switch of its own`() {
        let sim = Simulator()
        for feature in Simulator.AccessibilityFeature.allCases where feature == .crossFadeTransitions {
            sim.setAccessibility(feature, isOn: true)
        }
        #expect(UIAccessibility.prefersCrossFadeTransitions)
        #expect(!UIAccessibility.buttonShapesEnabled)
    }

    @Test func `what an app tells assistive technologies is written down`() {
        let sim = Simulator()
        let label = UILabel()
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .screenChanged, argument: label)
        #expect(sim.accessibilityPosts.map(\.notification) == [.announcement, .screenChanged])
        #expect(sim.accessibilityPosts.map(\.text) == ["Saved", nil])
        #expect(sim.accessibilityPosts[1].element === label)
    }

    @Test func `what would be felt is written down`() {
        let sim = Simulator()
        let impact = UIImpactFeedbackGenerator(style: .rigid)
        impact.prepare()
        impact.impactOccurred(intensity: 0.5)
        UIImpactFeedbackGenerator().impactOccurred()
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        #expect(
            sim.feedback == [
                .impact(.rigid, intensity: 0.5), .impact(.medium, intensity: 1), .selection,
                .notification(.warning),
            ])
    }

    @Test func `a canvas records where its feedback occurred`() {
        let sim = Simulator()
        let canvas = UIView()
        let generator = UICanvasFeedbackGenerator(view: canvas)
        generator.alignmentOccurred(at: CGPoint(x: 3, y: 4))
        generator.pathCompleted(at: .zero)
        #expect(generator.view === canvas && canvas.interactions.contains { $0 === generator })
        #expect(sim.feedback == [.alignment(at: CGPoint(x: 3, y: 4)), .pathCompleted(at: .zero)])
    }

    @Test func `the user puts tabs elsewhere, and the delegate is notified`() {
        final class Delegate: NSObject, UITabBarControllerDelegate {
            var lines: [String] = []
            func tabBarController(
                _ tabBarController: UITabBarController,
                willBeginCustomizing viewControllers: [UIViewController]
            ) { lines.append("will begin \(viewControllers.map { $0.title! })") }
            func tabBarController(
                _ tabBarController: UITabBarController,
                willEndCustomizing viewControllers: [UIViewController],
                changed: Bool
            ) { lines.append("will end \(viewControllers.map { $0.title! }) \(changed)") }
            func tabBarController(
                _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
                changed: Bool
            ) { lines.append("did end \(tabBarController.viewControllers!.map { $0.title! }) \(changed)") }
        }
        let sim = Simulator()
        let tabs = UITabBarController()
        let delegate = Delegate()
        tabs.delegate = delegate
        let pages = ["a", "b", "c", "d"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        tabs.viewControllers = pages
        tabs.customizableViewControllers = [pages[0], pages[2], pages[3]]
        sim.launch(tabs)
        sim.customizeTabs(in: tabs, to: [pages[3], pages[1], pages[0], pages[2]])
        #expect(
            delegate.lines == [
                #"will begin ["a", "c", "d"]"#, #"will end ["d", "b", "a", "c"] true"#,
                #"did end ["d", "b", "a", "c"] true"#,
            ])
        #expect(tabs.customizableViewControllers?.count == 3)
        delegate.lines = []
        sim.customizeTabs(in: tabs, to: [])
        #expect(delegate.lines.last == #"did end ["d", "b", "a", "c"] false"#)
        tabs.customizableViewControllers = nil
        delegate.lines = []
        sim.customizeTabs(in: tabs, to: pages)
        #expect(delegate.lines.isEmpty)
    }

    @Test func `types of the module are found in the class of its name`() {
        let device: Simulator.Device = .iPhoneSE
        let sim = Simulator(device: device, system: Simulator.System.iOS(15))
        let diagnostics: [Simulator.Diagnostic] = sim.diagnostics
        #expect(diagnostics.isEmpty)
    }
}
