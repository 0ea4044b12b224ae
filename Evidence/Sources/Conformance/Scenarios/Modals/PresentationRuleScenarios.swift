import Simulator

// Presentations that UIKit rejects, and a page's state during a presentation.
extension Scenario {
    static let presentationRules: [Scenario] = [
        .messages(
            EvidenceEntry(
                "hunt-modals-01",
                """
                A page is presented with the transition style partialCurl and a style that is not \
                full screen
                """,
                ios: "not stated (2017-10, iOS 11 era)", animated: true,
                source: .log("public-GitHub index, file id 30479843510 (index gives no repository path)"),
                notes: """
                    The same words with other classes in public-GitHub index, file ids 20499898082 and
                    37141390593 (Thread 1: "..."). In the source and in 20499898082 the named controller
                    is the presenting one. Apple says that it triggers an exception:
                    https://developer.apple.com/documentation/uikit/uimodaltransitionstyle/partialcurl.
                    Quote: Terminating app due to uncaught exception 'NSInvalidArgumentException',
                    reason: 'Application tried to present UIModalTransitionStylePartialCurl to or from
                    non-fullscreen view controller <SPKSecondViewController: 0x7f8920101e30>.'
                    """,
                events: [
                    """
                    exception NSInvalidArgumentException: Application tried to present \
                    UIModalTransitionStylePartialCurl to or from non-fullscreen view controller <%@: \
                    %p>.
                    """
                ])
        ) { stage in
            let (presenter, page) = (stage.page("A"), stage.page("B", .pageSheet))
            try stage.launch(presenter)
            page.modalTransitionStyle = .partialCurl
            presenter.present(page, animated: true)
            try stage.settle()
        },
        .messages(
            EvidenceEntry(
                "hunt-modals-02",
                "A page is presented with modalPresentationStyle none",
                ios: "not stated (2020-09)", animated: true,
                source: .log("public-GitHub index, file id 16058225719 (index gives no repository path)"),
                notes: """
                    The same words in public-GitHub index, file ids 8431497611, 30147403084 and
                    39260552695, independent authors. Quote: Terminating app due to uncaught exception
                    'NSInternalInconsistencyException', reason: 'The specified modal presentation style
                    doesn't have a corresponding presentation controller.'
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: The specified modal presentation \
                    style doesn't have a corresponding presentation controller.
                    """
                ])
        ) { stage in
            let stack = stage.navigation([stage.page("A")])
            try stage.launch(stack)
            stack.present(stage.page("B", .none), animated: true)
            try stage.settle()
        },
        .messages(
            EvidenceEntry(
                "hunt-modals-03",
                """
                A page of a tab presents another one in its first viewWillAppear, before it is in \
                the hierarchy
                """,
                ios: "not stated", animated: true,
                source: .log("https://minjae1995.tistory.com/59"),
                notes: """
                    Newer words of the warning on detached controllers (msg-19 has the older ones). The
                    author moved the call to viewDidAppear, and the warning went. Quote: Presenting view
                    controller <UINavigationController: 0x104815e00> from detached view controller
                    <LookForRealBurger.EmptyPresentViewController: 0x10360e280> is not supported, and
                    may result in incorrect safe area insets and a corrupt root presentation.
                    """,
                events: [
                    """
                    console warning: Presenting view controller <%@: %p> from detached view \
                    controller <%@: %p> is not supported, and may result in incorrect safe area \
                    insets and a corrupt root presentation. Make sure <%@: %p> is in the view \
                    controller hierarchy before presenting from it. Will become a hard exception in \
                    a future release.
                    """
                ])
        ) { stage in
            try presentInTab(at: "viewDidAppear", on: stage)
            stage.note(
                "in viewDidAppear nothing is said", stage.sim.diagnostics.isEmpty, "\(stage.sim.diagnostics)")
            try presentInTab(at: "viewWillAppear", on: stage)
        },
        .rule(
            EvidenceEntry(
                "hunt-modals-04",
                """
                isBeingPresented and isBeingDismissed in the appearance callbacks of a presented \
                page
                """,
                ios: "5+", animated: true,
                source: .documentation(
                    "https://github.com/itsnebulalol/sdks/blob/e9414e087753613edec33b4ff0319ed9d35199ec/iPhoneOS17.0.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h"
                ),
                notes: """
                    Header UIViewController.h of the 17.0 SDK. Third statement also public-GitHub index,
                    file id 58521966636: "isBeingDismissed is false when we are merely covered by
                    another VC". The fourth follows from the header's words and is stated by no second
                    source. Quote: a view controller can check if it is disappearing because it was
                    dismissed or popped by asking itself in its viewWillDisappear: method by checking
                    the expression ([self isBeingDismissed] || [self isMovingFromParentViewController]).
                    """),
            statements: 4
        ) { stage in
            let (a, b, c) = (stage.page("A"), stage.page("B", .fullScreen), stage.page("C", .fullScreen))
            let heard = TransitionRecord(of: b)
            try stage.launch(a)
            a.present(b, animated: true)
            try stage.settle()
            let presented = heard.take()
            stage.state(
                "B is presented: isBeingPresented is true in B.viewWillAppear",
                presented["viewWillAppear"]?.isPresented == true, "\(presented)")
            b.present(c, animated: true)
            try stage.settle()
            let covered = heard.take()
            stage.state(
                """
                B presents C over the full screen: isBeingDismissed is false in B.viewWillDisappear \
                and B.viewDidDisappear
                """,
                covered["viewWillDisappear"]?.isDismissed == false
                    && covered["viewDidDisappear"]?.isDismissed == false, "\(covered)")
            b.dismiss(animated: true)
            try stage.settle()
            let uncovered = heard.take()
            stage.state(
                "C is dismissed: isBeingPresented is false in B.viewWillAppear",
                uncovered["viewWillAppear"]?.isPresented == false, "\(uncovered)")
            a.dismiss(animated: true)
            try stage.settle()
            let dismissed = heard.take()
            stage.state(
                "B is dismissed: isBeingDismissed is true in B.viewWillDisappear",
                dismissed["viewWillDisappear"]?.isDismissed == true, "\(dismissed)")
        },
        .rule(
            EvidenceEntry(
                "hunt-modals-05",
                "First, Second and Third are sheets on one another; First dismisses Second",
                ios: "18.6 and 26.4", animated: true,
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/ios/modals/form-sheet/RNSFormSheetContentController.mm"
                ),
                notes: """
                    Not firm: one person says so. Maintainers of react-native-screens: a manual scenario
                    with the versions, and a comment in RNSFormSheetContentController.mm. That the sheet
                    in the middle goes with all above it agrees with chain-01; the other three are
                    theirs alone. Quote: when a sheet deeper in the stack is dismissed, UIKit tears down
                    every sheet above it without calling `presentationControllerDidDismiss:` on them.
                    Additionally, `viewDidDisappear:` can be triggered when this controller is
                    temporarily covered by another full-screen modal
                    """),
            statements: 4
        ) { stage in
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
                "Second and Third both go, First stays",
                isInSight == [true, false, false] && sheets[0].presentedViewController == nil,
                "\(isInSight)")
            stage.state(
                "presentationControllerDidDismiss is not called for Third", listeners[2].count == 0,
                "\(listeners[2].count)")
            stage.state(
                "Third.viewDidDisappear is called, and presentingViewController is nil in it",
                presenting.count == 1 && presenting[0] == nil, "\(presenting)")
            let (root, sheet) = (stage.page("A"), stage.page("First", .formSheet))
            var covered: [UIViewController?] = []
            sheet.on("viewDidDisappear") { [unowned sheet] in covered.append(sheet.presentingViewController) }
            try stage.launch(root)
            root.present(sheet, animated: true)
            try stage.settle()
            sheet.present(stage.page("Full", .fullScreen), animated: true)
            try stage.settle()
            stage.state(
                """
                covered by a full-screen page that it presents: the sheet's viewDidDisappear is \
                called, and presentingViewController is not nil in it
                """, covered.count == 1 && covered[0] != nil, "\(covered)")
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
