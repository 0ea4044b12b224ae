@testable import UIKitCore

/// An app on a held clock, with one window. Made by each test before its controllers, so that all of it belongs
/// to one runtime, and no other test comes between.
@MainActor
struct ShownApp {
    let window: UIWindow

    init(device: DeviceSpec = .iPhone16, system: SystemVersion = .iOS(18)) {
        let runtime = Runtime(system: system, device: device)
        withExtendedLifetime(Runtime.current) { Runtime.current = runtime }
        runtime.diagnostics.recordsExceptions = true
        window = runtime.application.connectSceneForLaunch()
    }

    func show(_ root: UIViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        Runtime.current.application.activateSceneAfterLaunch()
        settle()
    }

    func settle() {
        let loop = Runtime.current.loop
        for _ in 0..<100 {
            while loop.hasWorkNow { loop.turn() }
            guard let next = loop.nextDeadline else { return }
            loop.setClock(to: next)
        }
    }
}
