import Simulator
import TestTraits
import Testing

/// The effects of touches on windows, and operations on their roots that an app isn't allowed to perform.
@MainActor @Suite(.inTurn) struct WindowTouchTests {
    private static let place = CGRect(x: 0, y: 100, width: 200, height: 200)

    private func second(
        on sim: Simulator, _ make: @MainActor () -> UIWindow = { UIWindow(frame: place) }
    ) throws -> UIWindow {
        sim.launch(UIViewController())
        let window = make()
        window.windowScene = sim.window.windowScene
        window.rootViewController = UIViewController()
        window.isHidden = false
        try sim.settle()
        return window
    }

    @Test(arguments: [(14, 1, false), (14, 2, true), (18, 0, true)])
    func `a window that is touched becomes key, since iOS 14.2`(
        major: Int, minor: Int, becomesKey: Bool
    ) throws {
        let sim = Simulator(system: .iOS(major, minor))
        let window = try second(on: sim)
        sim.tap(at: CGPoint(x: 100, y: 200))
        #expect(window.isKeyWindow == becomesKey)
        sim.tap(at: CGPoint(x: 300, y: 600))
        #expect(sim.window.isKeyWindow)
    }

    @Test func `a window that cannot be key is touched, and the key window stays`() throws {
        final class Overlay: UIWindow {
            override var canBecomeKey: Bool { false }
        }
        let sim = Simulator()
        let window = try second(on: sim) { Overlay(frame: Self.place) }
        sim.tap(at: CGPoint(x: 100, y: 200))
        #expect(!window.isKeyWindow)
        #expect(sim.window.isKeyWindow)
    }

    @Test func `a root that comes back to its window, beneath what it presented, is no misuse`() throws {
        let sim = Simulator()
        let root = UIViewController()
        sim.launch(root)
        root.present(UIViewController(), animated: false)
        try sim.settle()
        sim.window.rootViewController = UIViewController()
        try sim.settle()
        sim.window.rootViewController = root
        try sim.settle()
        #expect(sim.diagnostics.map(\.message) == [])
    }

    @Test func `what scrolls clips, and other views do not`() {
        #expect(UIScrollView().clipsToBounds)
        #expect(UITableView().clipsToBounds)
        #expect(UITextView().clipsToBounds)
        #expect(
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).clipsToBounds)
        #expect(!UIView().clipsToBounds)
    }
}
