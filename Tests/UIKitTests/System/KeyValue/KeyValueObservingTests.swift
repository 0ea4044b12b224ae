import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

@MainActor @Suite(.inTurn) struct KeyValueObservingTests {
    private class Feed: UIScrollView {
        override var contentOffset: CGPoint {
            didSet { count += 1 }
        }
        var count = 0
    }

    @Test func `a handler is called each time the property is set, until the observation goes`() {
        useFreshRuntime()
        let view = UIView()
        var calls: [String] = []
        var observation: NSKeyValueObservation? = view.observe(\.isHidden, options: [.old, .new]) {
            view, change in
            calls.append("\(change.oldValue!) \(change.newValue!) \(view.isHidden)")
        }
        view.isHidden = true
        view.isHidden = true
        #expect(calls == ["false true true", "true true true"])
        observation?.invalidate()
        view.isHidden = false
        observation = nil
        view.isHidden = true
        #expect(calls.count == 2)
        #expect(!view.flags.contains(.isObserved))
    }

    @Test func `initial and prior calls come when they were asked for`() {
        useFreshRuntime()
        let view = UIView()
        var calls: [String] = []
        let observation = view.observe(\.alpha, options: [.initial, .prior, .new]) { _, change in
            calls.append(
                "\(change.isPrior) \(change.newValue.map { "\($0)" } ?? "nil") \(change.oldValue == nil)")
        }
        view.alpha = 0.5
        #expect(calls == ["false 1.0 true", "true nil true", "false 0.5 true"])
        observation.invalidate()
    }

    @Test func `a scroll view tells of its offset however it scrolls`() {
        let app = ShownApp()
        let page = UIViewController()
        app.show(page)
        let scroll = Feed(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1_000)
        page.view.addSubview(scroll)
        var offsets: [CGFloat] = []
        let observation = scroll.observe(\.contentOffset, options: .new) { scroll, change in
            offsets.append(change.newValue!.y)
        }
        scroll.contentOffset.y = 20
        #expect(offsets == [20])
        scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
        app.settle()
        #expect(offsets.count > 10)
        #expect(offsets.last == 200)
        #expect(scroll.count == offsets.count)
        let general: UIScrollView = scroll
        var sizes: [CGSize?] = []
        let other = general.observe(\.contentSize, options: .old) { sizes.append($1.oldValue) }
        scroll.contentSize.height = 400
        #expect(sizes == [CGSize(width: 100, height: 1_000)])
        withExtendedLifetime((observation, other)) {}
    }

    @Test func `a frame is reported when it is set, not when the center is`() {
        useFreshRuntime()
        let view = UIView()
        var names: [String] = []
        let observations = [
            view.observe(\.frame) { _, _ in names.append("frame") },
            view.observe(\.center) { _, _ in names.append("center") },
            view.observe(\.bounds) { _, _ in names.append("bounds") },
        ]
        view.frame.size.width = 20
        view.center.x = 40
        view.bounds.size.width = 10
        #expect(names == ["frame", "center", "bounds"])
        withExtendedLifetime(observations) {}
    }

    @Test func `an app's class tells of its properties by hand`() {
        final class Model: NSObject {
            var name = "" {
                willSet { willChangeValue(for: \Model.name) }
                didSet { didChangeValue(for: \Model.name) }
            }
        }
        useFreshRuntime()
        let model = Model()
        var change: NSKeyValueObservedChange<String>?
        let observation = model.observe(\.name, options: [.old, .new]) { change = $1 }
        model.name = "Ada"
        #expect(change?.oldValue == "")
        #expect(change?.newValue == "Ada")
        withExtendedLifetime(observation) {}
    }

    @Test func `an observation does not keep the object, nor outlive its use`() {
        useFreshRuntime()
        var view: UIView? = UIView()
        weak let weakly = view
        let observation = view!.observe(\.frame) { _, _ in }
        view = nil
        #expect(weakly == nil)
        observation.invalidate()
    }

    @Test func `an observer is notified by name until it is removed`() {
        final class Page: UIViewController {
            var changes: [[NSKeyValueChangeKey: Any]] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                if keyPath == "contentOffset" { changes.append(change ?? [:]) }
            }
        }
        useFreshRuntime()
        Runtime.current.diagnostics.recordsExceptions = true
        let page = Page()
        let scroll = UIScrollView()
        scroll.addObserver(page, forKeyPath: "contentOffset", options: [.old, .new], context: nil)
        scroll.contentOffset.y = 5
        #expect(page.changes.map { $0[.newKey] as? CGPoint } == [CGPoint(x: 0, y: 5)])
        #expect(page.changes.map { $0[.oldKey] as? CGPoint } == [.zero])
        scroll.removeObserver(page, forKeyPath: "contentOffset")
        scroll.contentOffset.y = 6
        #expect(page.changes.count == 1)
        scroll.removeObserver(page, forKeyPath: "contentOffset")
        #expect(Runtime.current.diagnostics.entries.map(\.exceptionName) == ["NSRangeException"])
        let deaf = UIView()
        scroll.addObserver(deaf, forKeyPath: "hidden", context: nil)
        scroll.isHidden = true
        #expect(
            Runtime.current.diagnostics.entries.last?.message.contains("was received but not handled") == true
        )
    }

    @Test func `a control tells of its states`() {
        useFreshRuntime()
        let button = UIButton()
        var states: [Bool] = []
        let observation = button.observe(\.isHighlighted, options: .new) { states.append($1.newValue!) }
        button.isHighlighted = true
        #expect(states == [true])
        withExtendedLifetime(observation) {}
    }
}
