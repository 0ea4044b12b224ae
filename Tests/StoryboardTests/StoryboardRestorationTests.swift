import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// The state of an app with a main storyboard: its pages are created from the storyboard again.
@MainActor @Suite("State of storyboards", .inTurn) struct StoryboardRestorationTests {
    private final class App: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var storyboards: [Bool] = []
        var stack: UINavigationController? { window?.rootViewController as? UINavigationController }

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            stack?.restorationIdentifier = "stack"
            stack?.viewControllers.first?.restorationIdentifier = "home"
            return true
        }

        func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
            true
        }

        func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
            true
        }

        func application(
            _ application: UIApplication,
            viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
        ) -> UIViewController? {
            let key = UIApplication.stateRestorationViewControllerStoryboardKey
            storyboards.append(coder.decodeObject(forKey: key) is UIStoryboard)
            return nil
        }
    }

    private func launch(_ sim: Simulator, _ app: App) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).plist")
        let list = ["UIMainStoryboardFile": "Ways"]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        sim.launch(infoPlist: url, bundle: .module, delegate: app)
    }

    @Test func `a page that the app doesn't create is created from its storyboard`() throws {
        let (sim, first) = (Simulator(), App())
        try launch(sim, first)
        let home = try #require(first.stack?.viewControllers.first)
        let detail = try #require(home.storyboard?.instantiateViewController(withIdentifier: "detail"))
        detail.restorationIdentifier = "detail"
        first.stack?.pushViewController(detail, animated: false)
        try sim.settle()
        sim.enterBackground()
        let (next, second) = (Simulator(), App())
        next.savedState = sim.savedState
        try launch(next, second)
        #expect(second.stack?.viewControllers.map(\.restorationIdentifier) == ["home", "detail"])
        let restored = try #require(second.stack?.topViewController)
        #expect(type(of: restored) == type(of: detail) && restored !== detail)
        #expect(restored.storyboard != nil && second.storyboards == [true, true, true])
    }
}
