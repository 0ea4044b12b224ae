import Testing
import UIKit

import struct UIKit.UIEdgeInsets
import class UIKit.UISlider
import class UIKit.UITableView

/// UIKit consists of several modules. An app, a storyboard and a console see only one.
@MainActor @Suite struct ModuleNameTests {
    @Test func `a name with UIKit in front is found in each module`() {
        #expect(UIKit.UIColor.red == .red)
        #expect(UIKit.UIEdgeInsets.zero.top == 0)
        #expect(UIKit.UIView().next == nil)
        #expect(UIKit.UISlider().value == 0)
        #expect(UIKit.UITableView().style == .plain)
        #expect(UIKit.UIGravityBehavior(items: []).magnitude == 1)
        #expect(
            UIKit.UIActivityViewController(activityItems: [], applicationActivities: nil).isBeingPresented
                == false)
    }

    @Test(
        arguments: [
            "UIColor", "UIView", "UIStoryboardSegue", "UISlider", "UITableView", "UICollectionViewFlowLayout",
            "UIGravityBehavior", "UIActivityViewController",
        ])
    func `a class is found by its name, and printed without a module`(name: String) throws {
        let found: AnyClass = try #require(UIKitClasses.named(name))
        #expect(UIKitClasses.has(String(reflecting: found)))
        #expect(UIKitClasses.displayName(String(reflecting: found)) == name)
    }

    @Test func `a name that is not UIKit's stays as it is`() {
        #expect(UIKitClasses.named("UIShelf") == nil)
        #expect(UIKitClasses.displayName("Shop.TeaPage") == "Shop.TeaPage")
        #expect(UIKitClasses.displayName("UIKitchen.Tea") == "UIKitchen.Tea")
    }
}
