import TestApps
import TestTraits
import Testing
import UIKit

@MainActor @Suite(.inTurn) struct MotionEffectTests {
    private func tilt(
        _ keyPath: String, _ axis: UIInterpolatingMotionEffect.EffectType, _ reach: Int
    ) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: axis)
        effect.minimumRelativeValue = -reach
        effect.maximumRelativeValue = reach
        return effect
    }

    @Test func `an effect is between its two values, along its axis`() {
        let effect = tilt("center.x", .tiltAlongHorizontalAxis, 20)
        let offset = UIOffset(horizontal: 0.5, vertical: -1)
        #expect(effect.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.x"] as? CGFloat == 10)
        #expect(effect.keyPathsAndRelativeValues(forViewerOffset: .zero)?["center.x"] as? CGFloat == 0)
        let empty = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
        #expect(empty.keyPathsAndRelativeValues(forViewerOffset: offset) == nil)
    }

    @Test func `a group has the changes of all its effects`() {
        let group = UIMotionEffectGroup()
        let offset = UIOffset(horizontal: 1, vertical: -1)
        #expect(group.keyPathsAndRelativeValues(forViewerOffset: offset) == nil)
        group.motionEffects = [
            tilt("center.x", .tiltAlongHorizontalAxis, 4), tilt("center.y", .tiltAlongVerticalAxis, 6),
        ]
        let changes = group.keyPathsAndRelativeValues(forViewerOffset: offset) as? [String: CGFloat]
        #expect(changes == ["center.x": 4, "center.y": -6])
    }

    @Test func `a view has each of its effects once`() {
        useFreshRuntime()
        let (view, effect) = (UIView(), tilt("center.x", .tiltAlongHorizontalAxis, 1))
        view.addMotionEffect(effect)
        view.addMotionEffect(effect)
        #expect(view.motionEffects == [effect])
        view.removeMotionEffect(effect)
        #expect(view.motionEffects.isEmpty)
    }
}
