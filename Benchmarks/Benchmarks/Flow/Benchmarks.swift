import Benchmark
import PageFlow
import Simulator

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock], warmupIterations: 5, scalingFactor: .kilo, maxDuration: .seconds(3),
        maxIterations: 2_000)

    // The plain pair is next to its verbs, so that both are measured in one run.
    for depth in [1, 10, 1_000] {
        Benchmark("Push + pop, \(depth) deep") { benchmark in
            await onMainActor(benchmark) { benchmark in
                let stage = Stage(depth: depth)
                benchmark.startMeasurement()
                for _ in benchmark.scaledIterations { stage.pushAndPop() }
                benchmark.stopMeasurement()
            }
        }

        Benchmark("open + goBack, \(depth) deep") { benchmark in
            await onMainActor(benchmark) { benchmark in
                let stage = Stage(depth: depth)
                benchmark.startMeasurement()
                for _ in benchmark.scaledIterations { stage.openAndGoBack() }
                benchmark.stopMeasurement()
            }
        }
    }

    for scene in Scene.allCases {
        for goal in scene.goals {
            Benchmark("Plan \(goal.name), \(scene.rawValue)") { benchmark in
                let tree = scene.tree
                benchmark.startMeasurement()
                for _ in benchmark.scaledIterations { blackHole(try tree.plan(for: goal.goal)) }
                benchmark.stopMeasurement()
            }
        }

        Benchmark("Read the tree, \(scene.rawValue)", configuration: .few) { benchmark in
            await onMainActor(benchmark) { benchmark in
                let stage = scene.stage
                benchmark.startMeasurement()
                for _ in benchmark.scaledIterations { blackHole(PageTree(of: stage.sim.window)) }
                benchmark.stopMeasurement()
            }
        }
    }
}

extension Benchmark.Configuration {
    static var few: Self {
        .init(
            metrics: [.wallClock], warmupIterations: 1, scalingFactor: .one, maxDuration: .seconds(3),
            maxIterations: 200)
    }
}
