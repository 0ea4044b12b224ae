import TestTraits
import Testing

@testable import UIKitControls

@MainActor @Suite(.inTurn) struct SymbolEffectTests {
    private let view = UIImageView(image: UIImage(systemName: "bell"))

    @Test func `an effect replaces the effect of its type`() {
        view.addSymbolEffect(.wiggle, options: .repeat(.periodic(2, delay: 0.3)))
        view.addSymbolEffect(.breathe.pulse, options: .speed(2).repeating)
        view.addSymbolEffect(.wiggle.left)
        #expect(
            view.symbolEffects.map { AnyHashable($0) } == [
                hashable(.breathe.pulse), hashable(.wiggle.left),
            ])
    }

    @Test func `effects are removed by their type or together`() {
        view.addSymbolEffect(.rotate.clockwise)
        view.addSymbolEffect(.variableColor.iterative)
        view.addSymbolEffect(.pulse)
        view.removeSymbolEffect(ofType: .rotate)
        #expect(view.symbolEffects.count == 2)
        view.removeAllSymbolEffects()
        #expect(view.symbolEffects.isEmpty)
    }

    @Test func `a replaced symbol is the image at once`() {
        let image = UIImage(systemName: "bell.badge")
        if let image { view.setSymbolImage(image, contentTransition: .replace.downUp) }
        #expect(view.image === image && image != nil)
    }

    @Test func `a completion is called after the turn, and tells whether the effect ended by itself`() {
        var ended: [String] = []
        func log(_ context: UISymbolEffectCompletionContext) {
            #expect(context.sender === view)
            ended.append("\(type(of: context.effect)) \(context.isFinished ? "finished" : "removed")")
        }
        view.addSymbolEffect(.wiggle, completion: log)
        view.addSymbolEffect(.wiggle.left, completion: log)
        view.removeSymbolEffect(ofType: .wiggle, completion: log)
        view.setSymbolImage(UIImage(), contentTransition: .replace, completion: log)
        #expect(ended.isEmpty)
        Runtime.loop.turn()
        #expect(
            ended == [
                "WiggleSymbolEffect removed", "WiggleSymbolEffect removed", "WiggleSymbolEffect finished",
                "ReplaceSymbolEffect finished",
            ])
    }

    private func hashable(_ effect: some SymbolEffect) -> AnyHashable { AnyHashable(effect) }
}
