import TestApps
import TestTraits
import Testing

@testable import UIKit
@testable import UIKitCore

@MainActor private final class Log {
    var lines: [String] = []
}

private class Box: UIView {
    let name: String
    let log: Log
    var onUpdate: (() -> Void)?
    var onLayout: (() -> Void)?
    @Invalidating(.properties) var gap = 0

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
        super.updateProperties()
        log.lines.append("\(name) properties")
        onUpdate?()
    }

    override func updateConstraints() {
        log.lines.append("\(name) constraints")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.lines.append("\(name) layout")
        onLayout?()
    }
}

private class BoxPage: UIViewController {
    let name: String
    let log: Log
    var onUpdate: (() -> Void)?

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = Box("\(name).view", log) }

    override func updateProperties() {
        super.updateProperties()
        log.lines.append("\(name) properties")
        onUpdate?()
    }
}

@MainActor @Suite(.inTurn) struct PropertiesTests {
    private let log = Log()

    /// A visible page with a box, and a child page whose view contains another box.
    private func shownTree(
        in app: ShownApp
    ) -> (page: BoxPage, outer: Box, child: BoxPage, inner: Box) {
        let (page, child) = (BoxPage("page", log), BoxPage("child", log))
        let (outer, inner) = (Box("outer", log), Box("inner", log))
        page.view.addSubview(outer)
        page.addChild(child)
        outer.addSubview(child.view)
        child.didMove(toParent: page)
        child.view.addSubview(inner)
        app.show(page)
        log.lines.removeAll()
        return (page, outer, child, inner)
    }

    private func took() -> [String] {
        defer { log.lines.removeAll() }
        return log.lines
    }

    @Test func `the first layout is preceded by an update, of a view controller before its view`() {
        let app = ShownApp(system: .iOS(26))
        let page = BoxPage("page", log)
        let box = Box("box", log)
        page.view.addSubview(box)
        #expect(log.lines.isEmpty)
        app.show(page)
        #expect(
            took() == [
                "page properties", "page.view properties", "page.view constraints", "page.view layout",
                "box properties", "box layout",
            ])
        page.view.setNeedsLayout()
        app.settle()
        #expect(took() == ["page.view layout"])
    }

    @Test func `requests are coalesced, and updates go from the outside in without a layout`() {
        let app = ShownApp(system: .iOS(26))
        let (page, outer, child, inner) = shownTree(in: app)
        inner.setNeedsUpdateProperties()
        child.setNeedsUpdateProperties()
        outer.setNeedsUpdateProperties()
        outer.setNeedsUpdateProperties()
        page.setNeedsUpdateProperties()
        #expect(log.lines.isEmpty)
        app.settle()
        #expect(took() == ["page properties", "outer properties", "child properties", "inner properties"])
    }

    @Test func `properties precede constraints and layout, and their requests belong to the same pass`() {
        let app = ShownApp(system: .iOS(26))
        let (_, _, _, inner) = shownTree(in: app)
        inner.onUpdate = {
            inner.setNeedsLayout()
            inner.setNeedsUpdateConstraints()
        }
        inner.setNeedsLayout()
        inner.setNeedsUpdateProperties()
        app.settle()
        #expect(took() == ["inner properties", "inner constraints", "inner layout"])
    }

    @Test func `a request within an update is kept, for the object itself and for its superviews`() {
        let app = ShownApp(system: .iOS(26))
        let (page, outer, child, inner) = shownTree(in: app)
        var requests: [() -> Void] = [page.setNeedsUpdateProperties, outer.setNeedsUpdateProperties]
        inner.onUpdate = { requests.popLast()?() }
        inner.setNeedsUpdateProperties()
        app.settle()
        #expect(took() == ["inner properties", "outer properties"])
        inner.setNeedsUpdateProperties()
        app.settle()
        #expect(took() == ["inner properties", "page properties"])
        var isFirst = true
        child.onUpdate = {
            if isFirst { child.setNeedsUpdateProperties() }
            isFirst = false
        }
        child.setNeedsUpdateProperties()
        app.settle()
        #expect(took() == ["child properties", "child properties"])
    }

    @Test func `a superview is updated and laid out before the properties of its subviews`() {
        let app = ShownApp(system: .iOS(26))
        let (_, outer, _, inner) = shownTree(in: app)
        for box in [inner, outer] {
            box.setNeedsLayout()
            box.setNeedsUpdateProperties()
        }
        app.settle()
        #expect(took() == ["outer properties", "outer layout", "inner properties", "inner layout"])
    }

    @Test func `an immediate update includes the view, its controller and its subviews`() {
        let app = ShownApp(system: .iOS(26))
        let (page, outer, child, inner) = shownTree(in: app)
        for view in [page.view, outer, child.view, inner] { view?.setNeedsUpdateProperties() }
        page.setNeedsUpdateProperties()
        child.setNeedsUpdateProperties()
        child.view.updatePropertiesIfNeeded()
        #expect(took() == ["child properties", "child.view properties", "inner properties"])
        page.updatePropertiesIfNeeded()
        #expect(took() == ["page properties", "page.view properties", "outer properties"])
        app.settle()
        #expect(log.lines.isEmpty)
    }

    @Test func `a view that a layout adds is updated before its own layout`() {
        let app = ShownApp(system: .iOS(26))
        let (_, _, _, inner) = shownTree(in: app)
        let late = Box("late", log)
        inner.onLayout = { if late.superview == nil { inner.addSubview(late) } }
        inner.setNeedsLayout()
        app.settle()
        let lines = took()
        #expect(lines.filter { $0.hasPrefix("late") } == ["late properties", "late layout"])
    }

    @Test func `a request outside of a window waits until the view enters one`() {
        let app = ShownApp(system: .iOS(26))
        let (_, outer, child, inner) = shownTree(in: app)
        child.view.removeFromSuperview()
        app.settle()
        log.lines.removeAll()
        inner.setNeedsUpdateProperties()
        child.setNeedsUpdateProperties()
        app.settle()
        #expect(log.lines.isEmpty)
        outer.addSubview(child.view)
        app.settle()
        #expect(took().filter { $0.hasSuffix("properties") } == ["child properties", "inner properties"])
    }

    @Test func `layoutIfNeeded updates the properties first`() {
        let app = ShownApp(system: .iOS(26))
        let (_, outer, _, inner) = shownTree(in: app)
        inner.setNeedsUpdateProperties()
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(took() == ["inner properties", "inner layout"])
    }

    @Test func `an invalidating property requests an update`() {
        let app = ShownApp(system: .iOS(26))
        let (_, _, _, inner) = shownTree(in: app)
        inner.gap = 8
        inner.gap = 8
        app.settle()
        #expect(took() == ["inner properties"])
    }

    @Test func `a controller without a loaded view isn't updated, and isn't loaded by an update`() {
        let app = ShownApp(system: .iOS(26))
        let page = BoxPage("page", log)
        page.setNeedsUpdateProperties()
        page.updatePropertiesIfNeeded()
        #expect(!page.isViewLoaded && log.lines.isEmpty)
        app.show(page)
        #expect(took().prefix(2) == ["page properties", "page.view properties"])
    }

    @Test func `up to iOS 18 nothing is updated`() {
        let app = ShownApp(system: .iOS(18))
        let (page, _, _, inner) = shownTree(in: app)
        page.setNeedsUpdateProperties()
        inner.setNeedsUpdateProperties()
        app.settle()
        page.updatePropertiesIfNeeded()
        #expect(log.lines.isEmpty)
    }
}
