import TestApps
import TestTraits
import Testing
import UIKit

/// The accessibility properties of views.
@MainActor @Suite(.inTurn) struct ViewAccessibilityTests {
    private final class Ring: UIView {
        override func accessibilityElementCount() -> Int { 2 }
        override func accessibilityElement(at index: Int) -> Any? { "part \(index)" }
    }

    @Test func `elements are counted and found by their places`() {
        useFreshRuntime()
        let (view, one, two) = (UIView(), UIView(), UIView())
        #expect(view.accessibilityElements == nil && view.accessibilityElementCount() == 0)
        view.accessibilityElements = [one, two]
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 1) as? UIView === two)
        #expect(view.accessibilityElement(at: 2) == nil && view.accessibilityElement(at: -1) == nil)
        #expect(view.index(ofAccessibilityElement: two) == 1)
        #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
        let made: UIView = Ring()
        #expect(
            made.accessibilityElementCount() == 2 && made.accessibilityElement(at: 1) as? String == "part 1")
    }

    @Test func `a view is where it is on the screen, unless the app says otherwise`() {
        useFreshRuntime()
        let parent = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)).shown()
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        parent.addSubview(view)
        #expect(view.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
        view.accessibilityFrame = CGRect(x: 0, y: 0, width: 44, height: 44)
        #expect(view.accessibilityFrame.width == 44)
    }

    @Test func `nothing is hidden, modal or grouped by itself, and nothing is done for actions`() {
        useFreshRuntime()
        let view = UIView()
        #expect(!view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
        #expect(!view.shouldGroupAccessibilityChildren && view.accessibilityLanguage == nil)
        #expect(!view.accessibilityActivate() && !view.accessibilityPerformMagicTap())
        view.accessibilityViewIsModal = true
        view.accessibilityLanguage = "ko"
        #expect(view.accessibilityViewIsModal && view.accessibilityLanguage == "ko")
    }
}
