import BareSolver
import Benchmark

// The same systems with the same names as in peers/kiwi.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock], warmupIterations: 3, scalingFactor: .one, maxDuration: .seconds(2),
        maxIterations: 1_000)

    for (count, name) in [(10, "10"), (100, "100"), (1_000, "1,000")] {
        Benchmark("a column of \(name) views, built and solved") { benchmark in
            let column = Column(count: count)
            column.expect(column.tops[count - 1], Double(count * 52 - 44))
        }

        for (index, which) in [(0, "first"), (count - 1, "last")] {
            Benchmark("a column of \(name) views, the \(which) one's height", configuration: .many) {
                benchmark in
                let column = Column(count: count, changing: index)
                benchmark.startMeasurement()
                for _ in benchmark.scaledIterations { column.change(between: 45, and: 46) }
                benchmark.stopMeasurement()
            }
        }

        Benchmark("a list of \(name) rows, built and solved") { benchmark in
            let list = List(count: count)
            list.expect(list.tops[count - 1], Double((count - 1) * 44))
        }

        Benchmark("a list of \(name) rows, another width", configuration: .many) { benchmark in
            let list = List(count: count)
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { list.change(between: 667, and: 375) }
            benchmark.stopMeasurement()
        }
    }

    Benchmark("a page of 100 views and 300 constraints, built and solved") { benchmark in
        let page = Page()
        page.expect(page.widths[99], 96)
    }

    viewBenchmarks()

    Benchmark("1,000 groups of 5 views, one height", configuration: .many) { benchmark in
        let groups = Groups(count: 1_000)
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations { groups.change(between: 45, and: 46) }
        benchmark.stopMeasurement()
    }
}

/// The same systems through UIKit: views, their constraints and their frames.
private func viewBenchmarks() {
    Benchmark("UIKit: a column of 1,000 views, built and laid out") { benchmark in
        await onMainActor(benchmark) { _ in blackHole(ViewColumn(count: 1_000)) }
    }

    for (index, which) in [(0, "first"), (999, "last")] {
        Benchmark("UIKit: a column of 1,000 views, the \(which) one's height") { benchmark in
            await onMainActor(benchmark) { benchmark in
                let column = ViewColumn(count: 1_000)
                benchmark.startMeasurement()
                column.change(index)
                benchmark.stopMeasurement()
            }
        }
    }

    Benchmark("UIKit: a page of 100 views and 300 constraints, built and laid out") { benchmark in
        await onMainActor(benchmark) { _ in blackHole(pageOfViews()) }
    }
}

extension Benchmark.Configuration {
    /// Scales a figure to a thousand changes.
    static var many: Self {
        .init(
            metrics: [.wallClock], warmupIterations: 1, scalingFactor: .kilo, maxDuration: .seconds(2),
            maxIterations: 50)
    }
}
