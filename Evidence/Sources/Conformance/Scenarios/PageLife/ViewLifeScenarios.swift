import Simulator

// The callbacks of a view when it is added to a hierarchy, is added to a window, and leaves both.
extension Scenario {
    static let viewLife: [Scenario] = [
        .order(
            EvidenceEntry(
                "log-view-01",
                "A page makes a view in viewDidLoad and is pushed",
                ios: "2017-06", animated: true,
                source: .log("https://www.itworkman.com/detailed-example-of-ios-uiview-life-cycle"),
                notes: "The log says that the page is pushed or presented.",
                events: [
                    "View.initWithFrame",
                    "View.willMoveToSuperview",
                    "View.didMoveToSuperview",
                    "View.willMoveToWindow",
                    "View.didMoveToWindow",
                    "View.layoutSubviews",
                ])
        ) { stage in
            let scene = try PushedView(stage)
            stage.begin()
            try scene.push()
        },
        .order(
            EvidenceEntry(
                "log-view-02",
                "The page of such a view is popped",
                ios: "2017-06", animated: true,
                source: .log("https://www.itworkman.com/detailed-example-of-ios-uiview-life-cycle"),
                notes: """
                    willMoveToSuperview is not among the lines. A second log of 2019-04-12 has the same
                    four: http://39.103.169.235/p/f5e7a1e899ac
                    """,
                events: [
                    "View.willMoveToWindow",
                    "View.didMoveToWindow",
                    "View.removeFromSuperview",
                    "View.dealloc",
                ])
        ) { stage in
            let scene = try PushedView(stage)
            try scene.push()
            stage.begin()
            try scene.pop()
        },
        .order(
            EvidenceEntry(
                "log-view-03",
                "A view is removed from a page in sight by removeFromSuperview, and nobody holds it",
                ios: "2019-08",
                source: .log("http://39.103.169.235/p/681053cc48fd"),
                events: [
                    "View.willMoveToSuperview",
                    "View.willMoveToWindow",
                    "View.didMoveToWindow",
                    "View.didMoveToSuperview",
                    "View.dealloc",
                ])
        ) { stage in
            let page = stage.page("Page")
            try stage.launch(page)
            var view: LifeView? = LifeView("View")
            view.map(page.view.addSubview)
            try stage.settle()
            stage.begin()
            view?.removeFromSuperview()
            view = nil
            try stage.settle()
        },
        .order(
            EvidenceEntry(
                "log-view-04",
                "viewDidLoad adds a view, and then a subview to that view",
                ios: "2016-05",
                source: .log("https://e-com-net.com/article/5357521.htm"),
                events: [
                    "View.willMoveToSuperview",
                    "View.didMoveToSuperview",
                    "View.didAddSubview",
                    "View.willMoveToWindow",
                    "View.didMoveToWindow",
                ])
        ) { stage in
            let page = stage.page("Page")
            page.on("viewDidLoad") { [unowned page] in
                let view = LifeView("View")
                page.view.addSubview(view)
                view.addSubview(UIView())
            }
            stage.begin()
            try stage.launch(page)
        },
        .order(
            EvidenceEntry(
                "log-view-05",
                "A view with a subview is removed from a page in sight, and nobody holds it",
                ios: "2016-05",
                source: .log("https://e-com-net.com/article/5357521.htm"),
                notes: "The subview is removed when its superview is let go.",
                events: [
                    "View.willMoveToSuperview",
                    "View.willMoveToWindow",
                    "View.didMoveToWindow",
                    "View.didMoveToSuperview",
                    "View.willRemoveSubview",
                ])
        ) { stage in
            let page = stage.page("Page")
            try stage.launch(page)
            page.view.addSubview(LifeView("View"))
            page.view.subviews.last?.addSubview(UIView())
            try stage.settle()
            stage.begin()
            page.view.subviews.last?.removeFromSuperview()
            try stage.settle()
        },
    ]
}

/// A stack whose second page creates a view in `viewDidLoad`.
@MainActor
private struct PushedView {
    private let stage: Stage
    private let stack: UINavigationController

    init(_ stage: Stage) throws {
        self.stage = stage
        stack = stage.navigation([stage.page("Below")])
        try stage.launch(stack)
    }

    func push() throws {
        let page = stage.page("Page")
        page.on("viewDidLoad") { [unowned page] in
            let view = LifeView("View", frame: CGRect(x: 10, y: 80, width: 100, height: 100))
            view.staysWhenItsPageGoes = true
            page.view.addSubview(view)
        }
        stack.pushViewController(page, animated: true)
        try stage.settle()
    }

    func pop() throws {
        stack.popViewController(animated: true)
        try stage.settle()
    }
}

/// A view that records the callbacks of its life cycle; consecutive layout passes count as one.
final class LifeView: UIView {
    private let name: String
    private let journal = Journal.current
    private var last = ""
    /// As in a source whose override of `removeFromSuperview` doesn't call `super`.
    var staysWhenItsPageGoes = false

    init(_ name: String, frame: CGRect = CGRect(x: 10, y: 30, width: 300, height: 300)) {
        self.name = name
        super.init(frame: frame)
        log("initWithFrame")
    }

    required init?(coder: NSCoder) { nil }

    deinit {
        MainActor.assumeIsolated { journal.log("\(name).dealloc") }
    }

    private func log(_ callback: String) {
        if callback != "layoutSubviews" || last != callback { journal.log("\(name).\(callback)") }
        last = callback
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        log("willMoveToSuperview")
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        log("didMoveToSuperview")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        log("willMoveToWindow")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        log("didMoveToWindow")
    }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        log("didAddSubview")
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        log("willRemoveSubview")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log("layoutSubviews")
    }

    override func removeFromSuperview() {
        log("removeFromSuperview")
        if staysWhenItsPageGoes { return }
        super.removeFromSuperview()
    }
}
