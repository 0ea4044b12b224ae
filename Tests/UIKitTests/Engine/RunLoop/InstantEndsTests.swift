import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// Animations without duration have no timer, and their completions run as if they had one.
@MainActor @Suite(.inTurn) struct InstantEndsTests {
    private var loop: MainLoop { Runtime.current.loop }

    private func start() {
        Runtime.current = Runtime(system: .iOS(18), device: .iPhone16)
    }

    @Test func completionsKeepTheirTurnAmongTheTimers() {
        start()
        var ends: [String] = []
        func animate(_ name: String) {
            UIView.animate(withDuration: 0, animations: {}, completion: { _ in ends.append(name) })
        }
        loop.schedule(after: 0.5, "early") { ends.append("early") }
        animate("first")
        loop.schedule(after: 0, "second") { ends.append("second") }
        animate("third")
        loop.setClock(to: 0.5)
        loop.schedule(after: 0, "fifth") { ends.append("fifth") }
        animate("sixth")
        loop.turn()
        #expect(ends == ["first", "second", "third", "early", "fifth", "sixth"])
    }

    @Test func whatACompletionAsksForComesInTheNextTurn() {
        start()
        var ends = 0
        UIView.animate(withDuration: 0, animations: {}) { _ in
            ends += 1
            UIView.animate(withDuration: 0, animations: {}) { _ in ends += 1 }
        }
        #expect(loop.hasWorkNow && loop.nextDeadline == 0)
        #expect(loop.pendingNames.contains { $0.hasPrefix("animation of 0.0 s") })
        loop.turn()
        #expect(ends == 1)
        loop.turn()
        #expect(ends == 2)
        #expect(!loop.hasWorkNow && loop.nextDeadline == nil)
    }

    @Test func whatItsBlockSaysOfRepeatingIsItsOwn() {
        start()
        var ends: [String] = []
        let view = UIView().shown()
        UIView.animate(
            withDuration: 0.5,
            animations: {
                view.alpha = 0
                UIView.performWithoutAnimation {
                    UIView.animate(
                        withDuration: 0,
                        animations: {
                            UIView.modifyAnimations(withRepeatCount: .infinity, autoreverses: false) {}
                        },
                        completion: { _ in ends.append("inner") })
                }
            }, completion: { _ in ends.append("outer") })
        loop.turn()
        #expect(ends == ["inner"])
        loop.setClock(to: 0.5)
        loop.turn()
        #expect(ends == ["inner", "outer"])
    }
}
