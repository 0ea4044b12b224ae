import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// The calls, in order.
@MainActor private final class Log {
    var lines: [String] = []
}

private class Box: UIView {
    let name: String
    let log: Log
    var onUpdate: (() -> Void)?

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
        log.lines.append("\(name) constraints")
        onUpdate?()
        super.updateConstraints()
    }

    override func layoutSubviews() {
        log.lines.append("\(name) layout")
    }
}

private final class ConstrainedBox: Box {
    override class var requiresConstraintBasedLayout: Bool { true }
}

private final class BoxPage: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = Box("\(name).view", log) }

    override func updateViewConstraints() {
        log.lines.append(name)
        super.updateViewConstraints()
    }
}

@MainActor @Suite(.inTurn) struct ConstraintPassTests {
    private let log = Log()

    /// A visible page with two nested boxes, after layout.
    private func shownBoxes(in app: ShownApp) -> (page: BoxPage, outer: Box, inner: Box) {
        let page = BoxPage("page", log)
        let (outer, inner) = (Box("outer", log), Box("inner", log))
        page.view.addSubview(outer)
        outer.addSubview(inner)
        app.show(page)
        log.lines.removeAll()
        return (page, outer, inner)
    }

    @Test func `a page's view is asked once before its first layout, and its view by the page`() {
        let app = ShownApp()
        let page = BoxPage("page", log)
        #expect(page.view.needsUpdateConstraints())
        app.show(page)
        #expect(log.lines == ["page", "page.view constraints", "page.view layout"])
        #expect(!page.view.needsUpdateConstraints())
        page.view.setNeedsLayout()
        app.settle()
        #expect(log.lines.count == 4 && log.lines.last == "page.view layout")
    }

    @Test func `views that asked are asked from the inside out, before any layout`() {
        let app = ShownApp()
        let (page, outer, inner) = shownBoxes(in: app)
        page.view.setNeedsUpdateConstraints()
        outer.setNeedsLayout()
        inner.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
        #expect(log.lines.isEmpty)
        app.settle()
        #expect(log.lines == ["inner constraints", "page", "page.view constraints", "outer layout"])
    }

    @Test func `asking for constraints alone lays nothing out`() {
        let app = ShownApp()
        let (_, _, inner) = shownBoxes(in: app)
        inner.setNeedsUpdateConstraints()
        app.settle()
        #expect(log.lines == ["inner constraints"])
    }

    @Test func `layoutIfNeeded and updateConstraintsIfNeeded bring a view up to date at once`() {
        let app = ShownApp()
        let (_, outer, inner) = shownBoxes(in: app)
        inner.setNeedsUpdateConstraints()
        outer.updateConstraintsIfNeeded()
        #expect(log.lines == ["inner constraints"])
        inner.setNeedsUpdateConstraints()
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(log.lines == ["inner constraints", "inner constraints", "inner layout"])
        app.settle()
        #expect(log.lines.count == 3)
    }

    @Test func `a view that asked out of the window is asked when it is in one`() {
        let app = ShownApp()
        let (_, outer, inner) = shownBoxes(in: app)
        inner.removeFromSuperview()
        app.settle()
        inner.setNeedsUpdateConstraints()
        app.settle()
        #expect(log.lines == ["outer layout"])
        outer.addSubview(inner)
        app.settle()
        #expect(log.lines == ["outer layout", "inner constraints", "outer layout"])
    }

    @Test func `a view whose class needs constraints is asked without asking`() {
        let app = ShownApp()
        let (page, _, _) = shownBoxes(in: app)
        page.view.addSubview(ConstrainedBox("constrained", log))
        app.settle()
        #expect(log.lines == ["constrained constraints", "page.view layout", "constrained layout"])
    }

    @Test func `a child's page is asked before its parent's view is laid out`() {
        let app = ShownApp()
        let (page, _, _) = shownBoxes(in: app)
        let child = BoxPage("child", log)
        page.addChild(child)
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
        app.settle()
        #expect(log.lines == ["child", "child.view constraints", "page.view layout", "child.view layout"])
    }

    @Test func `a view that asks again in every update is a feedback loop`() {
        let app = ShownApp()
        let (_, _, inner) = shownBoxes(in: app)
        inner.onUpdate = { [unowned inner] in inner.setNeedsUpdateConstraints() }
        inner.setNeedsUpdateConstraints()
        app.settle()
        #expect(log.lines.count >= 100)
        #expect(Runtime.current.diagnostics.entries.contains { "\($0)".contains("feedback loop") })
    }

    @Test func `a stack's pages are asked with the layout that shows them`() {
        let app = ShownApp()
        let root = BoxPage("root", log)
        let stack = UINavigationController(rootViewController: root)
        app.show(stack)
        #expect(log.lines == ["root", "root.view constraints", "root.view layout"])
        log.lines.removeAll()
        stack.pushViewController(BoxPage("next", log), animated: true)
        app.settle()
        #expect(
            log.lines.filter { $0.hasPrefix("next") } == [
                "next", "next.view constraints", "next.view layout",
            ])
    }
}

@MainActor @Suite(.inTurn) struct ConstraintMarkTests {
    @Test func `showing pages asks for no pass over the window`() {
        let app = ShownApp()
        let root = UIViewController()
        let stack = UINavigationController(rootViewController: root)
        app.show(stack)
        stack.pushViewController(UIViewController(), animated: false)
        Runtime.current.loop.commit()
        let sheet = UIViewController()
        stack.present(sheet, animated: false)
        let loop = Runtime.current.loop
        while sheet.view.window == nil { loop.turn() }
        #expect(app.window.flags.isDisjoint(with: .wantsConstraints))
        #expect(sheet.view.needsUpdateConstraints())
        app.settle()
        #expect(!sheet.view.needsUpdateConstraints())
    }
}
