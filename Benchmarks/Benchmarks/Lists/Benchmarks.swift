import Benchmark
import Simulator

// The same rows, in the same words, as in peers/listview.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock], warmupIterations: 3, scalingFactor: .one, maxDuration: .seconds(3),
        maxIterations: 1_000)

    for (count, name) in [(1_000, "1,000"), (100_000, "100,000")] {
        Benchmark("load \(name) rows") { benchmark in
            await onMainActor(benchmark) { benchmark in
                let sim = Simulator()
                sim.records = .nothing
                sim.launch(UIViewController())
                let list = ListPage(count: count)
                benchmark.startMeasurement()
                sim.window.rootViewController = list
                sim.window.layoutIfNeeded()
                benchmark.stopMeasurement()
            }
        }
    }

    Benchmark("one frame of a fling, 40 points", configuration: .frames) { benchmark in
        await onMainActor(benchmark) { benchmark in
            let table = ListPage.launched().page.tableView!
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations {
                table.contentOffset.y += 40
                table.layoutIfNeeded()
            }
            benchmark.stopMeasurement()
        }
    }

    Benchmark("one frame of a fling with a finger, its touches and turns", configuration: .frames) {
        benchmark in
        await onMainActor(benchmark) { benchmark in
            let (sim, page) = ListPage.launched()
            benchmark.startMeasurement()
            for frame in benchmark.scaledIterations {
                if frame % 60 == 0 { sim.swipe(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100)) }
                sim.advance(by: 1.0 / 60)
            }
            benchmark.stopMeasurement()
            blackHole(page.tableView.contentOffset)
        }
    }

    Benchmark("10,000 changes among 100,000 rows, as a snapshot") { benchmark in
        await onMainActor(benchmark) { benchmark in
            let list = DiffableList.launched(count: 100_000)
            benchmark.startMeasurement()
            list.change(times: 10_000)
            benchmark.stopMeasurement()
        }
    }
}

extension Benchmark.Configuration {
    /// A figure is of a thousand frames.
    static var frames: Self {
        .init(
            metrics: [.wallClock], warmupIterations: 1, scalingFactor: .kilo, maxDuration: .seconds(3),
            maxIterations: 50)
    }
}

func onMainActor(_ benchmark: Benchmark, _ body: @MainActor @Sendable (Benchmark) -> Void) async {
    nonisolated(unsafe) let benchmark = benchmark
    await MainActor.run { body(benchmark) }
}
