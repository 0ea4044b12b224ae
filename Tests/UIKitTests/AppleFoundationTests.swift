import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

@MainActor @Suite(.inTurn) struct AssociatedObjectTests {
    // Variables, because their addresses are the keys.
    nonisolated(unsafe) private static var key: UInt8 = 0
    nonisolated(unsafe) private static var otherKey: UInt8 = 0

    private final class Witness {}

    private final class Plain {}

    private func holders() -> [AnyObject] { [UIView(), UIBarButtonItem(), NSObject(), Plain()] }

    @Test func `an object has a value under each key`() {
        useFreshRuntime()
        for holder in holders() {
            #expect(objc_getAssociatedObject(holder, &Self.key) == nil)
            objc_setAssociatedObject(holder, &Self.key, "one", .OBJC_ASSOCIATION_COPY_NONATOMIC)
            objc_setAssociatedObject(
                holder, &Self.otherKey, CGSize(width: 1, height: 2), .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(holder, &Self.key) as? String == "one")
            #expect(
                objc_getAssociatedObject(holder, &Self.otherKey) as? CGSize == CGSize(width: 1, height: 2))
            objc_setAssociatedObject(holder, &Self.key, nil, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(holder, &Self.key) == nil)
            objc_removeAssociatedObjects(holder)
            #expect(objc_getAssociatedObject(holder, &Self.otherKey) == nil)
        }
    }

    @Test func `values go with a responder at once`() {
        useFreshRuntime()
        weak var witness: Witness?
        do {
            let page = UIViewController()
            let value = Witness()
            witness = value
            objc_setAssociatedObject(page, &Self.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        #expect(witness == nil)
    }

    @Test func `values of other objects go by the end of the turn`() {
        let runtime = useFreshRuntime()
        weak var witness: Witness?
        do {
            let holder = Plain()
            let value = Witness()
            witness = value
            objc_setAssociatedObject(holder, &Self.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            runtime.turn()
            #expect(witness != nil)
        }
        runtime.turn()
        #expect(witness == nil)
    }

    @Test func `a new object at an old address has no values`() {
        useFreshRuntime()
        for number in 0..<1_000 {
            let holder = Plain()
            #expect(objc_getAssociatedObject(holder, &Self.key) == nil)
            objc_setAssociatedObject(holder, &Self.key, number, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    @Test func `an assigned value is not kept`() {
        useFreshRuntime()
        let view = UIView()
        var value: Witness? = Witness()
        objc_setAssociatedObject(view, &Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, &Self.key) as? Witness === value)
        value = nil
        #expect(objc_getAssociatedObject(view, &Self.key) == nil)
    }

    @Test func `a copied value is a copy`() {
        useFreshRuntime()
        let view = UIView()
        let text = NSMutableString(string: "one")
        objc_setAssociatedObject(view, &Self.key, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        text.append(" two")
        #expect(objc_getAssociatedObject(view, &Self.key) as? NSString == "one")
    }

    @Test func `a class has values of its own`() {
        useFreshRuntime()
        objc_setAssociatedObject(Plain.self, &Self.key, 7, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(Plain.self, &Self.key) as? Int == 7)
        #expect(objc_getAssociatedObject(Plain(), &Self.key) == nil)
        objc_removeAssociatedObjects(Plain.self)
    }

    @Test func `a value has none`() {
        useFreshRuntime()
        objc_setAssociatedObject(5, &Self.key, 7, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(5, &Self.key) == nil)
    }
}

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

@MainActor @Suite(.inTurn) struct AppleFoundationTests {
    private final class Key: NSObject {}
    private final class Value {}

    @Test func `a pool returns what its block returns, and throws what it throws`() throws {
        #expect(autoreleasepool { 7 } == 7)
        #expect(throws: CancellationError.self) {
            try autoreleasepool { throw CancellationError() }
        }
    }

    @Test func `a pool keeps what UIKit has created in its block until the block ends`() {
        weak var value: Value?
        let isKept = autoreleasepool {
            value = AutoreleasePool.keep(Value())
            return value != nil
        }
        #expect(isKept && value == nil)
    }

    @Test func `an index path has sections, rows and items`() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path == IndexPath(indexes: [1, 3]))
        #expect(path == IndexPath(item: 3, section: 1))
        path.row += 1
        path.section = 0
        #expect(path.section == 0 && path.row == 4 && path.item == 4)
        #expect(NSIndexPath(row: 2, section: 5).section == 5)
    }

    @Test func `a map table forgets pairs whose weak half has died`() {
        let table = NSMapTable<NSString, Value>.strongToWeakObjects()
        var value: Value? = Value()
        table.setObject(value, forKey: "one")
        table.setObject(value, forKey: NSString(string: "one"))
        #expect(table.count == 1)
        #expect(table.object(forKey: "one") === value)
        value = nil
        #expect(table.object(forKey: "one") == nil)
        #expect(table.count == 0)
        let weakKeys = NSMapTable<Key, Value>.weakToStrongObjects()
        weak var kept: Value?
        do {
            let key = Key()
            let value = Value()
            kept = value
            weakKeys.setObject(value, forKey: key)
            #expect(weakKeys.object(forKey: key) === value)
        }
        #expect(weakKeys.count == 0)
        #expect(weakKeys.objectEnumerator()?.nextObject() == nil)
        #expect(kept == nil)
    }

    @Test func `a map table enumerates what it holds`() {
        let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
        table.setObject(1, forKey: "one")
        table.setObject(2, forKey: "two")
        #expect(Set(table.keyEnumerator().allObjects.compactMap { $0 as? String }) == ["one", "two"])
        #expect(table.dictionaryRepresentation()["two" as NSString] == 2)
        table.removeObject(forKey: "one")
        #expect(table.object(forKey: "one") == nil)
        table.removeAllObjects()
        #expect(table.count == 0)
    }

    @Test func `a hash table holds weak members while they live`() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let first = Value()
        var second: Value? = Value()
        table.add(first)
        table.add(first)
        table.add(second)
        #expect(table.count == 2)
        #expect(table.contains(second))
        second = nil
        #expect(table.allObjects.count == 1)
        #expect(table.anyObject === first)
        table.remove(first)
        #expect(table.count == 0)
        let texts = NSHashTable<NSString>()
        texts.add("one")
        #expect(texts.member(NSString(string: "one")) != nil)
        let identities = NSHashTable<NSMutableString>(options: NSHashTableObjectPointerPersonality)
        identities.add("one")
        #expect(!identities.contains(NSMutableString(string: "one")))
    }

    @Test func `the current activity is saved when it is out of date`() {
        final class Page: UIViewController {
            override func updateUserActivityState(_ activity: NSUserActivity) {
                activity.addUserInfoEntries(from: ["page": 3])
            }
        }
        final class Delegate: NSObject, NSUserActivityDelegate {
            nonisolated(unsafe) var saves = 0
            func userActivityWillSave(_ userActivity: NSUserActivity) { saves += 1 }
        }
        let runtime = useFreshRuntime()
        let delegate = Delegate()
        let page = Page()
        let activity = NSUserActivity(activityType: "com.example.read")
        activity.userInfo = ["old": true]
        activity.delegate = delegate
        page.userActivity = activity
        activity.needsSave = true
        runtime.turn()
        #expect(delegate.saves == 0)
        activity.becomeCurrent()
        runtime.turn()
        #expect(delegate.saves == 1)
        #expect(!activity.needsSave)
        #expect(activity.userInfo as? [String: Int] == ["page": 3])
        page.userActivity = nil
        #expect(!activity.isValid)
    }
}
