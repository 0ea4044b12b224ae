import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// A delegate that shows windows during the launch.
@MainActor
private final class WindowsDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let roots: [UIViewController?]
    private let isHidden: Bool
    private var windows: [UIWindow] = []

    init(roots: [UIViewController?], isHidden: Bool = false) {
        self.roots = roots
        self.isHidden = isHidden
    }

    func applicationDidFinishLaunching(_ application: UIApplication) {
        windows = roots.map { root in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.isHidden = isHidden
            return window
        }
    }
}

@MainActor
private final class RootlessScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        window?.makeKeyAndVisible()
    }
}

@MainActor @Suite("Windows at the end of launch", .inTurn) struct LaunchRootTests {
    private static let message =
        "Application windows are expected to have a root view controller at the end of application launch"

    private func launch(
        _ delegate: WindowsDelegate, system: SystemVersion = .iOS(18), scene: RootlessScene? = nil
    ) -> [Diagnostics.Entry] {
        let runtime = Runtime(system: system, device: .iPhone16)
        withExtendedLifetime(Runtime.current) { Runtime.current = runtime }
        runtime.diagnostics.recordsExceptions = true
        runtime.application.launch(delegate: delegate, sceneDelegate: scene.map { scene in { _ in scene } })
        return runtime.diagnostics.entries
    }

    @Test func `a window without a frame is as large as the screen`() {
        useFreshRuntime()
        let window = UIWindow()
        #expect(window.frame == UIScreen.main.bounds && window.isHidden)
        #expect(UIWindow(frame: .zero).frame == .zero)
    }

    @Test(arguments: [12, 18])
    func `one visible without a root is an exception`(major: Int) {
        let entries = launch(WindowsDelegate(roots: [nil]), system: .iOS(major))
        #expect(entries.map(\.message) == [Self.message])
        #expect(entries.first?.exceptionName == "NSInternalInconsistencyException")
        #expect(UIApplication.shared.applicationState == .active)
        #expect(launch(WindowsDelegate(roots: [UIViewController(), nil]), system: .iOS(major)).count == 1)
    }

    @Test(arguments: [12, 18])
    func `one with a root or off screen is none`(major: Int) {
        #expect(launch(WindowsDelegate(roots: [UIViewController()]), system: .iOS(major)).isEmpty)
        #expect(launch(WindowsDelegate(roots: [nil], isHidden: true), system: .iOS(major)).isEmpty)
    }

    @Test func `a scene's window may get its root later`() {
        let scene = RootlessScene()
        #expect(launch(WindowsDelegate(roots: []), scene: scene).isEmpty)
        #expect(scene.window?.isHidden == false)
    }
}
