import Simulator

// The controllers of popovers and of other presentations.
extension Scenario {
    static let popoverRules: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt4-sheets-01",
                "A popover presentation controller is read before it is presented",
                ios: "13.2+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller"),
                notes: """
                    Header of the SDK of iOS 26.2, UIPopoverPresentationController.h. Quote: Before
                    presentation, this returns UIPopoverArrowDirectionUnknown.
                    """),
            statements: 4
        ) { stage in
            let (page, popover) = (stage.page("A"), stage.page("B", .popover))
            let controller = try require(popover.popoverPresentationController)
            stage.state(
                "permittedArrowDirections is any and arrowDirection is unknown",
                controller.permittedArrowDirections == .any && controller.arrowDirection == .unknown,
                "\(controller.arrowDirection)")
            stage.state("sourceRect is null", controller.sourceRect.isNull, "\(controller.sourceRect)")
            stage.state(
                "canOverlapSourceViewRect is false, passthroughViews and backgroundColor are nil",
                !controller.canOverlapSourceViewRect && controller.passthroughViews == nil
                    && controller.backgroundColor == nil, "another one")
            try stage.launch(page)
            controller.sourceView = page.view
            controller.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
            controller.permittedArrowDirections = [.up, .down]
            popover.preferredContentSize = CGSize(width: 200, height: 200)
            page.present(popover, animated: true)
            try stage.settle()
            stage.state(
                "presented on an iPad: arrowDirection is one of the permitted directions",
                [.up, .down].contains(controller.arrowDirection), "\(controller.arrowDirection)")
        }
        .on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "hunt4-sheets-02",
                "A popover on an iPad is dismissed by a tap beside it, and another one by code",
                ios: "13+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UIPresentationController.h. Quote: If there is no
                    adaptation happening and an original style is used UIModalPresentationNone will be
                    passed as an argument.
                    """),
            statements: 4
        ) { stage in
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
                stage.state(
                    "prepareForPopoverPresentation is called once before each is shown",
                    delegate.heard.filter { $0 == "prepare" }.count == 1, "\(delegate.heard)")
                stage.state(
                    "willPresentWithAdaptiveStyle gets none", delegate.styles == [.none], "\(delegate.styles)"
                )
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
                    stage.state(
                        """
                        by the tap: shouldDismiss, willDismiss and didDismiss are called in this \
                        order
                        """, isGone && heard == ["should", "will", "did"], "\(delegate.heard)")
                } else {
                    stage.state(
                        "by code: neither willDismiss nor didDismiss is called",
                        isGone && !delegate.heard.contains("will") && !delegate.heard.contains("did"),
                        "\(delegate.heard)")
                }
            }
        }
        .on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "hunt4-sheets-08",
                "The presentation controllers of pages of several styles",
                ios: "15+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/activepresentationcontroller"
                ),
                notes: """
                    Header of the SDK of iOS 26.2, UIViewController.h and
                    UIPopoverPresentationController.h. Quote: If this view controller has not yet been
                    presented, this property returns nil.
                    """),
            statements: 5
        ) { stage in
            for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
                let page = stage.page("B", style)
                stage.state(
                    """
                    pageSheet and formSheet: sheetPresentationController is there, \
                    popoverPresentationController is nil
                    """, page.sheetPresentationController != nil && page.popoverPresentationController == nil,
                    "\(style)")
            }
            let popover = stage.page("B", .popover)
            stage.state(
                "popover: popoverPresentationController is there",
                popover.popoverPresentationController != nil, "nil")
            let full = stage.page("B", .fullScreen)
            stage.state(
                "fullScreen: both are nil",
                full.sheetPresentationController == nil && full.popoverPresentationController == nil,
                "not nil")
            stage.state(
                "a page that was never presented has no activePresentationController",
                full.activePresentationController == nil, "not nil")
            let page = stage.page("A")
            try stage.launch(page)
            let controller = try require(popover.popoverPresentationController)
            controller.sourceView = page.view
            controller.adaptiveSheetPresentationController.detents = [.medium()]
            page.present(popover, animated: true)
            try stage.settle()
            let top = popover.view.convert(CGPoint.zero, to: nil).y
            stage.state(
                """
                a popover on an iPhone is a sheet with the detents of \
                adaptiveSheetPresentationController
                """, top > 200, "\(top)")
        },
    ]
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
