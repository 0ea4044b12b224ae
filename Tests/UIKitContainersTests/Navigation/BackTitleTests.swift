import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// The title of a back button on glass, where only a title that the app has set is shown.
@MainActor @Suite(.inTurn) struct BackTitleTests {
    /// The width of the back button of a page above one whose item is configured, in the bar's heights.
    private func extraWidth(
        title: String = "Second", items: Int = 0, _ configure: (UINavigationItem) -> Void
    ) throws -> CGFloat {
        let sim = Simulator(device: .iPhone16, system: .iOS(26))
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("First", title)
        configure(first.navigationItem)
        second.navigationItem.rightBarButtonItems = (0..<items).map { _ in UIBarButtonItem(systemItem: .add) }
        let stack = UINavigationController()
        stack.viewControllers = [first, second]
        sim.launch(stack)
        try sim.settle()
        let button = try #require(stack.navigationBar.backButton)
        return button.bounds.width - button.bounds.height
    }

    @Test func `the title of the previous page isn't shown`() throws {
        #expect(try extraWidth { _ in } == 0)
        #expect(try extraWidth { $0.title = nil } == 0)
    }

    @Test func `a title that the app has set is shown`() throws {
        #expect(try extraWidth { $0.backButtonTitle = "Custom title" } > 80)
        #expect(try extraWidth { $0.backBarButtonItem = UIBarButtonItem(title: "Custom title") } > 80)
        #expect(try extraWidth { $0.backButtonTitle = "" } == 0)
    }

    @Test(arguments: [UINavigationItem.BackButtonDisplayMode.generic, .minimal])
    func `other display modes show no title`(mode: UINavigationItem.BackButtonDisplayMode) throws {
        let width = try extraWidth {
            ($0.backButtonTitle, $0.backButtonDisplayMode) = ("Custom title", mode)
        }
        #expect(width == 0)
    }

    @Test func `a title without room beside the page's title and buttons isn't shown`() throws {
        let long = "Longer custom title"
        #expect(try extraWidth(title: long) { $0.backButtonTitle = long } == 0)
        #expect(try extraWidth { $0.backButtonTitle = long } > 100)
        #expect(try extraWidth(items: 4) { $0.backButtonTitle = long } == 0)
    }
}
