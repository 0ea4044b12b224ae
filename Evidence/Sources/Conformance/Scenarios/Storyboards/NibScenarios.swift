import Simulator

// The objects that a nib creates, and when.
extension Scenario {
    static let nibs: [Scenario] = [
        missingNib, nestedLoading, connectionOrder,
        .open(
            "gt2-nib-12",
            "A claim about an SDK that exchanges methods at run time; no log says it of an override that calls super."
        ),
    ]

    private static let missingNib = Scenario.messages(
        "gt2-nib-01", filling: ["'NAME'": "'KVNProgressView'"]
    ) { stage in
        let bundle = try TemporaryBundle()
        let nib = UINib(nibName: "KVNProgressView", bundle: bundle.bundle)
        stage.note("finding it raises nothing", stage.sim.diagnostics.isEmpty, "\(stage.sim.diagnostics)")
        _ = nib.instantiate(withOwner: nil)
    }

    private static let nestedLoading = Scenario.order(
        "gt2-nib-03", .listedPairs, leavingOut: [0, 1, 3, 4],
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

    private static let connectionOrder = Scenario.order("gt2-nib-07") { stage in
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
