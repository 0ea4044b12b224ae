import Simulator

// The callbacks of a view when it is added to a hierarchy, is added to a window, and leaves both.
extension Scenario {
    static let viewLife: [Scenario] = [
        .order("log-view-01") { stage in
            let scene = try PushedView(stage)
            stage.begin()
            try scene.push()
        },
        .order("log-view-02") { stage in
            let scene = try PushedView(stage)
            try scene.push()
            stage.begin()
            try scene.pop()
        },
        .order("log-view-03") { stage in
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
        .order("log-view-04") { stage in
            let page = stage.page("Page")
            page.on("viewDidLoad") { [unowned page] in
                let view = LifeView("View")
                page.view.addSubview(view)
                view.addSubview(UIView())
            }
            stage.begin()
            try stage.launch(page)
        },
        .order("log-view-05") { stage in
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
