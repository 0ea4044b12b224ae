import UIKit

/// Gives a test its own runtime. Call it in the test's body, because other suites may run between its suite's `init` and the test.
@MainActor
@discardableResult
package func useFreshRuntime(system: SystemVersion = .iOS(18)) -> Runtime {
    let runtime = Runtime(system: system, device: .iPhone16)
    Runtime.current = runtime
    return runtime
}

extension UIView {
    /// Adds the view to a window: animations of other views take no time.
    @MainActor
    package func shown() -> Self {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        window.addSubview(self)
        return self
    }
}
