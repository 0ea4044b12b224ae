import Simulator

// UIKit's messages about storyboards and nibs that don't match the app.
extension Scenario {
    static let fileWords: [Scenario] = [
        .messages(
            EvidenceEntry(
                "words-nib-01",
                "A storyboard or nib has a user-defined runtime attribute that the class lacks",
                ios: "14 (2020-12)",
                source: .log("https://qiita.com/shoheiyokoyama/items/b1906722a16b9e7c1df1"),
                notes: """
                    Loading goes on. The same words in a log of 2015 (iOS 8) and of 2023 (iOS 17), there
                    with the path frame.cornerRadius. On iOS 7 it was the exception
                    NSUnknownKeyException: https://tech.kurojica.com/archives/13121/. A second source,
                    of iOS 11.2, with UIKit's own class: on (UIView): [<UIView 0x10c11a750> ...
                    (https://github.com/evgenyneu/Cosmos/issues/104). Quote: Failed to set (windowSize)
                    user defined inspected property on (DSFSparkline.DSFSparklineBarGraphView):
                    [<DSFSparkline.DSFSparklineBarGraphView 0x7fe2eb10f2b0> setValue:forUndefinedKey:]:
                    this class is not key value coding-compliant for the key windowSize.
                    """,
                events: [
                    """
                    console: Failed to set (windowSize) user defined inspected property on \
                    (<class>): [<CLASS PTR> setValue:forUndefinedKey:]: this class is not key value \
                    coding-compliant for the key windowSize.
                    """
                ])
        ) { stage in
            let nib = try NibText(
                owner: "UIViewController",
                view: """
                    <view contentMode="scaleToFill" id="view"><rect key="frame" x="0" y="0" width="393" height="852"/>
                    <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="windowSize"><integer key="value" value="20"/>
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
                    </userDefinedRuntimeAttributes></view>
                    """
            ).bundle()
            let page = UIViewController(nibName: "Page", bundle: nib.bundle)
            page.loadViewIfNeeded()
            stage.note("loading goes on", page.view.isHidden, "\(stage.sim.diagnostics)")
        },
        .messages(
            EvidenceEntry(
                "words-nib-02",
                "The view of a table view controller's storyboard scene is no table",
                ios: "15.2",
                source: .log("https://github.com/vtourraine/AcknowList/issues/99"),
                notes: """
                    A scene without an identifier has one that Xcode makes of its class and its id. The
                    same words in logs of 2015-11 (iOS 9). Until iOS 8 the words are those of a nib:
                    words-nib-03.
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: -[UITableViewController loadView] \
                    instantiated view controller with identifier "UIViewController-0H5-Tf-yWq" from \
                    storyboard "Main", but didn't get a UITableView.
                    """
                ])
        ) { stage in
            let bundle = try TemporaryBundle()
            try bundle.write(sceneWithoutTable, to: "Main.storyboard")
            UIStoryboard(name: "Main", bundle: bundle.bundle).instantiateInitialViewController()?
                .loadViewIfNeeded()
        },
        .messages(
            EvidenceEntry(
                "words-nib-03",
                "The view of a table view controller's nib is no table",
                ios: "not stated (2012 to 2019)",
                source: .log("https://github.com/mwaterfall/MWPhotoBrowser/issues/76"),
                notes: """
                    Until iOS 8 (2015-09) the same words stand for a storyboard, with the nib that Xcode
                    makes of the scene's view: https://github.com/ortuman/SwiftForms/issues/13
                    (2014-12), https://github.com/layerhq/Atlas-iOS/issues/954 (2015-09).
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: -[UITableViewController loadView] \
                    loaded the "NAME" nib but didn't get a UITableView.
                    """
                ]),
            filling: ["\"NAME\"": "\"Page\""]
        ) { stage in
            let nib = try NibText(owner: "UITableViewController", view: plainView).bundle()
            UITableViewController(nibName: "Page", bundle: nib.bundle).loadViewIfNeeded()
        },
        .messages(
            EvidenceEntry(
                "words-nib-04",
                "A storyboard or nib has a view of a framework that the app is not linked with",
                ios: "18 (2025-06)",
                source: .log("https://github.com/doitswift/example/issues/2"),
                notes: """
                    Also with another class in https://github.com/firebase/FirebaseUI-iOS/issues/799
                    (iOS 13), and with the beginning of the words in
                    https://github.com/arled/swift-rss-reader-example/issues/7 (2019-07, iOS 12). Here
                    as an app sees it whose simulator has `absentFrameworks` set to `.exception`; by
                    default a view that shows the name stands in the place. Before, the words end with
                    the name: words-nib-05. The first release with the longer words is not known.
                    """,
                events: [
                    """
                    exception NSInvalidUnarchiveOperationException: Could not instantiate class \
                    named WKWebView because no class named WKWebView was found; the class needs to \
                    be defined in source code or linked in from a library (ensure the class is part \
                    of the correct target)
                    """
                ])
        ) { stage in
            stage.sim.absentFrameworks = .exception
            let nib = try NibText(
                owner: "UIViewController",
                view: plainView.replacingOccurrences(
                    of: "</view>",
                    with: """
                        <subviews><wkWebView contentMode="scaleToFill" id="web">
                        <rect key="frame" x="0" y="0" width="393" height="852"/></wkWebView></subviews></view>
                        """)
            ).bundle()
            UIViewController(nibName: "Page", bundle: nib.bundle).loadViewIfNeeded()
        },
        .beforeTheFirstSystem(
            EvidenceEntry(
                "words-nib-05",
                "The same before the longer words",
                ios: "10 (2016-10)",
                source: .log("https://github.com/forkingdog/FDStackView/issues/40"),
                notes: "The same in logs of 2013 and 2015.",
                events: [
                    """
                    exception NSInvalidUnarchiveOperationException: Could not instantiate class \
                    named UIStoryboardShowSegueTemplate
                    """
                ])),
        namedPushWithoutStack,
        .beforeTheFirstSystem(
            EvidenceEntry(
                "words-layout-01",
                "A constraint is added to a view that its items are not beneath, in a window",
                ios: "8.1 (2015-02)",
                source: .log("https://github.com/eRGoon/RGPageViewController/issues/1"),
                notes: """
                    From iOS 9 on the method is -[UIView(UIConstraintBasedLayout)
                    _viewHierarchyUnpreparedForConstraint:]
                    (https://github.com/SnapKit/SnapKit/issues/154). The exception was the same in 2018
                    (https://github.com/SwiftKickMobile/SwiftMessages/issues/253); the release notes of
                    Xcode 10 say that it has better words in iOS 12.
                    """,
                events: [
                    "console: The view hierarchy is not prepared for the constraint: <description>\n\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView _viewHierarchyUnpreparedForConstraint:] to debug.",
                    """
                    exception NSInternalInconsistencyException: Impossible to set up layout with \
                    view hierarchy unprepared for constraint.
                    """,
                ])),
        .beforeTheFirstSystem(
            EvidenceEntry(
                "words-layout-02",
                "The same constraint, when the items are beneath the view before the layout",
                ios: "8 (2014-04)",
                source: .log("https://github.com/coolbeet/CBHazeTransitionViewController/issues/1"),
                notes: "A warning alone: the app goes on.",
                events: [
                    "the console says that the hierarchy is not prepared",
                    "nothing is raised, and the constraint counts",
                ])),
        .messages(
            EvidenceEntry(
                "list-words-43",
                "A collection view controller is made without a layout, and no nib has one",
                ios: "13 (2020-04)",
                source: .log("https://github.com/jwfriese/Fleet/issues/23"),
                notes: """
                    Raised when the view is loaded: here as the page is put into a window. The same
                    words in logs from 2015
                    (https://github.com/RobotsAndPencils/RPSlidingMenu/issues/24) to 2022.
                    """,
                events: [
                    """
                    exception NSInvalidArgumentException: UICollectionView must be initialized with \
                    a non-nil layout parameter
                    """
                ])
        ) { stage in
            let page = UICollectionViewController(nibName: nil, bundle: nil)
            stage.note("making it raises nothing", stage.sim.diagnostics.isEmpty, "\(stage.sim.diagnostics)")
            page.loadViewIfNeeded()
        },
    ]

    private static func beforeTheFirstSystem(_ entry: EvidenceEntry) -> Scenario {
        .uncovered(entry, "Words of a release before iOS 12, the first that the runtime knows.")
    }

    private static let plainView = """
        <view contentMode="scaleToFill" id="view"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
        """

    private static let sceneWithoutTable = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="0H5-Tf-yWq">
        <scenes><scene sceneID="scene"><objects>
        <viewController id="0H5-Tf-yWq" customClass="UITableViewController" customModule="UIKit" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="view"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
        </viewController></objects></scene></scenes></document>
        """
}
