import Simulator

// Sheets, popovers, action sheets and zooms on iOS 18 and later.
extension Scenario {
    static let presentationsSince18: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt26-modals-01", "An action sheet with a source view on an iPhone", ios: "26",
                animated: true, source: .documentation(designSession),
                notes: """
                    Quote: Starting in iOS 26, they behave the same on iPhone, appearing directly over the
                    originating view. Action sheets presented inline don't have a cancel button because the
                    cancel action is implicit by tapping anywhere else.
                    """),
            statements: 3
        ) { stage in
            let app = try ActionSheetApp(stage, hasSource: true)
            let reach = app.source.frame.insetBy(dx: -60, dy: -60)
            stage.state(
                "it is at the source", app.frame.intersects(reach) && app.frame.maxY < 700, "\(app.frame)")
            stage.state(
                "it has no cancel button",
                stage.sim.place(of: "Delete") != nil && stage.sim.place(of: "Cancel") == nil, "it has one")
            stage.sim.tap(at: CGPoint(x: 200, y: 800))
            try stage.settle()
            stage.state(
                "a tap elsewhere dismisses it and runs the cancel action",
                !app.isShown && stage.has("canceled"), "\(app.isShown), \(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-modals-02", "An action sheet without a source on an iPhone", ios: "26",
                animated: true, source: .documentation(designSession),
                notes: """
                    Quote: If you don't specify a source, the action sheet will be centered, and you will have a
                    cancel button.
                    """),
            statements: 2
        ) { stage in
            let app = try ActionSheetApp(stage, hasSource: false)
            let screen = stage.sim.window.bounds
            stage.state(
                "it is centered on the screen",
                abs(app.frame.midX - screen.midX) < 2 && abs(app.frame.midY - screen.midY) < 40,
                "\(app.frame)")
            stage.state("it has a cancel button", stage.sim.place(of: "Cancel") != nil, "it has none")
        },
        .rule(
            EvidenceEntry(
                "hunt26-modals-03", "A zoom in a stack: the closure for the source view", ios: "18+",
                animated: true,
                source: .documentation("https://developer.apple.com/videos/play/wwdc2024/10145"),
                notes: """
                    Quote: the closure passed to the zoom transition will be run on zoom in and again on zoom out
                    """),
            statements: 3
        ) { stage in
            let (home, page) = (stage.page("A"), stage.page("B"))
            let source = UIView(frame: CGRect(x: 40, y: 200, width: 80, height: 80))
            var contexts: [(source: UIViewController?, zoomed: UIViewController?)] = []
            home.loadViewIfNeeded()
            home.view.addSubview(source)
            page.preferredTransition = .zoom { context in
                contexts.append((context.sourceViewController, context.zoomedViewController))
                return source
            }
            let stack = stage.navigation([home])
            try stage.launch(stack)
            stack.pushViewController(page, animated: true)
            try stage.settle()
            let count = contexts.count
            stage.state("it is called in the push", count > 0, "\(count)")
            stack.popViewController(animated: true)
            try stage.settle()
            stage.state("it is called again in the pop", contexts.count > count, "\(contexts.count)")
            stage.state(
                "its context has the zoomed page and the page beneath",
                contexts.allSatisfy { $0.source === home && $0.zoomed === page }, "\(contexts)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-modals-04",
                "Three sheets on one another; the first two were dragged to the large detent",
                ios: "18.6 and 26.4", animated: true,
                source: .log(formSheet + "test-form-sheet-stacking-ios/scenario.md"),
                notes: """
                    Quote: The First FormSheet remains visible in the background, keeping its expanded 1.0
                    detent.
                    """),
            statements: 2
        ) { stage in
            let (home, sheets) = (stage.page("A"), ["B", "C", "D"].map { stage.page($0, .formSheet) })
            try stage.launch(home)
            for (presenter, sheet) in zip([home] + sheets, sheets) {
                sheet.sheetPresentationController?.detents = [.medium(), .large()]
                presenter.present(sheet, animated: true)
                try stage.settle()
                if sheet !== sheets[2] { try stage.dragToTop(sheet) }
            }
            var detents = sheets.map { $0.sheetPresentationController?.selectedDetentIdentifier }
            stage.state(
                "the covered sheets keep the large detent", detents.prefix(2).allSatisfy { $0 == .large },
                "\(detents)")
            var tops: [CGFloat] = []
            for sheet in [sheets[1], sheets[0]] {
                sheet.dismiss(animated: true)
                try stage.settle()
                tops.append(sheet.view.convert(CGPoint.zero, to: nil).y)
            }
            detents = sheets.map { $0.sheetPresentationController?.selectedDetentIdentifier }
            stage.state(
                "each returns at the large detent when the sheet above is dismissed",
                tops.allSatisfy { $0 < 150 } && detents[0] == .large, "\(tops), \(detents)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-modals-05",
                "A sheet with a medium detent is dismissed, and its presentation controller is read again",
                ios: "18.6 and 26.4", animated: true,
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/ios/modals/form-sheet/RNSFormSheetContentController.mm"
                ),
                notes: """
                    Quote: The presentation controller is recreated by UIKit on every present/dismiss cycle. We
                    must force a full configuration update for this new instance.
                    """),
            statements: 2
        ) { stage in
            let (home, sheet) = (stage.page("A"), stage.page("B", .formSheet))
            try stage.launch(home)
            let first = try require(sheet.sheetPresentationController)
            first.detents = [.medium()]
            home.present(sheet, animated: true)
            try stage.settle()
            home.dismiss(animated: true)
            try stage.settle()
            let second = sheet.sheetPresentationController
            stage.state(
                "it is another object", second != nil && second !== first, "\(String(describing: second))")
            stage.state(
                "its detents are the large one alone", second?.detents.map(\.identifier) == [.large],
                "\(String(describing: second?.detents.map(\.identifier)))")
        },
        .rule(
            EvidenceEntry(
                "hunt26-modals-06", "The source view of a popover on an iPad changes its size", ios: "18+",
                animated: true, devices: ["iPad Pro 11-inch"],
                source: .documentation(header("UIPopoverPresentationController")),
                notes: """
                    Quote: a value of CGRectNull will cause the popover to point at the current frame of
                    sourceView and automatically update when the size of sourceView changes.
                    """),
            statements: 1
        ) { stage in
            let (home, page) = (stage.page("A"), stage.page("B", .popover))
            let source = UIView(frame: CGRect(x: 300, y: 200, width: 40, height: 40))
            try stage.launch(home)
            home.view.addSubview(source)
            page.preferredContentSize = CGSize(width: 200, height: 200)
            page.popoverPresentationController?.sourceView = source
            page.popoverPresentationController?.permittedArrowDirections = .up
            home.present(page, animated: true)
            try stage.settle()
            let top = page.view.convert(CGPoint.zero, to: nil).y
            source.frame.size.height = 140
            try stage.settle()
            let next = page.view.convert(CGPoint.zero, to: nil).y
            stage.state(
                "the popover points at the new frame", top > 200 && abs(next - top - 100) < 1,
                "\(top), \(next)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-modals-07",
                "largestUndimmedDetentIdentifier is changed while the sheet is presented",
                ios: "18.6 and 26.4", animated: true,
                source: .log(formSheet + "test-form-sheet-largest-undimmed-detent-index-ios/scenario.md"),
                notes: "Quote: The background is undimmed immediately."),
            statements: 2
        ) { stage in
            let scene = try DetentSheet(stage)
            scene.controller.largestUndimmedDetentIdentifier = .medium
            try stage.settle()
            scene.tapBelow()
            try stage.settle()
            stage.state(
                """
                set to the detent of the sheet: a button of the page beneath can be tapped, and the sheet stays
                """, scene.taps == 1 && scene.isShown, "\(scene.taps), \(scene.isShown)")
            scene.controller.largestUndimmedDetentIdentifier = nil
            try stage.settle()
            scene.tapBelow()
            try stage.settle()
            stage.state(
                "set to nil again: a tap on the page beneath dismisses the sheet",
                scene.taps == 1 && !scene.isShown, "\(scene.taps), \(scene.isShown)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-modals-08", "A sheet with three detents and a selected one, before its presentation",
                ios: "18.6 and 26.4", animated: true,
                source: .log(formSheet + "test-form-sheet-initial-detent-index/scenario.md"),
                notes: "Quote: The FormSheet opens directly at the middle detent (0.6 detent)."),
            statements: 2
        ) { stage in
            let middle = UISheetPresentationController.Detent.Identifier("middle")
            let scene = try DetentSheet(
                stage, [.custom { _ in 200 }, .custom(identifier: middle) { _ in 400 }, .large()]
            ) { $0.selectedDetentIdentifier = middle }
            let top = scene.top
            let bottom = stage.sim.window.bounds.maxY
            stage.state(
                "it opens at the selected detent", (400...440).contains(bottom - top), "\(bottom - top)")
            scene.drag(to: 80, from: top)
            try stage.settle()
            scene.sheet.view.setNeedsLayout()
            try stage.settle()
            stage.state(
                "the user drags it to another detent, and it is laid out: it stays there",
                scene.top < 150 && scene.controller.selectedDetentIdentifier == .large,
                "\(scene.top), \(String(describing: scene.controller.selectedDetentIdentifier))")
        },
        .rule(
            EvidenceEntry(
                "hunt26-modals-09",
                "widthFollowsPreferredContentSizeWhenEdgeAttached on an upright iPhone", ios: "18+",
                source: .documentation(header("UISheetPresentationController")),
                notes: """
                    Quote: The value of this property is not respected in compact width regular height.
                    """),
            statements: 1
        ) { stage in
            let scene = try DetentSheet(stage, [.large()]) {
                $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
                $0.presentedViewController.preferredContentSize = CGSize(width: 200, height: 300)
            }
            let width = scene.sheet.view.bounds.width
            stage.state(
                "the sheet is as wide as the screen", width == stage.sim.window.bounds.width, "\(width)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-modals-10",
                "A page with a preferred content size is presented in the automatic style on an iPad",
                ios: "18+", devices: ["iPad Pro 11-inch"],
                source: .documentation(header("UISheetPresentationController")),
                notes: """
                    Quote: When NO, this maps to the behavior of UIModalPresentationFormSheet, where the sheet
                    size follows the presented view controller's `preferredContentSize`.
                    """),
            statements: 2
        ) { stage in
            let home = stage.page("A")
            try stage.launch(home)
            @MainActor func size(ofPageSizing isPage: Bool) throws -> CGSize {
                let page = stage.page("B")
                page.preferredContentSize = CGSize(width: 400, height: 300)
                if isPage { page.sheetPresentationController?.prefersPageSizing = true }
                home.present(page, animated: false)
                try stage.settle()
                let size = page.view.bounds.size
                home.dismiss(animated: false)
                try stage.settle()
                return size
            }
            let (form, pageSized) = (try size(ofPageSizing: false), try size(ofPageSizing: true))
            stage.state(
                "it has its preferred content size", form == CGSize(width: 400, height: 300), "\(form)")
            stage.state("with prefersPageSizing it is wider", pageSized.width > 400, "\(pageSized)")
        },
    ]

    private static let designSession = "https://developer.apple.com/videos/play/wwdc2025/284"
    private static let formSheet =
        "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/apps/src/tests/single-feature-tests/form-sheet/"

    private static func header(_ name: String) -> String {
        "iPhoneOS 26.2 SDK, UIKit.framework/Headers/\(name).h"
    }
}

extension Stage {
    /// Drags a sheet by its upper edge to the top of the screen.
    fileprivate func dragToTop(_ sheet: UIViewController) throws {
        let top = sheet.view.convert(CGPoint.zero, to: nil).y
        sim.touchDown(at: CGPoint(x: 200, y: top + 4))
        sim.touchMove(to: CGPoint(x: 200, y: 80), over: 0.5)
        sim.advance(by: 0.2)
        sim.touchUp()
        try settle()
    }
}

/// An app that shows an action sheet with Delete and Cancel.
@MainActor
private final class ActionSheetApp {
    let source = UIView(frame: CGRect(x: 60, y: 160, width: 120, height: 44))
    private let home: Page
    private let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)

    init(_ stage: Stage, hasSource: Bool) throws {
        home = stage.page("A")
        try stage.launch(home)
        home.view.addSubview(source)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in stage.log("canceled") })
        if hasSource { alert.popoverPresentationController?.sourceView = source }
        stage.begin()
        home.present(alert, animated: true)
        try stage.settle()
    }

    var isShown: Bool { home.presentedViewController === alert }

    var frame: CGRect { alert.view.convert(alert.view.bounds, to: nil) }
}
