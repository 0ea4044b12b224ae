import Simulator

// The properties of sheets, the status bar below a modal page, and alerts.
extension Scenario {
    static let modalAppearances: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-modals-08",
                """
                The properties of a sheet that nobody has configured, and of pages that are no \
                sheets
                """,
                ios: "15+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/sheetpresentationcontroller"
                ),
                notes: """
                    The last three from the header UISheetPresentationController.h of the 17.0 SDK:
                    "When nil or the identifier is not found in detents, the sheet is displayed at the
                    smallest detent", "A system detent for a sheet that is approximately half the height
                    of the screen, and is inactive in compact height." Quote: If modalPresentationStyle
                    has a value other than UIModalPresentationStyle.pageSheet or
                    UIModalPresentationStyle.formSheet, the value of this property is nil.
                    """),
            statements: 5
        ) { stage in
            for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
                let page = stage.page("Sheet", style)
                stage.state(
                    """
                    modalPresentationStyle pageSheet or formSheet: sheetPresentationController is \
                    there before the presentation
                    """, page.sheetPresentationController != nil, "\(style): nil")
            }
            let others: [UIModalPresentationStyle] = [
                .fullScreen, .overFullScreen, .popover, .currentContext, .overCurrentContext, .custom,
            ]
            for style in others {
                let controller = stage.page("Other", style).sheetPresentationController
                stage.state(
                    "any other style: sheetPresentationController is nil", controller == nil,
                    "\(style): \(String(describing: controller))")
            }
            let sheet = try require(stage.page("Sheet", .pageSheet).sheetPresentationController)
            stage.state(
                """
                detents has the large detent alone, selectedDetentIdentifier is nil, \
                prefersGrabberVisible is false, prefersScrollingExpandsWhenScrolledToEdge is true
                """,
                sheet.detents.map(\.identifier) == [.large] && sheet.selectedDetentIdentifier == nil
                    && !sheet.prefersGrabberVisible && sheet.prefersScrollingExpandsWhenScrolledToEdge,
                "\(sheet.detents.map(\.identifier)), \(String(describing: sheet.selectedDetentIdentifier)), "
                    + "\(sheet.prefersGrabberVisible), \(sheet.prefersScrollingExpandsWhenScrolledToEdge)")
            let upright = try [[.medium()], [.large()], [.medium(), .large()]].map {
                try sheetHeight($0, on: stage)
            }
            stage.state(
                """
                detents [medium, large] and selectedDetentIdentifier nil: the sheet rests at medium, \
                the smallest
                """, upright[2] == upright[0] && upright[2] < upright[1], "\(upright)")
            let sideways = try [[.large()], [.medium(), .large()]].map {
                try sheetHeight($0, sideways: true, on: stage)
            }
            stage.state(
                "compact height, detents [medium, large]: medium is inactive", sideways[0] == sideways[1],
                "\(sideways)")
        },
        .rule(
            EvidenceEntry(
                "hunt-modals-09",
                "Who decides on the status bar while a page is presented",
                ios: "7+", animated: true,
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance"
                ),
                notes: """
                    Header UIViewController.h: "takes over control of the status bar's appearance when
                    presented non-full screen". Quote: status bar appearance control is transferred from
                    the presenting to the presented view controller only if the presented controller’s
                    modalPresentationStyle value is UIModalPresentationStyle.fullScreen.
                    """),
            statements: 4
        ) { stage in
            let fresh = UIViewController()
            stage.state(
                "modalPresentationCapturesStatusBarAppearance is false by default",
                !fresh.modalPresentationCapturesStatusBarAppearance, "it is true")
            for captures in [false, true] {
                let full = try isStatusBarHidden(under: .fullScreen, captures: captures, on: stage)
                stage.state(
                    "a fullScreen page decides, whatever the property says", full,
                    "the presenter decides, property \(captures)")
                let over = try isStatusBarHidden(under: .overFullScreen, captures: captures, on: stage)
                stage.state(
                    captures
                        ? "an overFullScreen page with the property true decides"
                        : "an overFullScreen page does not decide: the presenting one does", over == captures,
                    "hidden: \(over)")
            }
        },
        .rule(
            EvidenceEntry(
                "hunt-modals-10",
                "An alert with text fields and a preferred action",
                ios: "9+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uialertcontroller/preferredaction"),
                notes: """
                    Apple's pages of addTextField(configurationHandler:), actions and preferredAction.
                    Assigning an action that is not in actions "is a programmer error"; the words of
                    that exception were not found in print. Quote: If the iOS device is connected to a
                    physical keyboard, pressing the Return key triggers the preferred action. The action
                    object you assign to this property must have already been added to the alert
                    controller’s list of actions.
                    """),
            statements: 4
        ) { stage in
            let page = stage.page("A")
            try stage.launch(page)
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            stage.state(
                "preferredAction is nil by default", alert.preferredAction == nil,
                "\(String(describing: alert.preferredAction?.title))")
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
            stage.state(
                "the configuration handler gets the text field before the alert is displayed",
                isDisplayed == [false, false], "\(isDisplayed)")
            stage.state(
                "textFields and actions are in the order in which they were added",
                fields == ["Name", "Password"] && alert.actions.map(\.title) == ["Cancel", "Other", "OK"],
                "\(String(describing: fields)), \(alert.actions.map(\.title))")
            stage.sim.pressKey("\r")
            try stage.settle()
            stage.state(
                "Return on a hardware keyboard: the handler of the preferred action is called",
                chosen == ["OK"] && page.presentedViewController == nil, "\(chosen)")
        },
    ]

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
