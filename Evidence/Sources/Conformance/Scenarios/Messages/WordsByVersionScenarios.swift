import Simulator

// Messages that UIKit has changed between releases.
extension Scenario {
    static let wordsByVersion: [Scenario] = [
        dismissing(
            EvidenceEntry(
                "msg-06",
                "dismiss while a presentation or dismissal is running",
                ios: "not stated (2018-02, iOS 11 era)",
                source: .log("https://github.com/jonkykong/SideMenu/issues/323"),
                notes: """
                    Also https://github.com/zoonooz/ZFDragableModalTransition/issues/3 (2014-06). That
                    the dismissal is lost: there,
                    https://github.com/almerlucke/FCOverlayViewController/pull/3 (2014-05), the
                    public-GitHub index, file id 2656724600 (Swift 3 or later), and
                    https://github.com/react/react-native/pull/29745 (2020-08, iOS 13). No report is
                    younger than iOS 13; from iOS 14 on crash logs have dismissals wait as presentations
                    do.
                    """,
                events: [
                    """
                    console warning: Warning: Attempt to dismiss from view controller <%@: %p> while \
                    a presentation or dismiss is in progress!
                    """
                ]), during: .presentation),
        dismissing(
            EvidenceEntry(
                "words-03",
                "dismiss twice, the second time while the first is in progress",
                ios: "13.6", animated: true,
                source: .log("public-GitHub index, file id 14490642941 (index gives no repository path)"),
                notes: "Printed on 2020-07-27.",
                events: [
                    """
                    console warning: Warning: Attempt to dismiss from view controller <%@: %p> while \
                    a presentation or dismiss is in progress!
                    """
                ]), during: .dismissal),
        .messages(
            EvidenceEntry(
                "msg-10",
                "pop during push / pop during pop",
                ios: "not stated (2015-06, iOS 8 era)",
                source: .log("https://github.com/CharlinFeng/SwipeNavigationVC/issues/2"),
                notes: """
                    Also https://github.com/recruit-mp/RMPZoomTransitionAnimator/issues/19 (2017-03):
                    the back button in the middle of a push.
                    """,
                events: [
                    "console warning: nested pop animation can result in corrupted navigation bar"
                ])
        ) { stage in
            let navigation = stage.navigation(["A", "B"].map(stage.page))
            try stage.launch(navigation)
            navigation.pushViewController(stage.page("C"), animated: true)
            stage.sim.advance(by: 0.1)
            navigation.popViewController(animated: true)
            try stage.settle()
            let warnings = stage.sim.diagnostics.count
            stage.note(
                "the pop is made", navigation.viewControllers.count == 2, "\(navigation.viewControllers)")
            navigation.pushViewController(stage.page("D"), animated: false)
            try stage.settle()
            navigation.popViewController(animated: true)
            stage.sim.advance(by: 0.1)
            navigation.popViewController(animated: true)
            try stage.settle()
            stage.note(
                "it is said of a pop during a pop, too", stage.sim.diagnostics.count == warnings * 2,
                "\(stage.sim.diagnostics)")
        },
        pushingTooEarly(
            EvidenceEntry(
                "msg-12",
                "nested push, newer wording + nav bar message",
                ios: "not stated (2019-11)",
                source: .log("https://github.com/HeroTransitions/Hero/issues/638"),
                notes: """
                    A device describes the bar with its frame and layer as well. That a pop is told of
                    in the same two lines is inferred.
                    """,
                events: [
                    "console warning: nested push animation can result in a corrupted navigation bar",
                    """
                    console warning: Attempting to begin a transition on navigation bar (<%@: %p>) \
                    while a transition is in progress.
                    """,
                ])),
        presentingActive(
            EvidenceEntry(
                "msg-17",
                "present a VC that has a parent / is on screen",
                ios: "not stated (2018)",
                source: .log("https://github.com/awslabs/aws-sdk-ios-samples/issues/203"),
                notes: "Trailing full stop. Older wording. On iOS 13 still: words-04.",
                events: [
                    """
                    exception NSInvalidArgumentException: Application tried to present modally an \
                    active controller <%@: %p>.
                    """
                ])),
        presentingActive(
            EvidenceEntry(
                "msg-18",
                "present a VC already presented",
                ios: "not stated (2023-11)",
                source: .log("https://github.com/capacitor-community/privacy-screen/issues/83"),
                notes: "Newer wording (seen from 2021-01: react-native-share-menu issue 101).",
                events: [
                    """
                    exception NSInvalidArgumentException: Application tried to present modally a \
                    view controller <%@: %p> that is already being presented by <%@: %p>.
                    """
                ])),
        presentingActive(
            EvidenceEntry(
                "words-04",
                "present a VC that is presented already, on iOS 13",
                ios: "13",
                source: .log("https://github.com/material-components/material-components-ios/issues/8506"),
                notes: "The newer words of msg-18 were seen first in 2021-01.",
                events: [
                    """
                    exception NSInvalidArgumentException: Application tried to present modally an \
                    active controller <%@: %p>.
                    """
                ])),
        .messages(
            EvidenceEntry(
                "msg-20",
                "adding a child whose view sits in another controller's hierarchy",
                ios: "not stated (2017-06)",
                source: .log(
                    "https://kerrick.wordpress.com/2017/06/29/fixing-_addchildviewcontrollerperformhierarchychecknotifywillmove/"
                ),
                notes: "Older wording (2012, iriphon.com): '… but actual parent is:'.",
                events: [
                    """
                    exception UIViewControllerHierarchyInconsistency: child view controller:<%@: %p> \
                    should have parent view controller:<%@: %p> but requested parent is:<%@: %p>
                    """
                ])
        ) { stage in
            let (holder, stranger, child) = (stage.page("A"), stage.page("B"), stage.page("C"))
            try stage.launch(holder)
            holder.view.addSubview(child.view)
            stranger.addChild(child)
        },
        .messages(
            EvidenceEntry(
                "msg-21",
                "setViewControllers with duplicates",
                ios: "not stated (2020-11)",
                source: .log("https://github.com/wordpress-mobile/WordPress-iOS/issues/15337"),
                notes: """
                    NSInternalInconsistency, not NSInvalidArgument. The issue has the first line; the
                    list is in the public-GitHub index, file ids 24161990212 and 24123942811.
                    """,
                events: [
                    "exception NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct ((\n    \"<%@: %p>\",\n    \"<%@: %p>\"\n))"
                ])
        ) { stage in
            let navigation = stage.navigation([stage.page("A")])
            try stage.launch(navigation)
            let twice = stage.page("B")
            navigation.setViewControllers([twice, twice], animated: false)
            stage.note(
                "the refused call changes nothing", navigation.viewControllers.count == 1,
                "\(navigation.viewControllers)")
        },
        .messages(
            EvidenceEntry(
                "msg-23",
                "viewWillDisappear: (etc.) called directly by app code",
                ios: "16",
                source: .log("http://39.103.169.235/p/ad86ca978747"),
                notes: """
                    [ViewController] before it is the category of the log. The last sentence is cut off
                    there: pub-misuse-01 has it.
                    """,
                events: [
                    """
                    console warning: Calling -viewWillDisappear: directly on a view controller is \
                    not supported, and may result in out-of-order callbacks and other inconsistent \
                    behavior. Use the -beginAppearanceTransition:animated: and \
                    -endAppearanceTransition APIs on UIViewController to manually drive appearance \
                    callbacks instead. Make a symbolic breakpoint at \
                    UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. \
                    View controller: <%@: %p>
                    """
                ])
        ) { stage in
            let page = stage.page("A")
            try stage.launch(page)
            page.viewWillDisappear(false)
        },
        .messages(
            EvidenceEntry(
                "words-01",
                "present on a VC whose view is not in a window, newer words",
                ios: "not stated (2020-09, iOS 14 era)",
                source: .log("public-GitHub index, file id 48445426836 (index gives no repository path)"),
                notes: """
                    Second source: file id 22361477843. The older words were seen on iOS 13 in 2019-12:
                    https://github.com/CoderMikeHe/WeChat/issues/16.
                    """,
                events: [
                    """
                    console warning: Attempt to present <%@: %p> on <%@: %p> (from <%@: %p>) whose \
                    view is not in the window hierarchy.
                    """
                ])
        ) { stage in
            try stage.launch(stage.page("Root"))
            stage.page("Loose").present(stage.page("Presented"), animated: true)
            try stage.settle()
        },
        .messages(
            EvidenceEntry(
                "words-02",
                "present on a VC that is already presenting, newer words",
                ios: "not stated (2020-09, iOS 14 era)",
                source: .log("https://github.com/ArtSabintsev/Siren/pull/348"),
                events: [
                    """
                    console warning: Attempt to present <%@: %p> on <%@: %p> (from <%@: %p>) which \
                    is already presenting <%@: %p>.
                    """
                ])
        ) { stage in
            let page = stage.page("A")
            try stage.launch(page)
            page.present(stage.page("B"), animated: true)
            try stage.settle()
            page.present(stage.page("C"), animated: true)
            try stage.settle()
        },
    ]

    private enum Moment { case presentation, dismissal }

    private static func dismissing(_ entry: EvidenceEntry, during moment: Moment) -> Scenario {
        .messages(entry) { stage in
            let page = stage.page("A")
            try stage.launch(page)
            page.present(stage.page("B"), animated: true)
            if moment == .dismissal {
                try stage.settle()
                page.dismiss(animated: true)
            }
            stage.sim.advance(by: 0.1)
            var isCompleted = false
            page.dismiss(animated: true) { isCompleted = true }
            try stage.settle()
            stage.note("the dismissal is lost", !isCompleted, "it is made")
            let isThere = page.presentedViewController != nil
            stage.note(
                "nothing but the first call counts", isThere == (moment == .presentation), "\(isThere)")
        }
    }

    /// Presents a page of a stack that is visible, or one that is already presented.
    private static func presentingActive(_ entry: EvidenceEntry) -> Scenario {
        .messages(entry) { stage in
            let (first, second) = (stage.page("A"), stage.page("B"))
            let active = stage.page("C")
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            try stage.launch(tabs)
            tabs.present(active, animated: true)
            try stage.settle()
            let window = UIWindow(frame: stage.sim.window.frame)
            let other = stage.page("D")
            window.rootViewController = other
            window.isHidden = false
            try stage.settle()
            other.present(active, animated: true)
            stage.note("it stays where it is", active.presentingViewController === tabs, "it does not")
            other.present(second, animated: true)
            let refusals = stage.sim.diagnostics.filter { $0.kind == .exception }
            stage.note("a child is refused as well", refusals.count == 2, "\(refusals)")
            window.isHidden = true
        }
    }
}
