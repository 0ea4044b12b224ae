import PageFlow
import PageFlowTesting
import Simulator
import Testing

/// Tests that wait, one at a time.
@Suite(.onStage) enum TestsThatWait {}

class TestPage: UIViewController {
    let number: Int
    var parameter: String?

    init(_ number: Int = 0) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

final class A: TestPage {}
final class B: TestPage {}
final class C: TestPage {}
final class D: TestPage {}

/// An app whose state is written in the format of its path.
@MainActor
struct TestApp {
    /// The system of the apps that name none.
    @TaskLocal static var system: System = .iOS(18)

    let sim: Simulator

    var path: String { sim.window.navigator.tree.path }

    var navigator: Navigator { sim.window.navigator }

    init(_ root: UIViewController, on device: Device = .iPhone16, system: System = TestApp.system) {
        self.init(root, in: Simulator(device: device, system: system))
    }

    init(_ root: UIViewController, in simulator: Simulator) {
        sim = simulator
        sim.recordsExceptions = true
        sim.launch(root)
        // The first update of a window performs another layout.
        _ = navigator
        settle()
    }

    /// Creates a stack of pages as the window's root.
    init(stack pages: UIViewController...) {
        let stack = UINavigationController()
        stack.viewControllers = pages
        self.init(stack)
    }

    func settle() {
        do { try sim.settle() } catch { fatalError("\(error)") }
    }

    /// The outcome of a request once the app is idle.
    func outcome(of navigation: NavigationRequest) -> NavigationOutcome? {
        settle()
        return navigation.result
    }
}

extension UIViewController {
    var inStack: UINavigationController { UINavigationController(rootViewController: self) }
}
