import PageFlowLab
import Simulator
import Stress

extension LabApp {
    /// A script of `pageflow stress`, played operation by operation.
    static func playing(_ script: StressScript) -> LabApp {
        LabApp("stress", script: { StressPlayed(script) })
    }
}

/// A script as the lab plays it.
private final class StressPlayed: LabScript {
    private let run: StressRun

    init(_ script: StressScript) { run = StressRun(script) }

    var simulator: Simulator { run.simulator }
    var operations: [String] { run.script.operations.map(\.description) }
    var faults: [String] { run.faults }

    func perform(_ number: Int) async {
        let operations = run.script.operations
        if operations.indices.contains(number) {
            await run.perform(operations[number])
        } else {
            await run.finish()
        }
    }
}
