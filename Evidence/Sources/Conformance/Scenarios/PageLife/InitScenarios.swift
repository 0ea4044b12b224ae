import Simulator

// The creation of a page, and the loading of its view.
extension Scenario {
    static let initialisation: [Scenario] = [
        pushedFromStoryboard(
            EvidenceEntry(
                "init-03",
                """
                FourthViewController from storyboard via instantiateViewControllerWithIdentifier:, \
                then shown animated (2018)
                """,
                animated: true,
                source: .log("public-GitHub index, file id 3678267348 (index gives no repository path)"),
                notes: """
                    Storyboard: VC is decoded and awoken at instantiate time, its VIEW is decoded lazily
                    in loadView.
                    """,
                events: [
                    "VC.init(coder:)",
                    "VC.awakeFromNib",
                    "[caller: before push/present]",
                    "VC.loadView",
                    "VC.view.init(coder:)",
                    "VC.view.awakeFromNib",
                    "VC.viewDidLoad",
                    "VC.viewWillAppear",
                    "VC.viewWillLayoutSubviews",
                    "VC.viewDidLayoutSubviews",
                    "VC.viewDidAppear",
                ])),
        pushed(
            EvidenceEntry(
                "init-04",
                "FifthViewController created in code with init, then shown animated (2018)",
                animated: true,
                source: .log("public-GitHub index, file id 3678267348 (index gives no repository path)"),
                notes: """
                    -[UIViewController init] calls initWithNibName:bundle: (log is placed before super
                    in this source).
                    """,
                events: [
                    "VC.init",
                    "VC.init(nibName:bundle:)",
                    "[caller: before push/present]",
                    "VC.loadView",
                    "VC.viewDidLoad",
                    "VC.viewWillAppear",
                    "VC.viewWillLayoutSubviews",
                    "VC.viewDidLayoutSubviews",
                    "VC.viewDidAppear",
                ])
        ) { EarlyLoggingPage() },
        pushed(
            EvidenceEntry(
                "init-05",
                "TestVC_XIB via initWithNibName:bundle:, pushed animated (2017)",
                animated: true,
                source: .log("public-GitHub index, file id 36042984076 (index gives no repository path)"),
                notes: "quoted_log abbreviated: every line carries the same process prefix in the source.",
                events: [
                    "VC.init(nibName:bundle:)",
                    "VC.loadView",
                    "VC.viewDidLoad",
                    "VC.viewWillAppear",
                    "VC.viewWillLayoutSubviews",
                    "VC.viewDidLayoutSubviews",
                    "VC.viewWillLayoutSubviews",
                    "VC.viewDidLayoutSubviews",
                    "VC.viewDidAppear",
                ]), page: nibPage),
        pushed(
            EvidenceEntry(
                "init-01",
                """
                FirstViewController created with initWithNibName:bundle: (xib holds only the view, \
                File's Owner = VC), then shown animated (2018)
                """,
                animated: true,
                source: .log("public-GitHub index, file id 3678267348 (index gives no repository path)"),
                notes: """
                    VC.awakeFromNib is NOT called (only the view came from the nib). will->did spacing
                    is 0.50 s = default transition duration.
                    """,
                events: [
                    "VC.init(nibName:bundle:)",
                    "[caller: before push/present]",
                    "VC.loadView",
                    "VC.view.init(coder:)",
                    "VC.view.awakeFromNib",
                    "VC.viewDidLoad",
                    "VC.viewWillAppear",
                    "VC.viewWillLayoutSubviews",
                    "VC.viewDidLayoutSubviews",
                    "VC.viewDidAppear",
                ]), page: nibPage), pageInNib,
        pushedFromStoryboard(
            EvidenceEntry(
                "init-06",
                "TestVC_SB via storyboard, pushed animated (2017)",
                animated: true,
                source: .log("public-GitHub index, file id 36042984076 (index gives no repository path)"),
                notes: "quoted_log abbreviated (common prefix removed).",
                events: [
                    "VC.init(coder:)",
                    "VC.awakeFromNib",
                    "VC.loadView",
                    "VC.viewDidLoad",
                    "VC.viewWillAppear",
                    "VC.viewWillLayoutSubviews",
                    "VC.viewDidLayoutSubviews",
                    "VC.viewWillLayoutSubviews",
                    "VC.viewDidLayoutSubviews",
                    "VC.viewDidAppear",
                ])),
        pushed(
            EvidenceEntry(
                "init-07",
                "TestVC_Code created in code, pushed animated (2017)",
                animated: true,
                source: .log("public-GitHub index, file id 36042984076 (index gives no repository path)"),
                notes: """
                    Here init is printed AFTER initWithNibName: consistent with init-04 if this source
                    logs after calling super (its code for this case is not shown).
                    """,
                events: [
                    "VC.init(nibName:bundle:)",
                    "VC.init",
                    "VC.loadView",
                    "VC.viewDidLoad",
                    "VC.viewWillAppear",
                    "VC.viewWillLayoutSubviews",
                    "VC.viewDidLayoutSubviews",
                    "VC.viewWillLayoutSubviews",
                    "VC.viewDidLayoutSubviews",
                    "VC.viewDidAppear",
                ])
        ) { LateLoggingPage() },
        viewInInit,
        lazyView,
    ]

    private static func pushed(_ entry: EvidenceEntry, page: @escaping @MainActor () throws -> Page)
        -> Scenario
    {
        .order(entry) { stage in
            let navigation = stage.navigation([stage.page("Root")])
            try stage.launch(navigation)
            stage.begin()
            let page = try page()
            stage.remark("caller: before push/present")
            navigation.pushViewController(page, animated: true)
            try stage.settle()
        }
    }

    /// A page whose view is in a nib. The nib's file exists until it has been read.
    private static func nibPage() throws -> Page {
        let nib = try NibText(owner: "EarlyLoggingPage").bundle()
        let page = EarlyLoggingPage(nibName: "Page", bundle: nib.bundle)
        page.on("viewDidLoad") { withExtendedLifetime(nib) {} }
        return page
    }

    /// The page itself is an object of the nib.
    private static let pageInNib = Scenario.order(
        EvidenceEntry(
            "init-02",
            """
            ThirdViewController itself is an object in a xib, loaded with \
            loadNibNamed:owner:options:, then shown animated (2018)
            """,
            animated: true,
            source: .log("public-GitHub index, file id 3678267348 (index gives no repository path)"),
            notes: """
                loadView is NEVER called; viewDidLoad fires during nib decoding, before anything is
                presented and before the view's own awakeFromNib.
                """,
            events: [
                "VC.init(coder:)",
                "VC.view.init(coder:)",
                "VC.awakeFromNib",
                "VC.viewDidLoad",
                "VC.view.awakeFromNib",
                "[caller: before push/present]",
                "VC.viewWillAppear",
                "VC.viewWillLayoutSubviews",
                "VC.viewDidLayoutSubviews",
                "VC.viewDidAppear",
            ])
    ) { stage in
        let nib = try NibText(page: "SeguePage").bundle()
        let stack = stage.navigation([stage.page("Root")])
        try stage.launch(stack)
        stage.begin()
        let objects = nib.bundle.loadNibNamed("Page", owner: nil)
        stage.remark("caller: before push/present")
        stack.pushViewController(try require(objects?.first as? Page), animated: true)
        try stage.settle()
        stage.note("loadView is never called", !stage.has("VC.loadView"), "\(stage.lines)")
    }

    private static func pushedFromStoryboard(_ entry: EvidenceEntry) -> Scenario {
        .order(entry) { stage in
            var text = StoryboardText(initial: "Nav")
            text.addContainer("navigationController", "Nav", nil, "rootViewController", "Root")
            text.addPage("Root")
            text.addPage("VC")
            let stack = try require(try stage.launch(text) as? UINavigationController)
            stage.begin()
            let page = try require(stack.storyboard).instantiateViewController(withIdentifier: "VC")
            stage.remark("caller: before push/present")
            stack.pushViewController(page, animated: true)
            try stage.settle()
        }
    }

    private static let viewInInit = Scenario.order(
        EvidenceEntry(
            "init-08",
            "self.view touched inside init()",
            source: .claim("https://www.jessesquires.com/blog/2023/02/20/ios-view-controller-loading/"),
            notes: """
                Lazy getter: nil view => loadView then viewDidLoad synchronously; no appearance
                callbacks.
                """,
            events: [
                "VC.init (accesses self.view)",
                "VC.loadView",
                "VC.viewDidLoad",
                "[init returns]",
            ])
    ) { stage in
        stage.begin()
        _ = ViewInInitPage()
        stage.remark("init returns")
        try stage.settle()
        stage.note("no appearance callbacks", stage.appearance(of: "VC").isEmpty, "\(stage.lines)")
    }

    private static let lazyView = Scenario.order(
        EvidenceEntry(
            "init-09",
            "Lazy view loading then display",
            source: .claim("https://www.tumgag.com/scrambled-code"),
            events: [
                "[first access of VC.view]",
                "VC.loadView",
                "VC.viewDidLoad",
                "[UIKit resizes the view for its context]",
                "VC.viewWillAppear",
                "[view displayed, with or without animation]",
                "VC.viewDidAppear",
            ])
    ) { stage in
        try stage.launch(stage.page("Root"))
        stage.begin()
        let page = stage.page("VC")
        stage.remark("first access")
        page.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let window = try require(stage.sim.window)
        page.on("viewDidAppear") { [unowned page] in
            stage.note(
                "UIKit resizes the view", page.view.frame.size == window.bounds.size, "\(page.view.frame)")
        }
        window.rootViewController = page
        try stage.settle()
    }
}

/// Logs before it calls super.
private final class EarlyLoggingPage: Page {
    convenience init() {
        Journal.current.log("VC.init")
        self.init(nibName: nil, bundle: nil)
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        Journal.current.log("VC.init(nibName:bundle:)")
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { nil }
}

/// Logs after it has called super.
private final class LateLoggingPage: Page {
    convenience init() {
        self.init(nibName: nil, bundle: nil)
        Journal.current.log("VC.init")
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        Journal.current.log("VC.init(nibName:bundle:)")
    }

    required init?(coder: NSCoder) { nil }
}

/// Accesses its view in `init`.
private final class ViewInInitPage: Page {
    init() {
        Journal.current.log("VC.init")
        super.init("VC")
        view.isHidden = false
    }

    required init?(coder: NSCoder) { nil }
}

/// Returns the value, or throws an error that ends the scenario.
func require<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw CocoaError(.coderValueNotFound) }
    return value
}
