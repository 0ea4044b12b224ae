import Simulator

// The creation of a page, and the loading of its view.
extension Scenario {
    static let initialisation: [Scenario] = [
        pushedFromStoryboard("init-03"),
        pushed("init-04") { EarlyLoggingPage() },
        pushed("init-05", page: nibPage), pushed("init-01", page: nibPage), pageInNib,
        pushedFromStoryboard("init-06"),
        pushed("init-07") { LateLoggingPage() },
        viewInInit,
        lazyView,
    ]

    private static func pushed(_ id: String, page: @escaping @MainActor () throws -> Page) -> Scenario {
        .order(id) { stage in
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
    private static let pageInNib = Scenario.order("init-02") { stage in
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

    private static func pushedFromStoryboard(_ id: String) -> Scenario {
        .order(id) { stage in
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

    private static let viewInInit = Scenario.order("init-08") { stage in
        stage.begin()
        _ = ViewInInitPage()
        stage.remark("init returns")
        try stage.settle()
        stage.note("no appearance callbacks", stage.appearance(of: "VC").isEmpty, "\(stage.lines)")
    }

    private static let lazyView = Scenario.order("init-09") { stage in
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
