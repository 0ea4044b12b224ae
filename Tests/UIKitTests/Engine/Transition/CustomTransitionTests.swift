import TestTraits
import Testing

@testable import UIKitCore

@MainActor
@Suite(.inTurn) struct CustomTransitionTests {
    typealias Move = CustomTransition.Move
    typealias Scene = CustomTransition.Scene

    @Test(arguments: Move.allCases)
    func anAnimatorMovesThePagesAndSaysWhenItIsDone(_ move: Move) {
        let scene = Scene(move, nil)
        scene.go()
        scene.app.settle()
        let (from, to) = (scene.from.title!, scene.to.title!)
        let lines = scene.log.take()
        #expect(lines.contains("animate \(from)>\(to) interactive=false"))
        #expect(lines.filter { $0 == "ended true" }.count == 1)
        for line in ["\(to).willAppear", "\(to).isAppearing", "\(to).didAppear", "\(from).didDisappear"] {
            #expect(lines.filter { $0 == line }.count == 1, "\(line) in \(lines)")
        }
        #expect(scene.shown === scene.to && scene.to.view.window != nil && scene.from.view.window == nil)
        #expect(scene.from.view.alpha == 1)
        #expect(Runtime.engine.running.isEmpty)
    }

    @Test(arguments: Move.allCases)
    func aDrivenTransitionFinishesAtThePaceOfItsFinger(_ move: Move) {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(move, driver)
        scene.go()
        scene.app.settle()
        let coordinator = scene.from.transitionCoordinator
        var changes: [String] = []
        coordinator?.notifyWhenInteractionChanges {
            changes.append(
                "interactive=\($0.isInteractive) cancelled=\($0.isCancelled) \($0.percentComplete)")
        }
        #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
        #expect(!scene.log.take().contains { $0.hasSuffix("didAppear") })
        driver.update(0.25)
        #expect(coordinator?.percentComplete == 0.25)
        let before = Runtime.loop.now
        driver.finish()
        scene.app.settle()
        #expect(abs(Runtime.loop.now - before - 0.75) < 0.0001)
        #expect(changes == ["interactive=false cancelled=false 0.25"])
        #expect(scene.shown === scene.to && scene.to.view.window != nil && scene.from.view.window == nil)
    }

    @Test(arguments: Move.allCases)
    func aCancelledTransitionTellsBothPagesTogetherAndLeavesAllAsItWas(_ move: Move) {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(move, driver)
        scene.go()
        scene.app.settle()
        var heard: [Bool] = []
        scene.from.transitionCoordinator?.animate(alongsideTransition: nil) { heard.append($0.isCancelled) }
        driver.update(0.25)
        let alphaOnTheWay = scene.from.view.alpha
        _ = scene.log.take()
        let before = Runtime.loop.now
        driver.cancel()
        #expect(scene.log.take().isEmpty)
        scene.app.settle()
        let (from, to) = (scene.from.title!, scene.to.title!)
        let appearance = scene.log.take()
        #expect(
            appearance.filter { !$0.hasPrefix("ended") && $0 != "completion" } == [
                "\(to).willDisappear", "\(to).didDisappear", "\(from).willAppear", "\(from).isAppearing",
                "\(from).didAppear",
            ])
        #expect(appearance.contains("ended false"))
        #expect(abs(Runtime.loop.now - before - 0.25) < 0.0001)
        #expect(heard == [true])
        #expect(
            scene.shown === scene.from && scene.from.view.window != nil
                && scene.to.viewIfLoaded?.window == nil)
        #expect(alphaOnTheWay == 0.5 && scene.from.view.alpha == 1)
        #expect(!scene.from.isMovingFromParent && !scene.from.isBeingDismissed && !scene.to.isBeingPresented)
        #expect(Runtime.current.diagnostics.entries.isEmpty)
    }

    @Test(arguments: Move.allCases)
    func whatWasCancelledCanBeDoneAgain(_ move: Move) {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(move, driver)
        for _ in 0..<3 {
            scene.go()
            scene.app.settle()
            driver.update(0.5)
            driver.cancel()
            scene.app.settle()
        }
        scene.director.driver = nil
        scene.go()
        scene.app.settle()
        #expect(scene.shown === scene.to && scene.to.view.window != nil && scene.from.view.window == nil)
        #expect(Runtime.engine.running.isEmpty)
        #expect(Runtime.current.diagnostics.entries.map(\.message) == [])
    }
}
