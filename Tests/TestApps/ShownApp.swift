import UIKit

/// An app with a held clock and one window. Each test creates it before its controllers, so that everything belongs to one runtime, and no
/// other test runs in between.
@MainActor
package struct ShownApp {
    package let window: UIWindow

    package init(device: DeviceSpec = .iPhone16, system: SystemVersion = .iOS(18)) {
        let runtime = Runtime(system: system, device: device)
        withExtendedLifetime(Runtime.current) { Runtime.current = runtime }
        runtime.diagnostics.recordsExceptions = true
        window = runtime.application.connectSceneForLaunch()
    }

    package func show(_ root: UIViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        Runtime.current.application.activateSceneAfterLaunch()
        settle()
    }

    package func settle() {
        let loop = Runtime.current.loop
        for _ in 0..<100 {
            while loop.hasWorkNow { loop.turn() }
            guard let next = loop.nextDeadline else { return }
            loop.setClock(to: next)
        }
    }
}
