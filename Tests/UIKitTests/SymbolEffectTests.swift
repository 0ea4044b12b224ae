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
                BreatheSymbolEffect().pulse, WiggleSymbolEffect().left,
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
}
