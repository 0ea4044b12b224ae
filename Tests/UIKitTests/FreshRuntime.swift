@testable import UIKitCore

/// Gives a test a runtime of its own. In the test's body, as other suites run between its suite's `init` and it.
@MainActor
@discardableResult
func useFreshRuntime(system: SystemVersion = .iOS(18)) -> Runtime {
    let runtime = Runtime(system: system, device: .iPhone16)
    Runtime.current = runtime
    return runtime
}

extension UIView {
    /// The view, in a window: animations of others take no time.
    @MainActor
    func shown() -> Self {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        window.addSubview(self)
        return self
    }
}
