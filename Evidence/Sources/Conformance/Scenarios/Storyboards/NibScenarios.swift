import Simulator

// The objects that a nib creates, and when.
extension Scenario {
    static let nibs: [Scenario] = [
        missingNib, nestedLoading, connectionOrder,
        .open(
            EvidenceEntry(
                "gt2-nib-12",
                "A subclass overrides loadView (even by forwarding to the original)",
                ios: "12-18",
                source: .claim(
                    "https://github.com/getsentry/sentry-cocoa/blob/c34c99b97b112c0da21216f702d4da336c1b2a90/Sources/Sentry/SentryUIViewControllerSwizzlingHelper.m"
                ),
                notes: """
                    Observed by an SDK that swizzled loadView per class; the implicit nib lookup depends
                    on the class not having its own loadView. Quote: When swizzling the loadView of a
                    custom UIViewController, the UIViewController doesn't search for a nib file and
                    doesn't load a view.
                    """,
                events: [
                    "UIViewController then does not look for a nib of the class's name"
                ]),
            "A claim about an SDK that exchanges methods at run time; no log says it of an override that calls super."
        ),
    ]

    private static let missingNib = Scenario.messages(
        EvidenceEntry(
            "gt2-nib-01",
            "Loading a nib that is not in the bundle (UINib / loadNibNamed)",
            ios: "8 (2015-01)",
            source: .log("https://github.com/AssistoLab/KVNProgress/pull/20"),
            notes: """
                The exception is raised by instantiate(withOwner:options:), not by
                UINib(nibName:bundle:) (stack in Appboy/appboy-ios-sdk#66). Quote:
                'NSInternalInconsistencyException', reason: 'Could not load NIB in bundle: 'NSBundle
                </private/var/mobile/.../United.app> (loaded)' with name 'KVNProgressView''
                """,
            events: [
                """
                exception NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle \
                <PATH> (loaded)' with name 'NAME'
                """
            ]),
        filling: ["'NAME'": "'KVNProgressView'"]
    ) { stage in
        let bundle = try TemporaryBundle()
        let nib = UINib(nibName: "KVNProgressView", bundle: bundle.bundle)
        stage.note("finding it raises nothing", stage.sim.diagnostics.isEmpty, "\(stage.sim.diagnostics)")
        _ = nib.instantiate(withOwner: nil)
    }

    private static let nestedLoading = Scenario.order(
        EvidenceEntry(
            "gt2-nib-03",
            """
            A window gets a root whose viewDidLoad asks another controller for its view, which loads \
            a nib
            """,
            ios: "9 (2016-05)",
            source: .log("https://github.com/Appboy/appboy-ios-sdk/issues/66"),
            notes: """
                Stack trace; loading is nested, depth first. Quote: loadNibNamed:owner:options: /
                [ABKInAppMessageFullViewController loadView] / -[UIViewController loadViewIfRequired] /
                -[UIViewController view] / [ABKInAppMessageWindowController viewDidLoad] /
                -[UIViewController loadViewIfRequired] / -[UIViewController view] / -[UIWindow
                addRootViewControllerVie
                """,
            events: [
                "window: root.view is asked for",
                "root.loadViewIfRequired",
                "root.viewDidLoad",
                "child.view",
                "child.loadViewIfRequired",
                "child.loadView",
                "[nib instantiated]",
            ]),
        .listedPairs,
        leavingOut: [0, 1, 3, 4],
        remark: "What UIKit calls inside itself is not seen from outside."
    ) { stage in
        let nib = try NibText(owner: "Page").bundle()
        let root = stage.page("root")
        let child = Page("child", nib: "Page", in: nib.bundle)
        root.on("viewDidLoad") { child.view.isHidden = false }
        child.on("viewDidLoad") { stage.remark("nib instantiated") }
        stage.begin()
        try stage.launch(root)
    }

    private static let connectionOrder = Scenario.order(
        EvidenceEntry(
            "gt2-nib-07",
            "When outlets are connected while a controller's view loads from its nib",
            ios: "12 (2019-01)",
            source: .log("https://github.com/netguru/BlueSwift/issues/16"),
            notes: """
                Outlets of a controller go through setValue(_:forKey:), so overriding
                setValue(_:forUndefinedKey:) sees them. Quote: -[UIViewController setValue:forKey:] + 87
                / -[UIRuntimeOutletConnection connect] + 109 / -[NSArray makeObjectsPerformSelector:] +
                317 / -[UINib instantiateWithOwner:options:] + 1814
                """,
            events: [
                "vc.loadView",
                "[all objects of the nib decoded]",
                "[outlet connections, one after the other, via setValue:forKey:]",
            ])
    ) { stage in
        let nib = try NibText(owner: "OutletPage").bundle()
        let page = OutletPage("vc", nib: "Page", in: nib.bundle)
        stage.begin()
        page.onOutlet = { [unowned page] key in
            stage.remark("all objects")
            stage.remark("outlet connections")
            stage.note(
                "the view is made, and not the page's yet", key == "view" && !page.isViewLoaded,
                "\(stage.lines)")
        }
        page.loadViewIfNeeded()
        stage.note(
            "views are awake afterwards",
            stage.has("VC.view.init(coder:)") && stage.lines.last == "vc.viewDidLoad", "\(stage.lines)")
    }
}

/// A page that reports when its outlets are set.
final class OutletPage: Page {
    var onOutlet: ((String) -> Void)?

    override func setValue(_ value: Any?, forKey key: String) {
        onOutlet?(key)
        super.setValue(value, forKey: key)
    }
}
