import Simulator

// Modal presentations: rejected ones, a page's state during them, popovers, sheets, status bars, alerts.
extension Scenario {
    static let huntModals: [Scenario] = [
        .messages("hunt-modals-01") { stage in
            let (presenter, page) = (stage.page("A"), stage.page("B", .pageSheet))
            try stage.launch(presenter)
            page.modalTransitionStyle = .partialCurl
            presenter.present(page, animated: true)
            try stage.settle()
        },
        .messages("hunt-modals-02") { stage in
            let stack = stage.navigation([stage.page("A")])
            try stage.launch(stack)
            stack.present(stage.page("B", .none), animated: true)
            try stage.settle()
        },
        .messages("hunt-modals-03") { stage in
            try presentInTab(at: "viewDidAppear", on: stage)
            stage.note(
                "in viewDidAppear nothing is said", stage.sim.diagnostics.isEmpty, "\(stage.sim.diagnostics)")
            try presentInTab(at: "viewWillAppear", on: stage)
        },
        .statements("hunt-modals-04") { stage in
            let (a, b, c) = (stage.page("A"), stage.page("B", .fullScreen), stage.page("C", .fullScreen))
            let heard = TransitionRecord(of: b)
            try stage.launch(a)
            a.present(b, animated: true)
            try stage.settle()
            let presented = heard.take()
            stage.state(0, presented["viewWillAppear"]?.isPresented == true, "\(presented)")
            b.present(c, animated: true)
            try stage.settle()
            let covered = heard.take()
            stage.state(
                2,
                covered["viewWillDisappear"]?.isDismissed == false
                    && covered["viewDidDisappear"]?.isDismissed == false, "\(covered)")
            b.dismiss(animated: true)
            try stage.settle()
            let uncovered = heard.take()
            stage.state(3, uncovered["viewWillAppear"]?.isPresented == false, "\(uncovered)")
            a.dismiss(animated: true)
            try stage.settle()
            let dismissed = heard.take()
            stage.state(1, dismissed["viewWillDisappear"]?.isDismissed == true, "\(dismissed)")
        },
        .statements("hunt-modals-05") { stage in
            let sheets = ["First", "Second", "Third"].map { stage.page($0, .formSheet) }
            let listeners = sheets.map { _ in DismissalEars() }
            var presenting: [UIViewController?] = []
            sheets[2].on("viewDidDisappear") { [unowned third = sheets[2]] in
                presenting.append(third.presentingViewController)
            }
            var top = stage.page("A")
            try stage.launch(top)
            for (sheet, listener) in zip(sheets, listeners) {
                sheet.presentationController?.delegate = listener
                top.present(sheet, animated: true)
                try stage.settle()
                top = sheet
            }
            sheets[0].dismiss(animated: true)
            try stage.settle()
            let isInSight = sheets.map { $0.viewIfLoaded?.window != nil }
            stage.state(
                0, isInSight == [true, false, false] && sheets[0].presentedViewController == nil,
                "\(isInSight)")
            stage.state(1, listeners[2].count == 0, "\(listeners[2].count)")
            stage.state(2, presenting.count == 1 && presenting[0] == nil, "\(presenting)")
            let (root, sheet) = (stage.page("A"), stage.page("First", .formSheet))
            var covered: [UIViewController?] = []
            sheet.on("viewDidDisappear") { [unowned sheet] in covered.append(sheet.presentingViewController) }
            try stage.launch(root)
            root.present(sheet, animated: true)
            try stage.settle()
            sheet.present(stage.page("Full", .fullScreen), animated: true)
            try stage.settle()
            stage.state(3, covered.count == 1 && covered[0] != nil, "\(covered)")
        },
        .statements("hunt-modals-06") { stage in
            for isModal in [false, true] {
                for (isPassed, position) in zip([false, true], isModal ? [2, 3] : [0, 1]) {
                    let scene = try PopoverScene(on: stage, isModal: isModal)
                    try scene.tap(isPassed ? scene.two : scene.one)
                    stage.state(
                        position,
                        scene.isShown == (isModal || isPassed)
                            && scene.heard == (isPassed ? ["Two"] : []),
                        "shown: \(scene.isShown), heard: \(scene.heard)")
                }
            }
        }
        .on(.iPadPro11),
        .statements("hunt-modals-07") { stage in
            let wrapped = try AdaptedPopover(WrappingDelegate(.fullScreen), on: stage)
            let wrapper = wrapped.page.navigationController
            stage.state(
                0, wrapper?.viewIfLoaded?.window != nil && wrapped.page.view.window != nil,
                "\(String(describing: wrapper))")
            stage.state(
                2, wrapped.page.modalPresentationStyle == .popover, "\(wrapped.page.modalPresentationStyle)")
            let delegate = WrappingDelegate(.none)
            let kept = try AdaptedPopover(delegate, on: stage)
            stage.state(
                1, delegate.count == 0 && kept.isInSight && !kept.fillsTheScreen,
                "called \(delegate.count) times, \(kept.page.view.frame)")
            let plain = try AdaptedPopover(AdaptingDelegate(), on: stage)
            stage.state(
                3, plain.isInSight && plain.fillsTheScreen && plain.page.navigationController == nil,
                "\(plain.page.view.frame)")
        },
        .statements("hunt-modals-08") { stage in
            for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
                let page = stage.page("Sheet", style)
                stage.state(0, page.sheetPresentationController != nil, "\(style): nil")
            }
            let others: [UIModalPresentationStyle] = [
                .fullScreen, .overFullScreen, .popover, .currentContext, .overCurrentContext, .custom,
            ]
            for style in others {
                let controller = stage.page("Other", style).sheetPresentationController
                stage.state(1, controller == nil, "\(style): \(String(describing: controller))")
            }
            let sheet = try require(stage.page("Sheet", .pageSheet).sheetPresentationController)
            stage.state(
                2,
                sheet.detents.map(\.identifier) == [.large] && sheet.selectedDetentIdentifier == nil
                    && !sheet.prefersGrabberVisible && sheet.prefersScrollingExpandsWhenScrolledToEdge,
                "\(sheet.detents.map(\.identifier)), \(String(describing: sheet.selectedDetentIdentifier)), "
                    + "\(sheet.prefersGrabberVisible), \(sheet.prefersScrollingExpandsWhenScrolledToEdge)")
            let upright = try [[.medium()], [.large()], [.medium(), .large()]].map {
                try sheetHeight($0, on: stage)
            }
            stage.state(3, upright[2] == upright[0] && upright[2] < upright[1], "\(upright)")
            let sideways = try [[.large()], [.medium(), .large()]].map {
                try sheetHeight($0, sideways: true, on: stage)
            }
            stage.state(4, sideways[0] == sideways[1], "\(sideways)")
        },
        .statements("hunt-modals-09") { stage in
            let fresh = UIViewController()
            stage.state(0, !fresh.modalPresentationCapturesStatusBarAppearance, "it is true")
            for captures in [false, true] {
                let full = try isStatusBarHidden(under: .fullScreen, captures: captures, on: stage)
                stage.state(1, full, "the presenter decides, property \(captures)")
                let over = try isStatusBarHidden(under: .overFullScreen, captures: captures, on: stage)
                stage.state(captures ? 3 : 2, over == captures, "hidden: \(over)")
            }
        },
        .statements("hunt-modals-10") { stage in
            let page = stage.page("A")
            try stage.launch(page)
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            stage.state(
                2, alert.preferredAction == nil, "\(String(describing: alert.preferredAction?.title))")
            var isDisplayed: [Bool] = []
            for name in ["Name", "Password"] {
                alert.addTextField { [unowned alert] field in
                    field.placeholder = name
                    isDisplayed.append(alert.viewIfLoaded?.window != nil)
                }
            }
            var chosen: [String] = []
            for title in ["Cancel", "Other", "OK"] {
                let style: UIAlertAction.Style = title == "Cancel" ? .cancel : .default
                alert.addAction(UIAlertAction(title: title, style: style) { _ in chosen.append(title) })
            }
            alert.preferredAction = alert.actions.last
            page.present(alert, animated: true)
            try stage.settle()
            let fields = alert.textFields?.map { $0.placeholder ?? "" }
            stage.state(0, isDisplayed == [false, false], "\(isDisplayed)")
            stage.state(
                1,
                fields == ["Name", "Password"] && alert.actions.map(\.title) == ["Cancel", "Other", "OK"],
                "\(String(describing: fields)), \(alert.actions.map(\.title))")
            stage.sim.pressKey("\r")
            try stage.settle()
            stage.state(3, chosen == ["OK"] && page.presentedViewController == nil, "\(chosen)")
        },
    ]

    /// Presents a stack from the page of a second tab, in a callback of its first appearance.
    private static func presentInTab(at callback: String, on stage: Stage) throws {
        let (tabs, empty) = (UITabBarController(), stage.page("Empty"))
        let modal = stage.navigation([stage.page("B")])
        modal.modalPresentationStyle = .fullScreen
        empty.on(callback) { [unowned empty] in
            guard modal.presentingViewController == nil else { return }
            empty.present(modal, animated: true)
        }
        tabs.viewControllers = [stage.page("A"), empty]
        try stage.launch(tabs)
        stage.sim.tapTab(1, in: tabs)
        try stage.settle()
    }

    /// The final height of a sheet with given detents.
    private static func sheetHeight(
        _ detents: [UISheetPresentationController.Detent], sideways: Bool = false, on stage: Stage
    ) throws -> CGFloat {
        let (presenter, page) = (stage.page("A"), stage.page("Sheet", .pageSheet))
        try stage.show(presenter, sideways: sideways)
        page.sheetPresentationController?.detents = detents
        page.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = sideways
        presenter.present(page, animated: true)
        try stage.settle()
        let height = page.view.bounds.height
        if sideways { stage.sim.rotate(to: .portrait) }
        return height
    }

    private static func isStatusBarHidden(
        under style: UIModalPresentationStyle, captures: Bool, on stage: Stage
    ) throws -> Bool {
        let (presenter, page) = (StatusHidingPage(false), StatusHidingPage(true))
        page.modalPresentationStyle = style
        page.modalPresentationCapturesStatusBarAppearance = captures
        try stage.launch(presenter)
        presenter.present(page, animated: true)
        try stage.settle()
        return stage.sim.window.windowScene?.statusBarManager?.isStatusBarHidden
            ?? UIApplication.shared.isStatusBarHidden
    }
}

/// A page's properties about its presentation and dismissal in each of its appearance callbacks.
@MainActor
private final class TransitionRecord {
    private var heard: [String: (isPresented: Bool, isDismissed: Bool)] = [:]

    init(of page: Page) {
        for callback in ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"] {
            page.on(callback) { [unowned self, unowned page] in
                heard[callback] = (page.isBeingPresented, page.isBeingDismissed)
            }
        }
    }

    func take() -> [String: (isPresented: Bool, isDismissed: Bool)] {
        defer { heard.removeAll() }
        return heard
    }
}

/// Counts the callbacks of dismissals by the user.
@MainActor
private final class DismissalEars: NSObject, UIAdaptivePresentationControllerDelegate {
    private(set) var count = 0

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { count += 1 }
}

/// A popover over a page with two buttons, of which the second works while the popover is visible.
@MainActor
private final class PopoverScene {
    let one = UIButton(type: .system)
    let two = UIButton(type: .system)
    private let stage: Stage
    private let presenter: Page
    private let page: Page
    private let targets = ["One", "Two"].map { HeardTarget("A.\($0)") }

    init(on stage: Stage, isModal: Bool) throws {
        self.stage = stage
        presenter = stage.page("A")
        page = stage.page("B", .popover)
        let source = UIView(frame: CGRect(x: 400, y: 700, width: 40, height: 40))
        presenter.view.addSubview(source)
        for (number, button) in [one, two].enumerated() {
            button.frame = CGRect(x: 60, y: 100 + 100 * number, width: 100, height: 44)
            button.addTarget(targets[number], action: HeardTarget.action, for: .touchUpInside)
            presenter.view.addSubview(button)
        }
        try stage.launch(presenter)
        page.isModalInPresentation = isModal
        page.preferredContentSize = CGSize(width: 200, height: 200)
        page.popoverPresentationController?.sourceView = source
        page.popoverPresentationController?.sourceRect = source.bounds
        presenter.present(page, animated: true) { [page, two] in
            page.popoverPresentationController?.passthroughViews = [two]
        }
        try stage.settle()
        stage.begin()
    }

    var isShown: Bool { presenter.presentedViewController === page }

    /// The names of the tapped buttons.
    var heard: [String] {
        stage.lines.filter { $0 == "A.One" || $0 == "A.Two" }.map { String($0.dropFirst(2)) }
    }

    func tap(_ button: UIButton) throws {
        stage.sim.tap(at: button.convert(CGPoint(x: 50, y: 22), to: nil))
        try stage.settle()
    }
}

/// A popover that its delegate adapts on iPhone.
@MainActor
private final class AdaptedPopover {
    let page: Page
    private let stage: Stage

    init(
        _ delegate: any UIPopoverPresentationControllerDelegate, on stage: Stage
    ) throws {
        self.stage = stage
        let presenter = stage.page("A")
        page = stage.page("B", .popover)
        page.preferredContentSize = CGSize(width: 200, height: 200)
        try stage.launch(presenter)
        page.presentationController?.delegate = delegate
        presenter.present(page, animated: true)
        page.popoverPresentationController?.sourceView = presenter.view
        page.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 300, width: 40, height: 40)
        try stage.settle()
        withExtendedLifetime(delegate) {}
    }

    var isInSight: Bool { page.viewIfLoaded?.window != nil }

    var fillsTheScreen: Bool { page.view.bounds.size == stage.sim.window.bounds.size }
}

/// Makes a popover fill the screen.
@MainActor
private final class AdaptingDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .fullScreen }
}

/// Adapts a popover to a style, and returns a stack with the page for it.
@MainActor
private final class WrappingDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    private(set) var count = 0
    private let style: UIModalPresentationStyle

    init(_ style: UIModalPresentationStyle) {
        self.style = style
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        count += 1
        return UINavigationController(rootViewController: controller.presentedViewController)
    }
}

/// A page that hides the status bar or shows it.
private final class StatusHidingPage: UIViewController {
    private let hides: Bool

    init(_ hides: Bool) {
        self.hides = hides
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var prefersStatusBarHidden: Bool { hides }
}
