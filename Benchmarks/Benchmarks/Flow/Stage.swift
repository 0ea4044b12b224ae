import Benchmark
import PageFlow
import Simulator

/// The smallest possible page.
final class BenchPage: UIViewController {}

/// A running app for a benchmark: no trace, a held clock.
@MainActor
struct Stage {
    let sim = Simulator()
    private let stack = UINavigationController(rootViewController: BenchPage())

    init(depth: Int = 1) {
        sim.records = .nothing
        sim.launch(stack)
        while stack.viewControllers.count < depth {
            stack.pushViewController(BenchPage(), animated: false)
            sim.turn()
        }
    }

    func pushAndPop() {
        stack.pushViewController(BenchPage(), animated: false)
        sim.turn()
        stack.popViewController(animated: false)
        sim.turn()
    }

    /// Opens a page and goes back with verbs, waiting for the end of each request.
    func openAndGoBack() {
        let page = BenchPage()
        if let top = stack.topViewController { finish(top.open(page, animated: false)) }
        finish(page.goBack(animated: false))
    }

    private func finish(_ navigation: NavigationRequest) {
        // A pattern match, because comparing outcomes would be part of the measurement.
        while case .none = navigation.result { sim.turn() }
        guard case .some(.done) = navigation.result else { preconditionFailure("\(navigation)") }
    }

    /// Presents `count` modal pages, each over the previous one.
    func presentChain(of count: Int) {
        var top: UIViewController = stack
        for _ in 0..<count {
            let page = BenchPage()
            page.modalPresentationStyle = .fullScreen
            top.present(page, animated: false)
            sim.advance(by: 0)
            top = page
        }
    }
}

/// Runs a benchmark's body on the main actor. The package passes the benchmark to one body at a time.
func onMainActor(_ benchmark: Benchmark, _ body: @MainActor @Sendable (Benchmark) -> Void) async {
    nonisolated(unsafe) let benchmark = benchmark
    await MainActor.run { body(benchmark) }
}
