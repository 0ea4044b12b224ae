import PageFlowTesting
import Simulator
import Testing

/// What a drag activates by resting on it.
@MainActor @Suite(.onStage) struct SpringLoadingTests {
    private final class Effect: NSObject, UISpringLoadedInteractionEffect {
        var states: [UISpringLoadedInteractionEffectState] = []

        func interaction(
            _ interaction: UISpringLoadedInteraction,
            didChangeWith context: any UISpringLoadedInteractionContext
        ) { states.append(context.state) }
    }

    @Test func `a drag that rests on a view activates it`() throws {
        let app = DragApp()
        let effect = Effect()
        var activations = 0
        app.well.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { _, context in
                activations += 1
                #expect(
                    context.targetView === app.well
                        && context.location(in: app.well) == CGPoint(x: 100, y: 100))
            })
        app.lift(thenMoveTo: DragApp.onWell)
        #expect(effect.states == [.possible] && activations == 0)
        app.sim.advance(by: 1.5)
        #expect(effect.states == [.possible, .activating, .activated] && activations == 1)
        try app.letGo()
        #expect(activations == 1)
    }

    @Test func `a drag that goes on activates nothing`() throws {
        let app = DragApp()
        let effect = Effect()
        var activations = 0
        app.well.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { _, _ in
                activations += 1
            })
        app.lift(thenMoveTo: DragApp.onWell)
        app.sim.advance(by: 0.5)
        app.sim.touchMove(to: DragApp.onNothing)
        app.sim.advance(by: 2)
        #expect(effect.states == [.possible, .inactive] && activations == 0)
        try app.letGo()
    }
}
