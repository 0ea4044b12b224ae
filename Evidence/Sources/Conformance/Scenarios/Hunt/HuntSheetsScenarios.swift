import Simulator

// Popovers and sheets: their controllers, detents, covered pages, and dismissal.
extension Scenario {
    static let huntSheets: [Scenario] = [
        .statements("hunt4-sheets-01") { stage in
            let (page, popover) = (stage.page("A"), stage.page("B", .popover))
            let controller = try require(popover.popoverPresentationController)
            stage.state(
                0, controller.permittedArrowDirections == .any && controller.arrowDirection == .unknown,
                "\(controller.arrowDirection)")
            stage.state(1, controller.sourceRect.isNull, "\(controller.sourceRect)")
            stage.state(
                2,
                !controller.canOverlapSourceViewRect && controller.passthroughViews == nil
                    && controller.backgroundColor == nil, "another one")
            try stage.launch(page)
            controller.sourceView = page.view
            controller.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
            controller.permittedArrowDirections = [.up, .down]
            popover.preferredContentSize = CGSize(width: 200, height: 200)
            page.present(popover, animated: true)
            try stage.settle()
            stage.state(3, [.up, .down].contains(controller.arrowDirection), "\(controller.arrowDirection)")
        }
        .on(.iPadPro11),
        .statements("hunt4-sheets-02") { stage in
            for isTapped in [true, false] {
                let (page, popover) = (stage.page("A"), stage.page("B", .popover))
                let delegate = PopoverLog()
                try stage.launch(page)
                let controller = try require(popover.popoverPresentationController)
                controller.sourceView = page.view
                controller.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
                controller.delegate = delegate
                popover.preferredContentSize = CGSize(width: 200, height: 200)
                page.present(popover, animated: true)
                try stage.settle()
                stage.state(2, delegate.heard.filter { $0 == "prepare" }.count == 1, "\(delegate.heard)")
                stage.state(3, delegate.styles == [.none], "\(delegate.styles)")
                delegate.heard = []
                if isTapped {
                    stage.sim.tap(at: CGPoint(x: 30, y: 900))
                } else {
                    page.dismiss(animated: true)
                }
                try stage.settle()
                let isGone = page.presentedViewController == nil
                if isTapped {
                    let heard = delegate.heard.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
                    stage.state(0, isGone && heard == ["should", "will", "did"], "\(delegate.heard)")
                } else {
                    stage.state(
                        1, isGone && !delegate.heard.contains("will") && !delegate.heard.contains("did"),
                        "\(delegate.heard)")
                }
            }
        }
        .on(.iPadPro11),
        .statements("hunt4-sheets-03") { stage in
            let scene = try DetentSheet(stage)
            let medium = scene.top
            stage.state(0, scene.controller.selectedDetentIdentifier == nil && medium > 200, "\(medium)")
            var changed: CGFloat = 0
            scene.controller.animateChanges { scene.controller.selectedDetentIdentifier = .large }
            changed = scene.top
            try stage.settle()
            let large = scene.top
            stage.state(1, large < 150 && scene.delegate.changes == 0, "\(large), \(scene.delegate.changes)")
            stage.state(2, changed == large, "\(changed), \(large)")
            stage.sim.touchDown(at: CGPoint(x: 200, y: large + 4))
            stage.sim.touchMove(to: CGPoint(x: 200, y: medium + 4), over: 0.5)
            stage.sim.advance(by: 0.2)
            stage.sim.touchUp()
            try stage.settle()
            stage.state(
                3,
                scene.top == medium && scene.delegate.changes == 1
                    && scene.controller.selectedDetentIdentifier == .medium,
                "\(scene.top), \(scene.delegate.changes), \(String(describing: scene.controller.selectedDetentIdentifier))"
            )
            scene.controller.selectedDetentIdentifier = .init("nothing")
            try stage.settle()
            stage.state(4, scene.top == medium, "\(scene.top)")
        },
        .statements("hunt4-sheets-04") { stage in
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
            stage.state(1, abs(screen - scene.top - 200 - bottom) < 1, "\(screen - scene.top)")
            stage.state(3, custom.identifier != other.identifier, custom.identifier.rawValue)
            height = 300
            let before = scene.top
            scene.controller.invalidateDetents()
            try stage.settle()
            stage.state(
                4, scene.top == before - 100, "\(before), \(scene.top)")
            height = nil
            scene.controller.invalidateDetents()
            try stage.settle()
            let inactive = scene.top
            stage.state(2, inactive < 150, "\(inactive)")
            stage.state(
                0, abs(screen - inactive - bottom - maximum) < 1, "\(maximum), \(screen - inactive - bottom)")
        },
        .statements("hunt4-sheets-05") { stage in
            let undimmed = try DetentSheet(stage, undimmed: .medium)
            undimmed.tapBelow()
            try stage.settle()
            stage.state(
                0, undimmed.taps == 1 && undimmed.isShown, "\(undimmed.taps), \(undimmed.isShown)")
            undimmed.controller.animateChanges { undimmed.controller.selectedDetentIdentifier = .large }
            try stage.settle()
            let taps = undimmed.taps
            stage.sim.tap(at: CGPoint(x: 60, y: undimmed.top / 2))
            try stage.settle()
            stage.state(2, undimmed.taps == taps, "\(undimmed.taps)")
            let dimmed = try DetentSheet(stage)
            dimmed.tapBelow()
            try stage.settle()
            stage.state(1, dimmed.taps == 0 && !dimmed.isShown, "\(dimmed.taps), \(dimmed.isShown)")
        },
        .statements("hunt4-sheets-06") { stage in
            let plain = try DetentSheet(stage, sideways: true)
            let window = stage.sim.window!
            stage.state(
                0, plain.top == 0 && plain.sheet.view.bounds.height == window.bounds.height, "\(plain.top)")
            stage.state(3, plain.controller.selectedDetentIdentifier == nil && plain.top < 60, "\(plain.top)")
            stage.sim.rotate(to: .portrait)
            let attached = try DetentSheet(stage, sideways: true) {
                $0.prefersEdgeAttachedInCompactHeight = true
            }
            let frame = attached.sheet.view.convert(attached.sheet.view.bounds, to: nil)
            let insets = stage.sim.window.safeAreaInsets
            let safe = stage.sim.window.bounds.width - insets.left - insets.right
            stage.state(
                1, frame.maxY == stage.sim.window.bounds.height && abs(frame.width - safe) < 1, "\(frame)")
            stage.sim.rotate(to: .portrait)
            let narrow = try DetentSheet(stage, sideways: true) {
                $0.prefersEdgeAttachedInCompactHeight = true
                $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
                $0.presentedViewController.preferredContentSize = CGSize(width: 400, height: 300)
            }
            stage.state(2, narrow.sheet.view.bounds.width == 400, "\(narrow.sheet.view.bounds.width)")
        },
        .statements("hunt4-sheets-07") { stage in
            for expands in [true, false] {
                let scene = try DetentSheet(stage) { $0.prefersScrollingExpandsWhenScrolledToEdge = expands }
                let list = scene.addList()
                try stage.settle()
                let medium = scene.top
                stage.sim.pan(from: CGPoint(x: 200, y: medium + 250), to: CGPoint(x: 200, y: medium - 150))
                try stage.settle()
                let offset = list.contentOffset.y + list.adjustedContentInset.top
                if expands {
                    stage.state(0, scene.top < 150 && offset < 1, "\(scene.top), \(offset)")
                    stage.sim.pan(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 200 + medium))
                    try stage.settle()
                    stage.state(2, !scene.isShown || scene.top > 150, "\(scene.top)")
                } else {
                    stage.state(1, scene.top == medium && offset > 50, "\(scene.top), \(offset)")
                }
            }
        },
        .statements("hunt4-sheets-08") { stage in
            for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
                let page = stage.page("B", style)
                stage.state(
                    0, page.sheetPresentationController != nil && page.popoverPresentationController == nil,
                    "\(style)")
            }
            let popover = stage.page("B", .popover)
            stage.state(1, popover.popoverPresentationController != nil, "nil")
            let full = stage.page("B", .fullScreen)
            stage.state(
                2, full.sheetPresentationController == nil && full.popoverPresentationController == nil,
                "not nil")
            stage.state(3, full.activePresentationController == nil, "not nil")
            let page = stage.page("A")
            try stage.launch(page)
            let controller = try require(popover.popoverPresentationController)
            controller.sourceView = page.view
            controller.adaptiveSheetPresentationController.detents = [.medium()]
            page.present(popover, animated: true)
            try stage.settle()
            let top = popover.view.convert(CGPoint.zero, to: nil).y
            stage.state(4, top > 200, "\(top)")
        },
        .statements("hunt4-sheets-09") { stage in
            let scene = try DetentSheet(stage)
            let medium = scene.top
            scene.sheet.isModalInPresentation = true
            scene.drag(to: 830, from: medium)
            try stage.settle()
            stage.state(
                0, scene.isShown && scene.top == medium && scene.delegate.attempts == 1,
                "\(scene.top), \(scene.delegate.attempts)")
            stage.state(1, scene.delegate.dismissals.isEmpty, "\(scene.delegate.dismissals)")
            scene.drag(to: 70, from: medium)
            try stage.settle()
            let large = scene.top
            stage.state(2, large < 150, "\(large)")
            scene.drag(to: medium, from: large)
            try stage.settle()
            scene.sheet.isModalInPresentation = false
            scene.drag(to: 830, from: scene.top)
            try stage.settle()
            stage.state(3, !scene.isShown, "it is shown")
        },
    ]
}

/// A sheet over a page with a button at its top.
@MainActor
private final class DetentSheet {
    let sheet: Page
    let controller: UISheetPresentationController
    let delegate = SheetLog()
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

/// Records the calls of a popover's delegate.
@MainActor
private final class PopoverLog: NSObject, UIPopoverPresentationControllerDelegate {
    var heard: [String] = []
    private(set) var styles: [UIModalPresentationStyle] = []

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        heard.append("prepare")
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { styles.append(style) }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        heard.append("should")
        return true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        heard.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        heard.append("did")
    }
}
