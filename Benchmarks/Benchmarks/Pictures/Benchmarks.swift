import Benchmark
import Simulator

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock], warmupIterations: 5, scalingFactor: .one, maxDuration: .seconds(3),
        maxIterations: 2_000)

    Benchmark("Picture of 100 views") { benchmark in
        await onMainActor(benchmark) { benchmark in
            let sim = HundredViews.launched()
            benchmark.startMeasurement()
            blackHole(sim.picture())
            benchmark.stopMeasurement()
        }
    }

    Benchmark("Picture of 100 views, taken again") { benchmark in
        await onMainActor(benchmark) { benchmark in
            let sim = HundredViews.launched()
            blackHole(sim.picture())
            benchmark.startMeasurement()
            blackHole(sim.picture())
            benchmark.stopMeasurement()
        }
    }

    Benchmark("Picture of 100 views, written as SVG") { benchmark in
        await onMainActor(benchmark) { benchmark in
            let picture = HundredViews.launched().picture()
            benchmark.startMeasurement()
            blackHole(picture.svg)
            benchmark.stopMeasurement()
        }
    }

    Benchmark("Comparison of two equal pictures of 100 views") { benchmark in
        await onMainActor(benchmark) { benchmark in
            let sim = HundredViews.launched()
            let (one, other) = (sim.picture(), sim.picture())
            benchmark.startMeasurement()
            blackHole(one == other)
            benchmark.stopMeasurement()
        }
    }
}

/// A page of 34 labels, 33 buttons and 33 images.
final class HundredViews: UIViewController {
    @MainActor
    static func launched() -> Simulator {
        let sim = Simulator()
        sim.records = .nothing
        sim.launch(HundredViews())
        return sim
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for number in 0..<100 {
            let part = part(number)
            part.frame = CGRect(x: 16 + number % 4 * 90, y: 60 + number / 4 * 30, width: 86, height: 28)
            view.addSubview(part)
        }
    }

    private func part(_ number: Int) -> UIView {
        switch number % 3 {
        case 0:
            let label = UILabel()
            label.text = "Label \(number)"
            return label
        case 1: return UIButton(type: .system, primaryAction: UIAction(title: "Button \(number)") { _ in })
        default: return UIImageView(image: UIImage(systemName: "leaf"))
        }
    }
}

/// Runs a benchmark's body on the main actor. The package passes the benchmark to one body at a time.
func onMainActor(_ benchmark: Benchmark, _ body: @MainActor @Sendable (Benchmark) -> Void) async {
    nonisolated(unsafe) let benchmark = benchmark
    await MainActor.run { body(benchmark) }
}
