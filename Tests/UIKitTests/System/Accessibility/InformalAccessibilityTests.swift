import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

/// The accessibility members of every object.
@MainActor @Suite(.inTurn) struct InformalAccessibilityTests {
    @Test func `a text and the same text with attributes are one`() {
        useFreshRuntime()
        for object in [NSObject(), UIView(), UIViewController(), UIBarButtonItem(), UINavigationItem()] {
            let spelled = NSAttributedString(string: "A1", attributes: [.accessibilitySpeechSpellOut: true])
            object.accessibilityAttributedLabel = spelled
            #expect(object.accessibilityLabel == "A1" && object.accessibilityAttributedLabel == spelled)
            object.accessibilityLabel = "B"
            #expect(object.accessibilityAttributedLabel == NSAttributedString(string: "B"))
            object.accessibilityLabel = nil
            #expect(object.accessibilityAttributedLabel == nil)
            object.accessibilityUserInputLabels = ["one", "two"]
            #expect(object.accessibilityAttributedUserInputLabels.map(\.string) == ["one", "two"])
            object.accessibilityUserInputLabels = nil
            #expect(object.accessibilityUserInputLabels == [])
        }
    }

    @Test func `a block counts for more than what was set`() {
        useFreshRuntime()
        for object in [NSObject(), UILabel(), UIViewController(), UIBarButtonItem()] {
            object.accessibilityLabel = "set"
            object.accessibilityLabelBlock = { "block" }
            object.accessibilityTraitsBlock = { .header }
            object.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 4, height: 6) }
            #expect(object.accessibilityLabel == "block" && object.accessibilityTraits == .header)
            #expect(object.accessibilityActivationPoint == CGPoint(x: 3, y: 5))
            object.accessibilityLabelBlock = { nil }
            #expect(object.accessibilityLabel == nil)
            object.accessibilityLabelBlock = nil
            #expect(object.accessibilityLabel == "set")
        }
    }

    private final class Player: UIView {
        override var accessibilityContainerType: UIAccessibilityContainerType {
            get { .landmark }
            set {}
        }
        override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { true }
        override var accessibilityElements: [Any]? {
            get { ["made"] }
            set {}
        }
    }

    @Test func `an override is found where only an object is known`() {
        useFreshRuntime()
        let object: NSObject = Player()
        #expect(object.accessibilityContainerType == .landmark && object.accessibilityScroll(.next))
        #expect(object.accessibilityElementCount() == 1)
        #expect(object.accessibilityElement(at: 0) as? String == "made")
    }

    @Test func `nothing is said by itself`() {
        useFreshRuntime()
        let object = NSObject()
        #expect(object.accessibilityCustomActions == nil && object.accessibilityCustomRotors == nil)
        #expect(object.accessibilityPath == nil && object.accessibilityTextualContext == nil)
        #expect(
            object.accessibilityNavigationStyle == .automatic && object.accessibilityContainerType == .none)
        #expect(object.accessibilityDragSourceDescriptors == nil && object.automationElements == nil)
        #expect(!object.accessibilityActivate() && !object.accessibilityPerformEscape())
        #expect(!object.accessibilityZoomIn(at: .zero) && !object.accessibilityScroll(.up))
        #expect(object.index(ofAccessibilityElement: 1) == NSNotFound)
        object.accessibilityPerformEscapeBlock = { true }
        #expect(object.accessibilityPerformEscape())
    }

    struct Responding: Sendable {
        let make: @MainActor @Sendable () -> NSObject
        let answer: Bool
    }

    @Test(arguments: [
        Responding(make: { UIView() }, answer: false), Responding(make: { UILabel() }, answer: false),
        Responding(make: { UIButton(type: .system) }, answer: true),
        Responding(
            make: {
                let button = UIButton(type: .system)
                button.isEnabled = false
                return button
            }, answer: false),
        Responding(
            make: {
                let view = UIView()
                view.addGestureRecognizer(UITapGestureRecognizer())
                return view
            }, answer: true),
        Responding(
            make: {
                let element = UIAccessibilityElement(accessibilityContainer: UIView())
                element.accessibilityTraits = .link
                return element
            }, answer: true),
    ])
    func `what takes touches responds to the user`(_ case: Responding) {
        useFreshRuntime()
        let object = `case`.make()
        #expect(object.accessibilityRespondsToUserInteraction == `case`.answer)
        object.accessibilityRespondsToUserInteraction = !`case`.answer
        #expect(object.accessibilityRespondsToUserInteraction == !`case`.answer)
    }

    @Test func `a place is where a view is activated, unless another is named`() {
        useFreshRuntime()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50)).shown()
        let whole = UIAccessibilityLocationDescriptor(name: "All", view: view)
        #expect(whole.point == CGPoint(x: 50, y: 25) && whole.name == "All" && whole.view === view)
        view.accessibilityActivationPoint = CGPoint(x: 10, y: 20)
        #expect(UIAccessibilityLocationDescriptor(name: "", view: view).point == .zero)
        let part = UIAccessibilityLocationDescriptor(name: "Part", point: CGPoint(x: 1, y: 2), in: view)
        #expect(part.point == CGPoint(x: 1, y: 2) && part.attributedName.string == "Part")
    }

    @Test func `rectangles and paths of a view have their places on the screen`() {
        useFreshRuntime()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50)).shown()
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let place = CGRect(x: 11, y: 22, width: 3, height: 4)
        #expect(UIAccessibility.convertToScreenCoordinates(rect, in: view) == place)
        let path = UIBezierPath(rect: rect)
        #expect(UIAccessibility.convertToScreenCoordinates(path, in: view).bounds == place)
        #expect(path.bounds == rect)
        #expect(!view.accessibilityIgnoresInvertColors)
        view.accessibilityIgnoresInvertColors = true
        #expect(view.accessibilityIgnoresInvertColors)
    }
}
