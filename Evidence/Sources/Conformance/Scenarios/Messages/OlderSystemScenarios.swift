// Bugs and messages of older versions of iOS, and the restoration of an app by classes.
extension Scenario {
    /// Bugs of one version of the system, reported to Apple.
    static let oneSystemsBugs: [Scenario] = [
        .open(
            EvidenceEntry(
                "gt2-vc-25",
                "Popover on show from a pushed controller; back button tapped (iPad, iOS 8.1)",
                ios: "8.1 (2014-11)",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/2770"),
                notes: """
                    Radar 18894218. A bug of one system version, reported as such: not to be built in by
                    default. Quote: If I allow the user to press the back button while the popover is
                    visible then it remains on the screen.
                    """,
                events: [
                    "the popover stays on screen after the pop",
                    "dismissing it in viewWillDisappear crashes when the transition ends (bug)",
                ]),
            "A bug of iOS 8.1. No source says what the popover does in later systems."
        ),
        .open(
            EvidenceEntry(
                "gt2-vc-37",
                "Two tab switches in quick succession in code (to tab 2 and back) (iOS 9)",
                ios: "9 (2016-06)",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/15103"),
                notes: """
                    Radar 25744056. A bug of one system version, reported as such: not to be built in by
                    default. Quote: a view controller's viewWillDisappear method will be called before
                    viewWillAppear has been called, and even before viewDidLoad has been. ... One way to
                    trigger the bug seems to be to switch quickly between tabs in a UITabController.
                    """,
                events: [
                    """
                    tab 2's controller can get viewWillDisappear before viewDidLoad and \
                    viewWillAppear (bug)
                    """,
                    "with a longer pause all is in order",
                ]),
            "A bug of iOS 9 that comes and goes with the length of a pause."
        ),
        .open(
            EvidenceEntry(
                "gt2-split-03",
                "Split presented with displayMode primaryHidden, then allVisible (iPad, iOS 10.2)",
                ios: "10.2 (2016-12)",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/16613"),
                notes: """
                    Radar 29824842. A bug of one system version, reported as such: not to be built in by
                    default. Quote: UIKit doesn't send the viewWillAppear message to the newly appeared
                    VC
                    """,
                events: [
                    "viewWillAppear/viewDidAppear are not sent to the primary that comes in (bug)",
                    "allVisible from the start: sent",
                ]),
            "A bug of iOS 10.2."
        ),
        .open(
            EvidenceEntry(
                "gt2-split-04",
                """
                Tab controller with splits in portrait; the app goes from multitasking to full width \
                (iOS 10/11)
                """,
                ios: "10, 11 beta (2017-08)",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/18287"),
                notes: """
                    Not with preferredDisplayMode allVisible or in landscape. A bug of one system
                    version, reported as such: not to be built in by default. Quote: the Master View of
                    the UISplitViewControllers on other tabs get phantom ViewWillDisappear calls. This
                    happens even if the views were never navigated to.
                    """,
                events: [
                    """
                    master of splits on OTHER tabs gets viewWillDisappear without a viewWillAppear \
                    (bug)
                    """
                ]),
            "A bug of iOS 10 and a beta of iOS 11."
        ),
        .open(
            EvidenceEntry(
                "gt2-split-05",
                ".currentContext presented on the primary of a split (iOS 8 beta 4)",
                ios: "8 beta 4 (2014)",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/12249"),
                notes: """
                    A bug of one system version, reported as such: not to be built in by default. Quote:
                    presented ... with presentation style `UIModalPresentationCurrentContext` on ... the
                    primary view controller inside a split view controller the methods `viewWillAppear:`
                    and `viewDidAppear:` are not called
                    """,
                events: [
                    "viewWillAppear/viewDidAppear of the presented one not sent (sent in iOS 7)",
                    "the primary is resized during the dismissal (bug)",
                ]),
            "A bug of a beta of iOS 8: iOS 7 did otherwise."
        ),
    ]

    static let olderLayouts: [Scenario] = [
        .contradicted(
            EvidenceEntry(
                "gt2-al-09",
                "layoutSublayers(of:) overridden",
                ios: "9-15",
                source: .claim(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch01p045constraintsOrderOfEvents/ch14p398constraintsOrderOfEvents/MyView.swift"
                ),
                notes: """
                    CONFLICTS with Apple's header (gt2-al-18: the base implementation applies the
                    constraints). Also: 'layout gets an extra cycle, I've no idea why'. Quote:
                    super.layoutSublayers(of:layer) // essential, we get wrong layout otherwise ...
                    super.layoutSubviews() // not essential, but removing makes no difference
                    """,
                events: [
                    "view.layoutSublayers(of:) without super: wrong layout",
                    "view.layoutSubviews without super: no difference (author)",
                ]),
            by: "gt2-al-18",
            why: "Apple's header has layoutSubviews apply the constraints, and not layoutSublayers(of:)."
        ),
        .uncovered(
            EvidenceEntry(
                "gt2-al-13",
                "Unsatisfiable constraints (iOS 6)",
                ios: "6 beta (2012-07)",
                source: .log(
                    "https://stackoverflow.com/questions/11664115/unable-to-simultaneously-satisfy-constraints-will-attempt-to-recover-by-breakin/30096600"
                ),
                notes: """
                    The Note appears only when an autoresizing constraint is in the list; these print
                    'h=--& v=--&'. Quote: 2012-07-26 01:58:18.621 Rolo[33597:11303] Unable to
                    simultaneously satisfy constraints. ... Break on objc_exception_throw to catch this
                    in the debugger.
                    """,
                events: [
                    "Unable to simultaneously satisfy constraints.",
                    "\tProbably at least one of the constraints in the following list is one you don't want. Try this: (1) look at each constraint and try to figure out which you don't expect; (2) find the code that added the unwanted constraint or constraints and fix it. (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) ",
                    "Will attempt to recover by breaking constraint ",
                    "Break on objc_exception_throw to catch this in the debugger.",
                ]),
            "Systems before iOS 12: the words are those of later systems."
        ),
    ]

    static let restorationClasses: [Scenario] = [
        .uncovered(
            EvidenceEntry(
                "gt2-app-09",
                "Restoration class that does not declare UIViewControllerRestoration",
                ios: "8+",
                source: .log(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p347SimplestRestorationExample2/ch19p652SimplestRestorationExample2/RootViewController.swift"
                ),
                notes: """
                    Quote: in that case, restoration will fail, without a crash, but now (new in iOS 8?)
                    with a delightfully helpful message: "Warning: restoration class for view controller
                    does not conform to UIViewControllerRestoration protocol: Class is ..."
                    """,
                events: [
                    """
                    console: Warning: restoration class for view controller does not conform to \
                    UIViewControllerRestoration protocol: Class is ...
                    """
                ]),
            "In Swift a restoration class has the protocol's type: one that does not conform cannot be set."
        )
    ]
}
