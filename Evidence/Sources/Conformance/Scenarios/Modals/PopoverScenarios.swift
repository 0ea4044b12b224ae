import Simulator

// Popovers on an iPad and on an iPhone.
extension Scenario {
    static let popovers: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-modals-06",
                "A popover on a tablet: passthroughViews and isModalInPresentation; taps outside",
                ios: "6 (book of 2013); passthroughViews documented for 8+",
                source: .claim(
                    "https://www.oreilly.com/library/view/programming-ios-6/9781449365783/ch22s03.html"),
                notes: """
                    The book speaks of modalInPopover, today isModalInPresentation; the same author's
                    example of 2021 (bk2ch09p476popovers) notes in a comment that passthroughViews work
                    while isModalInPresentation is true. Apple on the first two:
                    https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/passthroughviews.
                    Quote: If it is NO (the default), then if the user taps outside the popover on a
                    view not listed in the popover controller’s passthroughViews, the view tapped on is
                    unaffected, and the popover is dismissed. [...] The user can still interact with a
                    view listed [...] even if modalInPopover is YES.
                    """),
            statements: 4
        ) { stage in
            let cases = [
                (
                    """
                    a tap on a button that is not in passthroughViews: the \
                    popover is dismissed, and the button hears nothing
                    """, false, false
                ),
                (
                    """
                    a tap on a button in passthroughViews: the button hears it, \
                    and the popover stays
                    """, false, true
                ),
                (
                    """
                    modal, a tap on a button that is not in passthroughViews: \
                    nothing at all happens
                    """, true, false
                ),
                (
                    """
                    modal, a tap on a button in passthroughViews: the button \
                    hears it nevertheless
                    """, true, true
                ),
            ]
            for (statement, isModal, isPassed) in cases {
                let scene = try PopoverScene(on: stage, isModal: isModal)
                try scene.tap(isPassed ? scene.two : scene.one)
                stage.state(
                    statement,
                    scene.isShown == (isModal || isPassed)
                        && scene.heard == (isPassed ? ["Two"] : []),
                    "shown: \(scene.isShown), heard: \(scene.heard)")
            }
        }
        .on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "hunt-modals-07",
                "A popover on a phone, with a delegate that adapts it",
                ios: "8 to 15 (book example of 2021)", animated: true,
                source: .claim(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch09p477popoversOnPhone/PopoverOnPhone/ViewController.swift"
                ),
                notes: """
                    The first, second and fourth also in the header UIPresentationController.h: "If this
                    method is not implemented, or returns nil, then the originally presented view
                    controller is used", "Returning UIModalPresentationNone will indicate that an
                    adaptation should not happen". Quote: print(vc.modalPresentationStyle.rawValue) //
                    "popover" regardless of how we adapt; it is not the _style_ that changes [...] //
                    called only if the adaptive presentation style is not .none
                    """),
            statements: 4
        ) { stage in
            let wrapped = try AdaptedPopover(WrappingDelegate(.fullScreen), on: stage)
            let wrapper = wrapped.page.navigationController
            stage.state(
                """
                the delegate answers .fullScreen: \
                presentationController(_:viewControllerForAdaptivePresentationStyle:) is called, and \
                the page that it returns is shown
                """, wrapper?.viewIfLoaded?.window != nil && wrapped.page.view.window != nil,
                "\(String(describing: wrapper))")
            stage.state(
                "modalPresentationStyle of the page reads popover after it has adapted",
                wrapped.page.modalPresentationStyle == .popover, "\(wrapped.page.modalPresentationStyle)")
            let delegate = WrappingDelegate(.none)
            let kept = try AdaptedPopover(delegate, on: stage)
            stage.state(
                "it answers .none: that method is not called, and the page is shown as a popover",
                delegate.count == 0 && kept.isInSight && !kept.fillsTheScreen,
                "called \(delegate.count) times, \(kept.page.view.frame)")
            let plain = try AdaptedPopover(AdaptingDelegate(), on: stage)
            stage.state(
                "without that method the page itself is shown",
                plain.isInSight && plain.fillsTheScreen && plain.page.navigationController == nil,
                "\(plain.page.view.frame)")
        },
    ]
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
