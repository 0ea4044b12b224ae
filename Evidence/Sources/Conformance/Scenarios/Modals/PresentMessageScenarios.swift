import Simulator

// UIKit's messages about presentations that it rejects, or performs with a warning.
extension Scenario {
    static let presentationMessages: [Scenario] = [
        .messages(
            EvidenceEntry(
                "msg-01",
                "present on a VC whose view is not in a window",
                ios: "not stated (2016-12, iOS 10 era)",
                source: .log("https://github.com/fouquet/RFAboutView/issues/8"),
                notes: """
                    Pattern: 'Warning: Attempt to present <P> on <S> whose view is not in the window
                    hierarchy!' (exclamation mark). Nothing presented; completion not called
                    (multi-present-01).
                    """,
                events: [
                    """
                    console warning: Warning: Attempt to present <%@: %p> on <%@: %p> whose view is \
                    not in the window hierarchy!
                    """
                ])
        ) { stage in
            try stage.launch(stage.page("Root"))
            let (loose, presented) = (stage.page("Loose"), stage.page("Presented"))
            var isCompleted = false
            loose.present(presented, animated: true) { isCompleted = true }
            try stage.settle()
            stage.note("nothing is presented", loose.presentedViewController == nil, "it is presented")
            stage.note("the completion is not called", !isCompleted, "it is called")
        },
        .messages(
            EvidenceEntry(
                "msg-02",
                "present on a VC that is already presenting",
                ios: "not stated (2018-11, iOS 12 era)",
                source: .log("https://github.com/dillidon/alerts-and-pickers/issues/70"),
                notes: "Two blanks before 'on' as printed in the issue; older systems prefix 'Warning: '.",
                events: [
                    """
                    console warning: Attempt to present <%@: %p>  on <%@: %p> which is already \
                    presenting <%@: %p>
                    """
                ])
        ) { stage in
            let page = stage.page("A")
            try stage.launch(page)
            page.present(stage.page("B", .overFullScreen), animated: true)
            try stage.settle()
            page.present(stage.page("C"), animated: true)
            try stage.settle()
        },
        .messages(
            EvidenceEntry(
                "msg-03",
                "present on a VC whose presentedViewController is going away",
                ios: "8 (PR title)",
                source: .log("https://github.com/uservoice/uservoice-ios-sdk/pull/347"),
                notes: "Two blanks before 'on' here too (addresses redacted by the reporter).",
                events: [
                    """
                    console warning: Warning: Attempt to present <%@: %p>  on <%@: %p> which is \
                    already presenting (null)
                    """
                ])
        ) { stage in
            let page = stage.page("A")
            try stage.launch(page)
            page.present(stage.page("B"), animated: true)
            try stage.settle()
            page.dismiss(animated: true)
            stage.sim.advance(by: 0.1)
            page.present(stage.page("C"), animated: true)
            try stage.settle()
        },
        presentingTwice(
            EvidenceEntry(
                "msg-04",
                "present while a presentation is running",
                ios: "8 (issue title)",
                source: .log("https://github.com/zetachang/DCModalSegue/issues/10"),
                events: [
                    """
                    console warning: Attempt to present <%@: %p> on <%@: %p> while a presentation is \
                    in progress!
                    """
                ])),
        presentingTwice(
            EvidenceEntry(
                "msg-05",
                "same, newer format with the originating VC",
                ios: "not stated (2025-09)",
                source: .log("https://github.com/nathantannar4/Transmission/issues/103"),
                notes: "Full stop instead of '!'. Class names shortened here.",
                events: [
                    """
                    console warning: Attempt to present <%@: %p> on <%@: %p> (from <%@: %p>) while a \
                    presentation is in progress.
                    """
                ])),
        .messages(
            EvidenceEntry(
                "msg-07",
                "interactive presentation controller dismissed while transitioning",
                ios: "not stated (2025-09)",
                source: .log("https://github.com/nathantannar4/Transmission/issues/103"),
                events: [
                    """
                    console warning: Trying to dismiss the presentation controller while \
                    transitioning already. (<%@: %p>)
                    """
                ])
        ) { stage in
            let page = stage.page("A")
            try stage.launch(page)
            page.present(stage.page("B", .pageSheet), animated: false)
            try stage.settle()
            stage.sim.pullSheet(to: 0.3)
            page.dismiss(animated: true)
            stage.sim.endSwipe(.cancel)
            try stage.settle()
            stage.note("the pull alone decides", page.presentedViewController != nil, "it was dismissed")
        },
        .messages(
            EvidenceEntry(
                "msg-19",
                "present from a VC that is not attached to a parent/window chain",
                ios: "not stated (2014-10, iOS 8 era)",
                source: .log("https://github.com/John-Lluch/SWRevealViewController/issues/344"),
                notes: """
                    The presentation still happens (SwiftPages issue 18: 'The modal viewcontroller is
                    displayed properly'). Undecimus issue 834 (iOS 11.3) and SlideMenuControllerSwift
                    265 (2016) print a full stop at the end.
                    """,
                events: [
                    """
                    console warning: Presenting view controllers on detached view controllers is \
                    discouraged <%@: %p>
                    """
                ])
        ) { stage in
            try stage.launch(stage.page("Root"))
            let (detached, presented) = (stage.page("Detached"), stage.page("Presented"))
            try require(stage.sim.window.rootViewController).view.addSubview(detached.view)
            try stage.settle()
            detached.present(presented, animated: true)
            try stage.settle()
            stage.note("the presentation still happens", presented.view.window != nil, "it does not")
        },
        .uncovered(
            EvidenceEntry(
                "msg-22",
                "present during a running modal transition (old UIKit)",
                ios: "not stated (2013-10, iOS 7 era)",
                source: .log("https://github.com/bitstadium/HockeySDK-iOS/issues/72"),
                notes: """
                    Inference (not in the source): the later console warning msg-04 replaced this
                    exception.
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: Attempting to begin a modal \
                    transition from <%@: %p> to <%@: %p> while a transition is already in progress. \
                    Wait for viewDidAppear/viewDidDisappear to know the current transition has \
                    completed
                    """
                ]),
            "Systems before iOS 12: an exception that became the warning of msg-04."
        ),
    ]

    static func presentingTwice(_ entry: EvidenceEntry) -> Scenario {
        .messages(entry) { stage in
            let page = stage.page("A")
            try stage.launch(page)
            page.present(stage.page("B"), animated: true)
            stage.sim.advance(by: 0.1)
            page.present(stage.page("C"), animated: true)
            try stage.settle()
        }
    }
}
