import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

/// Records the duration of the animation in which its updates run; 0 outside animations.
private final class Box: UIView {
    var layouts: [TimeInterval] = []
    var updates: [TimeInterval] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts.append(UIView.inheritedAnimationDuration)
    }

    override func updateProperties() {
        super.updateProperties()
        updates.append(UIView.inheritedAnimationDuration)
    }
}

@MainActor @Suite(.inTurn) struct FlushUpdatesTests {
    private func shownBoxes(in app: ShownApp) -> (Box, Box) {
        let (page, first, second) = (UIViewController(), Box(), Box())
        page.view.addSubview(first)
        page.view.addSubview(second)
        app.show(page)
        for box in [first, second] { (box.layouts, box.updates) = ([], []) }
        return (first, second)
    }

    @Test func `the option has the bit of Apple's header`() {
        #expect(UIView.AnimationOptions.flushUpdates.rawValue == 1 << 28)
    }

    @Test func `earlier invalidations aren't animated, and those of the scope are`() {
        let app = ShownApp(system: .iOS(26))
        let (box, other) = shownBoxes(in: app)
        box.setNeedsLayout()
        UIView.animate(withDuration: 0.5, delay: 0, options: .flushUpdates) {
            #expect(box.layouts == [0])
            box.setNeedsLayout()
            other.setNeedsUpdateProperties()
        }
        #expect(box.layouts == [0, 0.5])
        #expect(other.updates == [0.5])
        #expect(other.layouts.isEmpty)
    }

    @Test func `a nested scope flushes the outer scope's invalidations before its own`() {
        let app = ShownApp(system: .iOS(26))
        let (box, other) = shownBoxes(in: app)
        UIView.animate(withDuration: 0.5, delay: 0, options: .flushUpdates) {
            box.setNeedsLayout()
            UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) {
                #expect(box.layouts == [0.5])
                other.setNeedsLayout()
            }
            #expect(other.layouts == [0.2])
        }
    }

    @Test func `disabling animations and enabling them again flush the pending updates`() {
        let app = ShownApp(system: .iOS(26))
        let (box, other) = shownBoxes(in: app)
        UIView.animate(withDuration: 0.5, delay: 0, options: .flushUpdates) {
            box.setNeedsLayout()
            UIView.performWithoutAnimation {
                #expect(box.layouts == [0.5])
                other.setNeedsLayout()
            }
            #expect(other.layouts == [0])
            box.setNeedsLayout()
            UIView.setAnimationsEnabled(false)
            #expect(box.layouts.count == 2)
            other.setNeedsLayout()
            UIView.setAnimationsEnabled(true)
            #expect(other.layouts.count == 2)
        }
    }

    @Test func `an animation without duration is a scope too`() {
        let app = ShownApp(system: .iOS(26))
        let (box, _) = shownBoxes(in: app)
        UIView.animate(withDuration: 0, delay: 0, options: .flushUpdates) { box.setNeedsLayout() }
        #expect(box.layouts == [0])
    }

    @Test func `a property animator flushes around its blocks`() {
        let app = ShownApp(system: .iOS(26))
        let (box, other) = shownBoxes(in: app)
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
        #expect(!animator.flushUpdates)
        animator.flushUpdates = true
        animator.addAnimations { box.setNeedsUpdateProperties() }
        other.setNeedsLayout()
        animator.startAnimation()
        #expect(box.updates == [0.5])
        #expect(other.layouts == [0])
        app.settle()
    }

    @Test func `without the option, and before iOS 26, updates wait for the next pass`() {
        for (system, options) in [
            (SystemVersion.iOS(26), UIView.AnimationOptions()), (.iOS(18), .flushUpdates),
        ] {
            let app = ShownApp(system: system)
            let (box, _) = shownBoxes(in: app)
            UIView.animate(withDuration: 0.5, delay: 0, options: options) { box.setNeedsLayout() }
            #expect(box.layouts.isEmpty)
            app.settle()
            #expect(box.layouts == [0])
        }
    }
}
