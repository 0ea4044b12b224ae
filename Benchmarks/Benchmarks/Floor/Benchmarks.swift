import BarePages
import Benchmark

/// The floor that every figure of the runtime is read against: the same work in bare Swift, without a runtime.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock],
        warmupIterations: 10,
        scalingFactor: .kilo,
        maxDuration: .seconds(2),
        maxIterations: 10_000
    )

    Benchmark("Floor: push + pop") { benchmark in
        let root = Page(view: View())
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            let page = AppPage(view: AppView())
            pushAndPop(page, on: root)
            blackHole(page)
        }
        benchmark.stopMeasurement()
    }
}
