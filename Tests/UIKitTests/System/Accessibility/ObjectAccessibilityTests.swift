import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// The accessibility properties of objects that aren't views.
@MainActor @Suite(.inTurn) struct ObjectAccessibilityTests {
    private final class LoudItem: UIBarButtonItem {
        override var accessibilityLabel: String? {
            get { "loud " + (super.accessibilityLabel ?? "item") }
            set { super.accessibilityLabel = newValue }
        }
    }

    /// Apple's header names no designated initializer, so Swift accepts each of them.
    private final class SwipeAccessibilityAction: UIAccessibilityCustomAction {
        init(_ target: AnyObject) { super.init(name: "Delete", target: target, selector: Selector("delete")) }
    }

    @Test func `a subclass of an action calls the initializer with a name`() {
        let target = NSObject()
        let action = SwipeAccessibilityAction(target)
        #expect(action.name == "Delete" && action.target === target && action.selector.name == "delete")
    }

    @Test func `every object keeps its accessibility properties`() {
        useFreshRuntime()
        let object = NSObject()
        #expect(!object.isAccessibilityElement && object.accessibilityTraits == .none)
        #expect(
            object.accessibilityLabel == nil && object.accessibilityHint == nil
                && object.accessibilityValue == nil)
        object.isAccessibilityElement = true
        object.accessibilityLabel = "label"
        object.accessibilityHint = "hint"
        object.accessibilityValue = "value"
        object.accessibilityTraits = [.header, .image]
        #expect(object.isAccessibilityElement && object.accessibilityTraits == [.header, .image])
        #expect(
            [object.accessibilityLabel, object.accessibilityHint, object.accessibilityValue] == [
                "label", "hint", "value",
            ])
        #expect(NSObject().accessibilityLabel == nil)
    }

    @Test func `a view, an item and an element answer for themselves where only an object is known`() {
        useFreshRuntime()
        let label = UILabel()
        label.text = "words"
        let item = UINavigationItem()
        let objects: [NSObject] = [
            label, LoudItem(), item, UIAccessibilityElement(accessibilityContainer: label),
        ]
        #expect(objects.map(\.accessibilityLabel) == ["words", "loud item", nil, nil])
        #expect(objects.map(\.isAccessibilityElement) == [true, false, false, true])
        for object in objects { object.accessibilityLabel = "said" }
        #expect(label.accessibilityLabel == "said" && item.accessibilityLabel == "said")
        #expect(objects.map(\.accessibilityLabel) == ["said", "loud said", "said", "said"])
    }

    @Test func `an image has a name for tests`() {
        let image = UIImage()
        #expect(image.accessibilityIdentifier == nil)
        image.accessibilityIdentifier = "logo"
        image.accessibilityLabel = "Our logo"
        #expect(image.accessibilityIdentifier == "logo" && image.accessibilityLabel == "Our logo")
    }

    @Test func `an element is where its place in the view is now`() {
        useFreshRuntime()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)).shown()
        let element = UIAccessibilityElement(accessibilityContainer: view)
        #expect(element.accessibilityFrame == .zero && element.accessibilityContainer === view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
        view.frame.origin.x = 50
        #expect(element.accessibilityFrame.minX == 51)
        element.accessibilityFrame = CGRect(x: 60, y: 30, width: 5, height: 5)
        #expect(element.accessibilityFrameInContainerSpace == CGRect(x: 10, y: 10, width: 5, height: 5))
        element.accessibilityContainer = nil
        #expect(element.accessibilityFrameInContainerSpace.minX == 60)
    }

    @Test func `an item of a bar is spoken by its label, and else by its title`() throws {
        let app = ShownApp()
        let page = UIViewController()
        let close = UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil)
        let done = UIBarButtonItem(title: "OK", style: .done, target: nil, action: nil)
        page.navigationItem.rightBarButtonItems = [close, done]
        let navigation = UINavigationController(rootViewController: page)
        app.show(navigation)
        navigation.navigationBar.showItems()
        let views = navigation.navigationBar.itemViews
        close.accessibilityLabel = "Close"
        close.accessibilityValue = "now"
        close.accessibilityTraits = .startsMediaSession
        close.accessibilityIdentifier = "close-button"
        let shown = try #require(views.first { $0.accessibilityLabel == "Close" })
        #expect(shown.accessibilityValue == "now" && shown.accessibilityIdentifier == "close-button")
        #expect(shown.accessibilityTraits == [.button, .startsMediaSession] && shown.isAccessibilityElement)
        #expect(views.contains { $0.accessibilityLabel == "OK" && $0.accessibilityTraits == .button })
        done.isEnabled = false
        navigation.navigationBar.showItems()
        #expect(views.first { $0.accessibilityLabel == "OK" }?.accessibilityTraits == [.button, .notEnabled])
    }
}
