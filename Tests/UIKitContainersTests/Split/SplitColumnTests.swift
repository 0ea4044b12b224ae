import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// The columns of split views since iOS 26: the delegate's calls and the width of the secondary column.
@MainActor @Suite(.inTurn) struct SplitColumnTests {
    private final class Listener: UISplitViewControllerDelegate {
        var heard: [String] = []

        func splitViewController(
            _ svc: UISplitViewController, willShow column: UISplitViewController.Column
        ) { heard.append("will show \(column)") }

        func splitViewController(
            _ svc: UISplitViewController, willHide column: UISplitViewController.Column
        ) { heard.append("will hide \(column)") }

        func splitViewController(
            _ svc: UISplitViewController, didShow column: UISplitViewController.Column
        ) { heard.append("did show \(column)") }

        func splitViewController(
            _ svc: UISplitViewController, didHide column: UISplitViewController.Column
        ) { heard.append("did hide \(column)") }
    }

    private func shown(
        on device: DeviceSpec = .iPadPro11, system: SystemVersion = .iOS(26)
    ) -> (app: ShownApp, split: UISplitViewController, listener: Listener) {
        let app = ShownApp(device: device, system: system)
        let split = UISplitViewController(style: .doubleColumn)
        for column in [UISplitViewController.Column.primary, .secondary, .inspector] {
            split.setViewController(UIViewController(), for: column)
        }
        let listener = Listener()
        split.delegate = listener
        app.show(split)
        return (app, split, listener)
    }

    @Test(arguments: [18, 26])
    func `the delegate isn't called for columns that the app shows and hides`(version: Int) {
        let (app, split, listener) = shown(system: .iOS(version))
        split.show(.primary)
        app.settle()
        #expect(split.isShowing(.primary))
        split.hide(.primary)
        app.settle()
        #expect(!split.isShowing(.primary) && listener.heard.isEmpty)
    }

    @Test func `a column that the user shows is announced before and after its transition`() {
        let (app, split, listener) = shown()
        split.show(.primary)
        app.settle()
        split.userChangesMode()
        #expect(listener.heard == ["will hide primary"])
        app.settle()
        #expect(listener.heard == ["will hide primary", "did hide primary"])
        listener.heard = []
        split.userChangesMode()
        app.settle()
        #expect(listener.heard == ["will show primary", "did show primary"])
    }

    @Test func `an inspector that the app shows isn't announced, as a column or in a sheet`() {
        for device in [DeviceSpec.iPadPro11, .iPhone16] {
            let (app, split, listener) = shown(on: device)
            listener.heard = []
            split.show(.inspector)
            app.settle()
            #expect(split.isShowing(.inspector))
            split.hide(.inspector)
            app.settle()
            #expect(!split.isShowing(.inspector) && listener.heard.isEmpty)
        }
    }

    @Test func `the secondary column has its preferred width, and the sidebar the rest`() {
        let (app, split, _) = shown()
        let automatic = UISplitViewController.automaticDimension
        #expect(
            split.preferredSecondaryColumnWidth == automatic && split.minimumSecondaryColumnWidth == automatic
                && split.preferredSecondaryColumnWidthFraction == automatic)
        split.preferredDisplayMode = .oneBesideSecondary
        app.settle()
        func widths() -> [CGFloat] {
            app.settle()
            return split.viewControllers.map { $0.view.frame.width - $0.view.safeAreaInsets.left }
        }
        #expect(widths() == [320, 514])
        split.preferredSecondaryColumnWidthFraction = 0.5
        #expect(widths() == [417, 417])
        split.preferredSecondaryColumnWidth = 600
        #expect(widths() == [234, 600])
        split.minimumSecondaryColumnWidth = 634
        #expect(widths() == [200, 634])
    }

    @Test func `since iOS 26 a sidebar floats over the adjacent column`() throws {
        for system in [SystemVersion.iOS(18), .iOS(26)] {
            let (app, split, _) = shown(system: system)
            split.preferredDisplayMode = .oneBesideSecondary
            app.settle()
            let content = try #require(split.viewControllers.last)
            let inset: CGFloat = system < .iOS(26) ? 0 : 320
            #expect(content.view.frame.minX == 320 - inset && content.view.frame.maxX == 834)
            #expect(content.view.safeAreaInsets.left == inset && content.view.safeAreaInsets.right == 0)
            split.hide(.primary)
            app.settle()
            #expect(content.view.frame.width == 834 && content.view.safeAreaInsets.left == 0)
        }
    }

    @Test func `with three columns the sidebar floats over the supplementary one`() throws {
        let app = ShownApp(device: .iPadPro11, system: .iOS(26))
        let split = UISplitViewController(style: .tripleColumn)
        let pages = (0..<3).map { _ in UIViewController() }
        for (page, column) in zip(
            pages, [UISplitViewController.Column.primary, .supplementary, .secondary])
        {
            split.setViewController(page, for: column)
        }
        split.preferredDisplayMode = .twoBesideSecondary
        app.show(split)
        let views = try pages.map { try #require($0.navigationController?.view) }
        #expect(views.map(\.frame.minX) == [0, 0, 640])
        #expect(views[1].safeAreaInsets.left == 320 && views[1].frame.width == 640)
        #expect(views[2].safeAreaInsets.left == 0)
        #expect(split.view.hitTest(CGPoint(x: 100, y: 400), with: nil)?.isDescendant(of: views[0]) == true)
    }

    @Test func `the pages of a split view have a trait for its layout`() {
        let (app, split, _) = shown()
        let page = split.viewController(for: .secondary)
        #expect(split.traitCollection.splitViewControllerLayoutEnvironment == .none)
        #expect(page?.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
        #expect(page?.view.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
        var changes = 0
        let registration = page?.registerForTraitChanges(
            [UITraitSplitViewControllerLayoutEnvironment.self]
        ) { (_: UIViewController, _: UITraitCollection) in changes += 1 }
        app.window.traitOverrides.horizontalSizeClass = .compact
        app.settle()
        #expect(split.isCollapsed && changes == 1)
        #expect(page?.traitCollection.splitViewControllerLayoutEnvironment == .collapsed)
        _ = registration
    }

    @Test func `the first layout of a split view changes no traits of its pages`() {
        final class Page: UIViewController {
            var callbacks: [String] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                callbacks.append("viewDidLoad")
            }

            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                callbacks.append("traitCollectionDidChange")
            }
        }
        let app = ShownApp(device: .iPhone16, system: .iOS(26))
        let (split, page) = (UISplitViewController(style: .doubleColumn), Page())
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(page, for: .secondary)
        app.show(split)
        #expect(split.isCollapsed)
        #expect(page.traitCollection.splitViewControllerLayoutEnvironment == .collapsed)
        #expect(page.callbacks.first == "viewDidLoad")
        #expect(!page.callbacks.contains("traitCollectionDidChange"))
    }
}
