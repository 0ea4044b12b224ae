import PageFlowTesting
import Simulator
import Testing

/// Apps that request the next change in a callback of the previous one, or request impossible changes.
@MainActor
@Suite(.onStage) struct ReentryTests {
    @Test(arguments: ReentryCase.stacks + ReentryCase.modals + ReentryCase.tabs + ReentryCase.children)
    func `every page gets its callbacks in order, and the app settles in the expected state`(
        case: ReentryCase
    ) throws {
        let sim = Simulator()
        sim.recordsExceptions = true
        try `case`.body(sim)
        try sim.settle()
        #expect(sim.shape == `case`.end)
        // Appearance callbacks that an app sends manually, against UIKit's warning, are the app's own.
        if `case`.says.isEmpty { #expect(sim.appearedOutOfSight.isEmpty, "\(sim.trace)") }
        #expect(CallbackGrammar.faults(in: sim.trace.lines).isEmpty, "\(sim.trace)")
        let heard = sim.diagnostics.map(\.description)
        #expect(heard.count == `case`.says.count, "\(heard)")
        for (words, part) in zip(heard, `case`.says) { #expect(words.contains(part)) }
    }
}
