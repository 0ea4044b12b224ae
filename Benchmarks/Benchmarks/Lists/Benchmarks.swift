import Benchmark
import Simulator

// The same rows with the same names as in peers/listview.
//
// Equal parts: rows with the height of two wrapped texts, ten of them visible, created when they become visible and reused; a fling moves
// the offset by 40 points and lays out the list; 5,000 rows are deleted and 5,000 others are inserted. Nothing is drawn on either side.
// Different parts: Qt shapes text with the machine's fonts and evaluates bindings, whereas this list measures text with tables and calls a
// data source. Qt's model notifies the view of each change; here a snapshot of 100,000 rows is created, a comparison with the previous one
// finds the changes, and the visible ones are animated. The figure includes all of that.
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
            scroll(table, frames: benchmark.scaledIterations.count)
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

    Benchmark("memory that 10,000 frames of a fling leave", configuration: .memory) { benchmark in
        await onMainActor(benchmark) { benchmark in
            let table = ListPage.launched().page.tableView!
            scroll(table, frames: 1_000)
            let before = residentBytes()
            scroll(table, frames: 10_000)
            benchmark.measurement(.bytesLeft, residentBytes() - before)
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
    /// Scales a figure to a thousand frames.
    static var frames: Self {
        .init(
            metrics: [.wallClock], warmupIterations: 1, scalingFactor: .kilo, maxDuration: .seconds(3),
            maxIterations: 50)
    }
}

extension Benchmark.Configuration {
    /// A figure in bytes. The heights of the visited rows are stored: 8 bytes per row.
    static var memory: Self {
        .init(metrics: [.bytesLeft], warmupIterations: 1, maxDuration: .seconds(5), maxIterations: 5)
    }
}

extension BenchmarkMetric {
    /// The growth of resident memory.
    static let bytesLeft = BenchmarkMetric.custom("Resident bytes", useScalingFactor: false)
}

@MainActor
func scroll(_ table: UITableView, frames: Int) {
    for _ in 0..<frames {
        table.contentOffset.y += 40
        table.layoutIfNeeded()
    }
}

func residentBytes() -> Int {
    let fields =
        (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * 4096
}

func onMainActor(_ benchmark: Benchmark, _ body: @MainActor @Sendable (Benchmark) -> Void) async {
    nonisolated(unsafe) let benchmark = benchmark
    await MainActor.run { body(benchmark) }
}
