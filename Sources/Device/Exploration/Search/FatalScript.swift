import Simulator

/// A script that ends the program or never ends. The copy of the program that ran it has not reported the lines of its last step.
@MainActor
struct FatalScript {
    private let script: FaultScript
    private let stand: any Stand

    init(_ script: FaultScript, on stand: any Stand) { (self.script, self.stand) = (script, stand) }

    /// The script with the lines of all steps, including the fatal one, which isn't performed.
    func withAllLines() async -> FaultScript {
        var way = script.way
        while let last = way.actions.last {
            switch await stand.run([.prelude(way)])[0] {
            case .done(let reply): return FaultScript(way: way, lines: reply.lines)
            case .ended, .endless: way.actions.removeLast()
            case nil: return FaultScript(way: script.way, lines: script.lines + last.swiftLines(at: []))
            }
        }
        return script
    }
}
