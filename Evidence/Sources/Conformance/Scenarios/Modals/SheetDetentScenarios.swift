import Simulator

// Sheets: detents, covered pages, and dismissal.
extension Scenario {
    static let sheetDetents: [Scenario] = [
        .rule(
            EvidenceEntry(
                "ios26-SHEET-03", "The default of prefersPageSizing", ios: "18+",
                source: .documentation(
                    "iPhoneOS 26.2 SDK, UIKit.framework/Headers/UISheetPresentationController.h"),
                notes: "Quote: Default: NO on iOS 18.0 and later, YES on earlier releases"),
            statements: 2
        ) { stage in
            let now = stage.page("Sheet").sheetPresentationController?.prefersPageSizing
            stage.state("it is false from iOS 18 on", now == false, "\(String(describing: now))")
            let older = Simulator(system: .iOS(17))
            let before = withExtendedLifetime(older) {
                stage.page("Sheet").sheetPresentationController?.prefersPageSizing
            }
            stage.state("it is true before", before == true, "\(String(describing: before))")
        },
        .rule(
            EvidenceEntry(
                "ios26-SHEET-05", "The value of a custom detent, and the height of the sheet", ios: "16+",
                source: .documentation(
                    "iPhoneOS 26.2 SDK, UIKit.framework/Headers/UISheetPresentationController.h"),
                notes: """
                    Quote: returning 200 will result in a detent where the height of the sheet is 200 +
                    safeAreaInsets.bottom when edge-attached, and just 200 when floating.
                    """),
            statements: 2,
            remark: """
                Since iOS 26 an attached sheet of an iPhone is some points from the edges, and its own bottom inset is \
                smaller by these.
                """
        ) { stage in
            let (home, page) = (stage.page("Home"), stage.page("Sheet"))
            try stage.launch(home)
            page.sheetPresentationController?.detents = [.custom { _ in 200 }]
            home.present(page, animated: false)
            try stage.settle()
            let (height, inset) = (page.view.bounds.height, page.view.safeAreaInsets.bottom)
            stage.state(
                "a sheet attached to the edge has the value and the bottom inset",
                inset > 0 && height == 200 + inset, "\(height), \(inset)")
            let pad = Simulator(device: .iPadPro11, system: .iOS(stage.major))
            let (wide, form) = (stage.page("Wide"), stage.page("Form"))
            pad.launch(wide)
            form.modalPresentationStyle = .formSheet
            form.preferredContentSize = CGSize(width: 400, height: 500)
            form.sheetPresentationController?.detents = [.custom { _ in 200 }]
            wide.present(form, animated: false)
            try pad.settle()
            let floating = form.view.bounds.height
            stage.state("a floating sheet is as high as the value", floating == 200, "\(floating)")
        },
        .rule(
            EvidenceEntry(
                "ios26-SHEET-06", "The rounded corners of a sheet at a medium detent", ios: "26.4",
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/apps/src/tests/single-feature-tests/form-sheet/test-form-sheet-preferred-corner-radius/scenario.md"
                ),
                notes: """
                    A manual scenario. Quote: On iOS 26, the corner radius primarily affects **all** corners of
                    the bottom sheet.
                    """),
            statements: 2
        ) { stage in
            for (words, system, count) in [
                ("on iOS 26 the radius is that of all corners", System.iOS(26, 4), 4),
                ("on iOS 18 it is that of the top corners", .iOS(18), 2),
            ] {
                let sim = Simulator(system: system)
                let (home, page) = (UIViewController(), UIViewController())
                sim.launch(home)
                page.sheetPresentationController?.detents = [.medium()]
                page.sheetPresentationController?.preferredCornerRadius = 40
                home.present(page, animated: false)
                try sim.settle()
                var curves = 0
                page.view.presentedOutline?.applyWithBlock {
                    if $0.pointee.type == .addCurveToPoint { curves += 1 }
                }
                stage.state(words, curves == count, "\(curves) rounded corners")
            }
        },
        .rule(
            EvidenceEntry(
                "ios26-SHEET-10", "The background effect of a presentation", ios: "26.1+",
                source: .documentation(
                    "iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIPresentationController.h"),
                notes: """
                    Quote: Custom presentations are responsible for implementing the background effect if set.
                    """),
            statements: 2
        ) { stage in
            let page = stage.page("Sheet")
            let controller = try require(page.presentationController)
            stage.state(
                "it is nil by default", controller.backgroundEffect == nil,
                "\(String(describing: controller.backgroundEffect))")
            let effect = UIGlassEffect(style: .clear)
            controller.backgroundEffect = effect
            stage.state(
                "it keeps the effect that the app sets", controller.backgroundEffect == effect,
                "\(String(describing: controller.backgroundEffect))")
        },
        .rule(
            EvidenceEntry(
                "hunt4-sheets-03",
                "Detents of a sheet: medium and large",
                ios: "15+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/selecteddetentidentifier"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UISheetPresentationController.h. Quote: Not called if
                    selectedDetentIdentifier is programmatically set.
                    """),
            statements: 5
        ) { stage in
            let scene = try DetentSheet(stage)
            let medium = scene.top
            stage.state(
                "selectedDetentIdentifier is nil and the sheet rests at medium",
                scene.controller.selectedDetentIdentifier == nil && medium > 200, "\(medium)")
            var changed: CGFloat = 0
            scene.controller.animateChanges { scene.controller.selectedDetentIdentifier = .large }
            changed = scene.top
            try stage.settle()
            let large = scene.top
            stage.state(
                """
                set to large by code within animateChanges: the sheet is at large, and the delegate \
                is not told
                """, large < 150 && scene.delegate.changes == 0, "\(large), \(scene.delegate.changes)")
            stage.state(
                "the frame is the new one when animateChanges returns", changed == large,
                "\(changed), \(large)")
            stage.sim.touchDown(at: CGPoint(x: 200, y: large + 4))
            stage.sim.touchMove(to: CGPoint(x: 200, y: medium + 4), over: 0.5)
            stage.sim.advance(by: 0.2)
            stage.sim.touchUp()
            try stage.settle()
            stage.state(
                """
                dragged down to medium by a finger: the delegate is told once, and \
                selectedDetentIdentifier is medium
                """,
                scene.top == medium && scene.delegate.changes == 1
                    && scene.controller.selectedDetentIdentifier == .medium,
                "\(scene.top), \(scene.delegate.changes), \(String(describing: scene.controller.selectedDetentIdentifier))"
            )
            scene.controller.selectedDetentIdentifier = .init("nothing")
            try stage.settle()
            stage.state(
                "an identifier that is no detent: the sheet rests at the smallest", scene.top == medium,
                "\(scene.top)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-sheets-04",
                "Custom detents",
                ios: "16+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/custom(identifier:resolver:)"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UISheetPresentationController.h. Quote: 200 +
                    safeAreaInsets.bottom when edge-attached, and just 200 when floating
                    """),
            statements: 5
        ) { stage in
            var height: CGFloat? = 200
            var maximum: CGFloat = 0
            let custom = UISheetPresentationController.Detent.custom { context in
                maximum = context.maximumDetentValue
                return height
            }
            let other = UISheetPresentationController.Detent.custom { $0.maximumDetentValue }
            let scene = try DetentSheet(stage, [custom, other])
            let screen = stage.sim.window.bounds.height
            let bottom = stage.sim.window.safeAreaInsets.bottom
            stage.state(
                "a detent of 200 is 200 and the safe area's bottom high",
                abs(screen - scene.top - 200 - bottom) < 1, "\(screen - scene.top)")
            stage.state(
                "two detents without identifiers have two different ones",
                custom.identifier != other.identifier, custom.identifier.rawValue)
            height = 300
            let before = scene.top
            scene.controller.invalidateDetents()
            try stage.settle()
            stage.state(
                "invalidateDetents() asks again, once the layout runs", scene.top == before - 100,
                "\(before), \(scene.top)")
            height = nil
            scene.controller.invalidateDetents()
            try stage.settle()
            let inactive = scene.top
            stage.state("nil: the detent is inactive and the next one is used", inactive < 150, "\(inactive)")
            stage.state(
                "the context's maximumDetentValue is the value of the large detent",
                abs(screen - inactive - bottom - maximum) < 1, "\(maximum), \(screen - inactive - bottom)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-sheets-05",
                "A sheet at medium with and without largestUndimmedDetentIdentifier medium",
                ios: "15+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/largestundimmeddetentidentifier"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UISheetPresentationController.h. Quote: The
                    identifier of the largest detent that is not dimmed.
                    """),
            statements: 3
        ) { stage in
            let undimmed = try DetentSheet(stage, undimmed: .medium)
            undimmed.tapBelow()
            try stage.settle()
            stage.state(
                "undimmed: a button of the page below can be tapped, and the sheet stays",
                undimmed.taps == 1 && undimmed.isShown, "\(undimmed.taps), \(undimmed.isShown)")
            undimmed.controller.animateChanges { undimmed.controller.selectedDetentIdentifier = .large }
            try stage.settle()
            let taps = undimmed.taps
            stage.sim.tap(at: CGPoint(x: 60, y: undimmed.top / 2))
            try stage.settle()
            stage.state(
                "undimmed at medium, dragged to large: the button below can't be tapped",
                undimmed.taps == taps, "\(undimmed.taps)")
            let dimmed = try DetentSheet(stage)
            dimmed.tapBelow()
            try stage.settle()
            stage.state(
                "dimmed: a tap on the page below dismisses the sheet and the button hears nothing",
                dimmed.taps == 0 && !dimmed.isShown, "\(dimmed.taps), \(dimmed.isShown)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-sheets-06",
                "A sheet on an iPhone in landscape",
                ios: "15+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersedgeattachedincompactheight"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UISheetPresentationController.h. Quote: Set to YES to
                    cause the sheet to layout with an edge-attached appearance in compact height instead
                    of full screen.
                    """),
            statements: 4
        ) { stage in
            let plain = try DetentSheet(stage, sideways: true)
            let window = stage.sim.window!
            stage.state(
                "it fills the height of the screen",
                plain.top == 0 && plain.sheet.view.bounds.height == window.bounds.height, "\(plain.top)")
            stage.state(
                "the medium detent is inactive: the sheet is at large",
                plain.controller.selectedDetentIdentifier == nil && plain.top < 60, "\(plain.top)")
            stage.sim.rotate(to: .portrait)
            let attached = try DetentSheet(stage, sideways: true) {
                $0.prefersEdgeAttachedInCompactHeight = true
            }
            let frame = attached.sheet.view.convert(attached.sheet.view.bounds, to: nil)
            let insets = stage.sim.window.safeAreaInsets
            let safe = stage.sim.window.bounds.width - insets.left - insets.right
            stage.state(
                """
                prefersEdgeAttachedInCompactHeight true: its lower edge is the screen's and its \
                width the safe area's
                """, frame.maxY == stage.sim.window.bounds.height && abs(frame.width - safe) < 1, "\(frame)")
            stage.sim.rotate(to: .portrait)
            let narrow = try DetentSheet(stage, sideways: true) {
                $0.prefersEdgeAttachedInCompactHeight = true
                $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
                $0.presentedViewController.preferredContentSize = CGSize(width: 400, height: 300)
            }
            stage.state(
                """
                with widthFollowsPreferredContentSizeWhenEdgeAttached its width is the preferred one
                """, narrow.sheet.view.bounds.width == 400, "\(narrow.sheet.view.bounds.width)")
        },
        .rule(
            EvidenceEntry(
                "hunt4-sheets-07",
                "A list in a sheet at medium is scrolled",
                ios: "15+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersscrollingexpandswhenscrolledtoedge"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UISheetPresentationController.h. Quote: this controls
                    whether scrolling down will expand to a larger detent
                    """),
            statements: 3
        ) { stage in
            for expands in [true, false] {
                let scene = try DetentSheet(stage) { $0.prefersScrollingExpandsWhenScrolledToEdge = expands }
                let list = scene.addList()
                try stage.settle()
                let medium = scene.top
                stage.sim.pan(from: CGPoint(x: 200, y: medium + 250), to: CGPoint(x: 200, y: medium - 150))
                try stage.settle()
                let offset = list.contentOffset.y + list.adjustedContentInset.top
                if expands {
                    stage.state(
                        """
                        prefersScrollingExpandsWhenScrolledToEdge true: a drag up on the list makes \
                        the sheet large, and the list is at its top
                        """, scene.top < 150 && offset < 1, "\(scene.top), \(offset)")
                    stage.sim.pan(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 200 + medium))
                    try stage.settle()
                    stage.state(
                        "at large a drag down on the list at its top brings the sheet down",
                        !scene.isShown || scene.top > 150, "\(scene.top)")
                } else {
                    stage.state(
                        "false: the list scrolls and the sheet stays at medium",
                        scene.top == medium && offset > 50, "\(scene.top), \(offset)")
                }
            }
        },
        .rule(
            EvidenceEntry(
                "hunt4-sheets-09",
                "isModalInPresentation of a sheet with detents medium and large",
                ios: "13+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation"),
                notes: """
                    Header of the SDK of iOS 26.2, UIViewController.h. Quote: the presentation will
                    prevent interactive dismiss and ignore events outside of the presented view
                    controller's bounds until this is set to NO
                    """),
            statements: 4
        ) { stage in
            let scene = try DetentSheet(stage)
            let medium = scene.top
            scene.sheet.isModalInPresentation = true
            scene.drag(to: 830, from: medium)
            try stage.settle()
            stage.state(
                """
                pulled down far beyond medium: it goes back to medium, and didAttemptToDismiss is \
                called once
                """, scene.isShown && scene.top == medium && scene.delegate.attempts == 1,
                "\(scene.top), \(scene.delegate.attempts)")
            stage.state(
                "shouldDismiss is not what decides: willDismiss and didDismiss are not called",
                scene.delegate.dismissals.isEmpty, "\(scene.delegate.dismissals)")
            scene.drag(to: 70, from: medium)
            try stage.settle()
            let large = scene.top
            stage.state("it can still be dragged between the detents", large < 150, "\(large)")
            scene.drag(to: medium, from: large)
            try stage.settle()
            scene.sheet.isModalInPresentation = false
            scene.drag(to: 830, from: scene.top)
            try stage.settle()
            stage.state("set to false again: the pull dismisses it", !scene.isShown, "it is shown")
        },
    ]
}

/// A sheet over a page with a button at its top.
@MainActor
final class DetentSheet {
    let sheet: Page
    let controller: UISheetPresentationController
    fileprivate let delegate = SheetLog()
    private let presenter: Page
    private let button = UIButton(type: .system)
    private let stage: Stage
    private(set) var taps = 0

    init(
        _ stage: Stage, _ detents: [UISheetPresentationController.Detent] = [.medium(), .large()],
        undimmed: UISheetPresentationController.Detent.Identifier? = nil, sideways: Bool = false,
        _ configure: (UISheetPresentationController) -> Void = { _ in }
    ) throws {
        self.stage = stage
        (presenter, sheet) = (stage.page("A"), stage.page("B", .pageSheet))
        controller = try require(sheet.sheetPresentationController)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        try stage.show(presenter, sideways: sideways)
        presenter.view.addSubview(button)
        controller.detents = detents
        controller.largestUndimmedDetentIdentifier = undimmed
        controller.delegate = delegate
        configure(controller)
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        presenter.present(sheet, animated: true)
        try stage.settle()
    }

    var isShown: Bool { presenter.presentedViewController === sheet }

    /// The position of the sheet's upper edge on the screen.
    var top: CGFloat { sheet.view.convert(CGPoint.zero, to: nil).y }

    func tapBelow() { stage.sim.tap(at: CGPoint(x: 70, y: 122)) }

    /// Drags the sheet by its upper edge, and pauses before the touch ends.
    func drag(to y: CGFloat, from start: CGFloat) {
        stage.sim.touchDown(at: CGPoint(x: 200, y: start + 4))
        stage.sim.touchMove(to: CGPoint(x: 200, y: y), over: 0.5)
        stage.sim.advance(by: 0.2)
        stage.sim.touchUp()
    }

    func addList() -> UIScrollView {
        let list = UIScrollView(frame: sheet.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 300, height: 5000)
        sheet.view.addSubview(list)
        return list
    }
}

/// Counts the notifications of a sheet's delegate.
@MainActor
private final class SheetLog: NSObject, UISheetPresentationControllerDelegate {
    private(set) var changes = 0
    private(set) var attempts = 0
    private(set) var dismissals: [String] = []

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { changes += 1 }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        attempts += 1
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        dismissals.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        dismissals.append("did")
    }
}
