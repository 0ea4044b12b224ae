@testable import UIKit

/// Gives a test a runtime of its own. In the test's body, as other suites run between its suite's `init` and it.
@MainActor
@discardableResult
func useFreshRuntime(system: SystemVersion = .iOS(18)) -> Runtime {
    let runtime = Runtime(system: system, device: .iPhone16)
    Runtime.current = runtime
    return runtime
}
