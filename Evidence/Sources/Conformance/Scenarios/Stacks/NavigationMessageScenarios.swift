import Simulator

// UIKit's messages about incorrect appearance transitions and stack changes.
extension Scenario {
    static let navigationMessages: [Scenario] = [
        .messages(
            EvidenceEntry(
                "msg-08",
                "appearance transition not balanced",
                source: .log("https://github.com/ChatSecure/ChatSecure-iOS/issues/597"),
                notes: "Trailing full stop.",
                events: [
                    """
                    console warning: Unbalanced calls to begin/end appearance transitions for <%@: \
                    %p>.
                    """
                ])
        ) { stage in
            let container = ManualContainer("Container")
            let child = stage.page("Child")
            try stage.launch(container)
            container.addChild(child)
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
            child.beginAppearanceTransition(true, animated: false)
            try stage.settle()
        },
        pushingTooEarly(
            EvidenceEntry(
                "msg-09",
                "second animated push during a push",
                ios: "not stated (2016-11, iOS 10 era)",
                source: .log("https://github.com/ChatSecure/ChatSecure-iOS/issues/597"),
                notes: """
                    Followed ~1 s later by msg-08 then msg-11 in that log. A 2019 report (msg-12) has
                    'in a corrupted navigation bar'.
                    """,
                events: [
                    "console warning: nested push animation can result in corrupted navigation bar"
                ])),
        pushingTooEarly(
            EvidenceEntry(
                "msg-11",
                "end of a disturbed nav transition",
                ios: "not stated (2016-11, iOS 10 era)",
                source: .log("https://github.com/ChatSecure/ChatSecure-iOS/issues/597"),
                notes: "The log of msg-09. Since iOS 26 a push interrupts the running one.",
                events: [
                    """
                    console warning: Finishing up a navigation transition in an unexpected state. \
                    Navigation Bar subview tree might get corrupted.
                    """
                ])),
        onStack(
            EvidenceEntry(
                "msg-13",
                "push of an instance already in the stack (older)",
                ios: "not stated (2016)",
                source: .log("https://github.com/samuelclay/NewsBlur/issues/886"),
                events: [
                    """
                    exception NSInvalidArgumentException: Pushing the same view controller instance \
                    more than once is not supported (<%@: %p>)
                    """
                ])
        ) { $0.pushViewController($1[0], animated: true) },
        onStack(
            EvidenceEntry(
                "msg-14",
                "push of an instance already in the stack (newer)",
                ios: "not stated (2020-02)",
                source: .log("https://github.com/thexande/SwiftAlgorithms/issues/31"),
                notes: "Ends with ' : <bundle id>'.",
                events: [
                    """
                    exception NSInvalidArgumentException: <%@: %p> is pushing the same view \
                    controller instance (<%@: %p>) more than once which is not supported and is most \
                    likely an error in the application : <bundle identifier>
                    """
                ])
        ) { $0.pushViewController($1[0], animated: true) },
        onStack(
            EvidenceEntry(
                "msg-15",
                "push of a UINavigationController",
                source: .log("https://github.com/skywinder/ActionSheetPicker-3.0/issues/70"),
                events: [
                    """
                    exception NSInvalidArgumentException: Pushing a navigation controller is not \
                    supported
                    """
                ])
        ) { navigation, _ in
            navigation.pushViewController(UINavigationController(), animated: true)
        },
        onStack(
            EvidenceEntry(
                "msg-16",
                "popToViewController with a VC not in the stack",
                ios: "14.1 (beacon) / not stated (2021-10)",
                source: .log("https://github.com/xiaopin/NavigationContainer/issues/11"),
                notes: """
                    Preceded by 'Assertion failure in -[XPRootNavigationController
                    popToViewController:transition:], …/UINavigationController.m:8176'.
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException (assertion in \
                    -[UINavigationController popToViewController:transition:]): Tried to pop to a \
                    view controller that doesn't exist.
                    """
                ])
        ) { navigation, _ in
            navigation.popToViewController(Page("Stranger"), animated: true)
        },
    ]

    static func pushingTooEarly(_ entry: EvidenceEntry) -> Scenario {
        .messages(entry) { stage in
            let navigation = stage.navigation([stage.page("A")])
            try stage.launch(navigation)
            navigation.pushViewController(stage.page("B"), animated: true)
            stage.sim.advance(by: 0.1)
            navigation.pushViewController(stage.page("C"), animated: true)
            try stage.settle()
        }
    }

    /// A rejected call doesn't change the stack.
    private static func onStack(
        _ entry: EvidenceEntry, _ call: @escaping @MainActor (UINavigationController, [Page]) -> Void
    ) -> Scenario {
        .messages(entry) { stage in
            let pages = ["A", "B"].map(stage.page)
            let navigation = stage.navigation(pages)
            try stage.launch(navigation)
            call(navigation, pages)
            try stage.settle()
            stage.note(
                "the refused call changes nothing", navigation.viewControllers == pages,
                "\(navigation.viewControllers)")
        }
    }
}
