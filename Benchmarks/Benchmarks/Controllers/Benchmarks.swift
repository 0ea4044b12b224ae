import BarePages
import Benchmark
import Simulator

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock], warmupIterations: 5, scalingFactor: .kilo, maxDuration: .seconds(3),
        maxIterations: 2_000)

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

    for depth in [1, 10, 100, 1_000] {
        Benchmark("Push + pop, \(depth) deep") { benchmark in
            await onMainActor(benchmark) { benchmark in
                let stage = Stage(depth: depth)
                benchmark.startMeasurement()
                for _ in benchmark.scaledIterations { stage.pushAndPop() }
                benchmark.stopMeasurement()
            }
        }
    }

    Benchmark("Push + pop, 10 deep, trace on") { benchmark in
        await onMainActor(benchmark) { benchmark in
            let stage = Stage(depth: 10, records: .callbacks)
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { stage.pushAndPop() }
            benchmark.stopMeasurement()
        }
    }

    Benchmark("A whole test: simulator, launch, animated push, settle, trace") { benchmark in
        await onMainActor(benchmark) { benchmark in
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations { blackHole(testOfAPush()) }
            benchmark.stopMeasurement()
        }
    }

    for depth in [10, 1_000] {
        Benchmark("Push + pop, animated, \(depth) deep") { benchmark in
            await onMainActor(benchmark) { benchmark in
                let stage = Stage(depth: depth)
                benchmark.startMeasurement()
                for _ in benchmark.scaledIterations { stage.pushAndPopAnimated() }
                benchmark.stopMeasurement()
            }
        }
    }

    for isAnimated in [false, true] {
        Benchmark("Present + dismiss\(isAnimated ? ", animated" : "")") { benchmark in
            await onMainActor(benchmark) { benchmark in
                let stage = Stage()
                benchmark.startMeasurement()
                for _ in benchmark.scaledIterations { stage.presentAndDismiss(animated: isAnimated) }
                benchmark.stopMeasurement()
            }
        }
    }

    Benchmark("Tab switch") { benchmark in
        await onMainActor(benchmark) { benchmark in
            let sim = Simulator()
            sim.records = .nothing
            let tabs = UITabBarController()
            tabs.viewControllers = [BenchPage(), BenchPage()]
            sim.launch(tabs)
            benchmark.startMeasurement()
            for index in benchmark.scaledIterations {
                tabs.selectedIndex = (index + 1) % 2
                sim.turn()
            }
            benchmark.stopMeasurement()
        }
    }

    let deep = Benchmark.Configuration(
        metrics: [.wallClock], warmupIterations: 3, scalingFactor: .one, maxDuration: .seconds(3),
        maxIterations: 200)

    Benchmark("Push 1,000 deep", configuration: deep) { benchmark in
        await onMainActor(benchmark) { benchmark in
            let stage = Stage()
            benchmark.startMeasurement()
            for _ in 0..<1_000 {
                stage.navigation.pushViewController(BenchPage(), animated: false)
                stage.sim.turn()
            }
            benchmark.stopMeasurement()
        }
    }

    Benchmark("Pop to root from 1,000 deep", configuration: deep) { benchmark in
        await onMainActor(benchmark) { benchmark in
            let stage = Stage(depth: 1_000)
            benchmark.startMeasurement()
            stage.navigation.popToRootViewController(animated: false)
            stage.sim.turn()
            benchmark.stopMeasurement()
        }
    }

    for count in [10, 1_000] {
        Benchmark("Dismiss a chain of \(count) modals from the bottom", configuration: deep) { benchmark in
            await onMainActor(benchmark) { benchmark in
                let stage = Stage()
                stage.presentChain(of: count)
                benchmark.startMeasurement()
                stage.navigation.dismiss(animated: false)
                stage.sim.advance(by: 0)
                benchmark.stopMeasurement()
            }
        }
    }
}
