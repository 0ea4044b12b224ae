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

    @Test func `a column that the app shows is announced before and after its transition`() {
        let (app, split, listener) = shown()
        #expect(listener.heard.isEmpty)
        split.show(.primary)
        #expect(listener.heard == ["will show primary"])
        app.settle()
        #expect(listener.heard == ["will show primary", "did show primary"])
        listener.heard = []
        split.hide(.primary)
        app.settle()
        #expect(listener.heard == ["will hide primary", "did hide primary"])
    }

    @Test func `the inspector is announced, as a column and in a sheet`() {
        for device in [DeviceSpec.iPadPro11, .iPhone16] {
            let (app, split, listener) = shown(on: device)
            listener.heard = []
            split.show(.inspector)
            app.settle()
            #expect(listener.heard == ["will show inspector", "did show inspector"])
            listener.heard = []
            split.hide(.inspector)
            app.settle()
            #expect(listener.heard == ["will hide inspector", "did hide inspector"])
        }
    }

    @Test func `before iOS 26 the delegate isn't called for columns that the app shows`() {
        let (app, split, listener) = shown(system: .iOS(18))
        split.show(.primary)
        app.settle()
        #expect(listener.heard.isEmpty)
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
            return split.viewControllers.map(\.view.frame.width)
        }
        #expect(widths() == [320, 514])
        split.preferredSecondaryColumnWidthFraction = 0.5
        #expect(widths() == [417, 417])
        split.preferredSecondaryColumnWidth = 600
        #expect(widths() == [234, 600])
        split.minimumSecondaryColumnWidth = 634
        #expect(widths() == [200, 634])
    }
}
