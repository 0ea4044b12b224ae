import PageFlowTesting
import Simulator
import Testing

/// Apps that ask for the next change inside a callback of the last one, or for what cannot be.
@MainActor
@Suite(.onStage) struct ReentryTests {
    @Test(arguments: ReentryCase.stacks + ReentryCase.modals + ReentryCase.tabs + ReentryCase.children)
    func `every page is told in order, and the app comes to rest where it should`(case: ReentryCase) throws {
        let sim = Simulator()
        sim.recordsExceptions = true
        try `case`.body(sim)
        try sim.settle()
        #expect(sim.shape == `case`.end)
        // What an app tells its pages by hand, against UIKit's words, is the app's.
        if `case`.says.isEmpty { #expect(sim.appearedOutOfSight.isEmpty, "\(sim.trace)") }
        #expect(CallbackGrammar.faults(in: sim.trace.lines).isEmpty, "\(sim.trace)")
        let heard = sim.diagnostics.map(\.description)
        #expect(heard.count == `case`.says.count, "\(heard)")
        for (words, part) in zip(heard, `case`.says) { #expect(words.contains(part)) }
    }
}
