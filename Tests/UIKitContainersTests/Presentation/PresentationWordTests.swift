import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// UIKit's messages about presentations that it rejects, or warns about.
@MainActor @Suite("Words about presentations", .inTurn) struct PresentationWordTests {
    private var words: [String] { Runtime.current.diagnostics.entries.map(\.message) }

    @Test(arguments: [
        (12, "Presenting view controllers on detached view controllers is discouraged"),
        (14, "is discouraged."), (16, "is discouraged."),
        (17, "Will become a hard exception in a future release."),
    ])
    func `a page whose view is on its way into the window presents`(system: Int, expected: String) {
        let app = ShownApp(system: .iOS(system))
        let (tabs, page) = (UITabBarController(), Presenter())
        tabs.viewControllers = [UIViewController(), page]
        app.show(tabs)
        tabs.selectedIndex = 1
        app.settle()
        #expect(words.count == 1 && words[0].contains(expected) && words[0].contains(described(page)))
        #expect(tabs.presentedViewController === page.modalPage)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .automatic])
    func `a page that curls up needs the whole screen`(style: UIModalPresentationStyle) {
        let app = ShownApp()
        let (root, page) = (UIViewController(), UIViewController())
        app.show(root)
        page.modalPresentationStyle = style
        page.modalTransitionStyle = .partialCurl
        root.present(page, animated: true)
        app.settle()
        #expect((root.presentedViewController === page) == (style == .fullScreen))
        #expect(words.isEmpty == (style == .fullScreen))
    }

    @Test func `a sheet does not curl up`() {
        let app = ShownApp()
        let (root, sheet, page) = (UIViewController(), UIViewController(), UIViewController())
        app.show(root)
        sheet.modalPresentationStyle = .pageSheet
        root.present(sheet, animated: true)
        app.settle()
        page.modalPresentationStyle = .fullScreen
        page.modalTransitionStyle = .partialCurl
        sheet.present(page, animated: true)
        app.settle()
        #expect(sheet.presentedViewController == nil)
        #expect(words.count == 1 && words[0].hasSuffix("non-fullscreen view controller \(described(sheet))."))
    }

    private final class Presenter: UIViewController {
        let modalPage = UIViewController()

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if modalPage.presentingViewController == nil { present(modalPage, animated: true) }
        }
    }
}
