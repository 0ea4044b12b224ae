import Simulator

// Presentations that UIKit can't position: a popover without a source, an interface that can't rotate.
extension Scenario {
    static let placedPresentations: [Scenario] = [
        popover(
            EvidenceEntry(
                "popover-01",
                "A popover without a source on an iPad",
                ios: "not stated (2018-01, iOS 11 era)",
                source: .log("public-GitHub index, file id 35036275809 (index gives no repository path)"),
                notes: "Also file id 40953633784.",
                events: [
                    """
                    exception NSGenericException: UIPopoverPresentationController (<%@: %p>) should \
                    have a non-nil sourceView or barButtonItem set before the presentation occurs.
                    """
                ])
        ) { UIViewController() },
        popover(
            EvidenceEntry(
                "gt2-trans-08",
                "Alert/activity controller as action sheet on iPad without an anchor",
                ios: "not stated (2018-11, iOS 12 era)",
                source: .log("https://github.com/dillidon/alerts-and-pickers/issues/71"),
                notes: """
                    Also https://github.com/sberrevoets/SDCAlertView/issues/306 (2020-05),
                    https://github.com/hotwired/turbo-ios/pull/193 (2024-03) and the public-GitHub
                    index, file id 20631410447. Until 2018-09 without 'from' and its class. Raised when
                    the presentation begins, not in present().
                    """,
                events: [
                    """
                    exception NSGenericException: Your application has presented a UIAlertController \
                    (<%@: %p>) of style UIAlertControllerStyleActionSheet from <class> (<%@: %p>). \
                    The modalPresentationStyle of a UIAlertController with this style is \
                    UIModalPresentationPopover. You must provide location information for this \
                    popover through the alert controller's popoverPresentationController. You must \
                    provide either a sourceView and sourceRect or a barButtonItem. If this \
                    information is not known when you present the alert controller, you may provide \
                    it in the UIPopoverPresentationControllerDelegate method \
                    -prepareForPopoverPresentation.
                    """
                ])
        ) {
            UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
        },
        orientation(
            EvidenceEntry(
                "orientation-01",
                "A page is presented full screen that supports none of the orientations of the app",
                ios: "not stated (2016-10, iOS 10 era)",
                source: .log("https://github.com/Instabug/Instabug-iOS/issues/90"),
                notes: "Also https://github.com/rolandleth/LTHPasscodeViewController/issues/129 (2015-10).",
                events: [
                    """
                    exception UIApplicationInvalidInterfaceOrientation: Supported orientations has \
                    no common orientation with the application, and [<class> shouldAutorotate] is \
                    returning YES
                    """
                ]), TurnedPage(supporting: .portraitUpsideDown)),
        orientation(
            EvidenceEntry(
                "orientation-02",
                "A page is presented full screen that prefers an orientation that it does not support",
                ios: "not stated (2016-03, iOS 9 era)",
                source: .log("https://github.com/Appboy/appboy-ios-sdk/issues/54"),
                notes: """
                    Also https://github.com/thiagoperes/IDMPhotoBrowser/issues/31 (2013-10), for the
                    page that comes back into sight by a dismissal.
                    """,
                events: [
                    """
                    exception UIApplicationInvalidInterfaceOrientation: \
                    preferredInterfaceOrientationForPresentation must return a supported interface \
                    orientation!
                    """
                ]), TurnedPage(supporting: .portrait, preferring: .landscapeRight)),
        .messages(
            EvidenceEntry(
                "orientation-03",
                """
                A full-screen page is dismissed over one that prefers an orientation that it does \
                not support
                """,
                ios: "13",
                source: .log("https://github.com/bytedance/Bytedance-UnionAD/issues/105"),
                notes: "Also https://github.com/nytimes/NYTPhotoViewer/issues/360 (2022-11).",
                events: [
                    """
                    exception UIApplicationInvalidInterfaceOrientation: \
                    preferredInterfaceOrientationForPresentation 'portrait' must match a supported \
                    interface orientation: 'landscapeLeft, landscapeRight'!
                    """
                ])
        ) { stage in
            let first = TurnedPage(supporting: .landscape)
            try stage.launch(first)
            first.present(stage.page("Second", .fullScreen), animated: true)
            try stage.settle()
            first.preferred = .portrait
            first.dismiss(animated: true)
            try stage.settle()
            stage.note("the refused call changes nothing", first.presentedViewController != nil, "it is gone")
        },
    ]

    private static func popover(_ entry: EvidenceEntry, _ make: @escaping @MainActor () -> UIViewController)
        -> Scenario
    {
        .messages(entry, device: .iPadPro11) { stage in
            let root = UIViewController()
            try stage.launch(root)
            for isAnchored in [true, false] {
                let bubble = make()
                bubble.modalPresentationStyle = .popover
                if isAnchored { bubble.popoverPresentationController?.sourceView = root.view }
                root.present(bubble, animated: true)
                let before = stage.sim.diagnostics
                stage.note("nothing is said before it begins", before.isEmpty, "\(before)")
                try stage.settle()
                let isShown = bubble.viewIfLoaded?.window != nil
                stage.note("it comes only with a source", isShown == isAnchored, "source: \(isAnchored)")
                root.dismiss(animated: false)
                try stage.settle()
            }
        }
    }

    private static func orientation(
        _ entry: EvidenceEntry, _ page: @autoclosure @escaping @MainActor () -> TurnedPage
    ) -> Scenario {
        .messages(entry) { stage in
            let (first, second) = (stage.page("First"), page())
            try stage.launch(first)
            second.modalPresentationStyle = .fullScreen
            first.present(second, animated: true)
            try stage.settle()
            stage.note("it is not presented", first.presentedViewController == nil, "it is")
        }
    }
}

/// A page that declares its orientations.
final class TurnedPage: UIViewController {
    private let supported: UIInterfaceOrientationMask
    var preferred: UIInterfaceOrientation?

    init(
        supporting supported: UIInterfaceOrientationMask, preferring preferred: UIInterfaceOrientation? = nil
    ) {
        self.supported = supported
        self.preferred = preferred
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }

    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        preferred ?? super.preferredInterfaceOrientationForPresentation
    }
}
