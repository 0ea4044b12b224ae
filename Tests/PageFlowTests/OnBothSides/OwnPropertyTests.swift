import PageFlow
import Testing
import UIKit

/// An existing page of an app, with properties that have PageFlow's names.
private final class TrainPage: UIViewController {
    var arrival = "12:40"
    var navigator = "Ada"
    var isLeavingStack = true
}

@MainActor @Suite struct OwnPropertyTests {
    @Test func `a page keeps a property of its own, and PageFlow knows the page as ever`() {
        let page = TrainPage()
        #expect(page.arrival == "12:40")
        #expect(page.navigator == "Ada")
        #expect(page.isLeavingStack)
        let controller: UIViewController = page
        #expect("\(controller.arrival)" == "off screen")
        #expect(controller.navigator == nil)
        #expect(!controller.isLeavingStack)
    }
}
