import Benchmark
import Simulator

/// The smallest possible page.
final class BenchPage: UIViewController {}

/// A running app for a benchmark, with a held clock.
@MainActor
struct Stage {
    let sim = Simulator()
    let navigation = UINavigationController(rootViewController: BenchPage())

    init(depth: Int = 1, records: Simulator.Records = .nothing) {
        sim.records = records
        sim.launch(navigation)
        while navigation.viewControllers.count < depth {
            navigation.pushViewController(BenchPage(), animated: false)
            sim.turn()
        }
    }

    func pushAndPop() {
        navigation.pushViewController(BenchPage(), animated: false)
        sim.turn()
        navigation.popViewController(animated: false)
        sim.turn()
    }

    func pushAndPopAnimated() {
        navigation.pushViewController(BenchPage(), animated: true)
        sim.advance(by: 1)
        navigation.popViewController(animated: true)
        sim.advance(by: 1)
    }

    func presentAndDismiss(animated: Bool) {
        let page = BenchPage()
        page.modalPresentationStyle = .fullScreen
        navigation.present(page, animated: animated)
        sim.advance(by: animated ? 1 : 0)
        navigation.dismiss(animated: animated)
        sim.advance(by: animated ? 1 : 0)
    }

    /// Presents `count` modal pages, each over the previous one.
    func presentChain(of count: Int) {
        var top: UIViewController = navigation
        for _ in 0..<count {
            let page = BenchPage()
            page.modalPresentationStyle = .fullScreen
            top.present(page, animated: false)
            sim.advance(by: 0)
            top = page
        }
    }
}

/// Performs the work of a test of one push, from its first line to its last.
@MainActor
func testOfAPush() -> [String] {
    let sim = Simulator()
    let navigation = UINavigationController(rootViewController: BenchPage())
    sim.launch(navigation)
    navigation.pushViewController(BenchPage(), animated: true)
    _ = try? sim.settle()
    return sim.trace.lines
}

/// Runs a benchmark's body on the main actor. The package passes the benchmark to one body at a time.
func onMainActor(_ benchmark: Benchmark, _ body: @MainActor @Sendable (Benchmark) -> Void) async {
    nonisolated(unsafe) let benchmark = benchmark
    await MainActor.run { body(benchmark) }
}
