import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// A model in an adopted app: its table represents the `@objc dynamic` properties on a device.
@MainActor private class Basket: NSObject, InterfaceBuilderConnected {
    var fruits = NSMutableArray() {
        willSet { willChangeValue(forKey: "fruits") }
        didSet { didChangeValue(forKey: "fruits") }
    }
    var counts = [1] {
        willSet { willChangeValue(forKey: "counts") }
        didSet { didChangeValue(forKey: "counts") }
    }
    var heard: [String] = []

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let kinds = ["", "set", "inserted", "removed", "replaced"]
        let values = [change?[.oldKey], change?[.newKey]].map { ($0 as? [Any])?.map { "\($0)" } ?? ["-"] }
        let indexes = (change?[.indexesKey] as? IndexSet).map { " at \(Array($0))" } ?? ""
        let kind = kinds[Int((change?[.kindKey] as? UInt)!)]
        heard.append("\(kind) \(values[0].joined()) \(values[1].joined())\(indexes)")
    }

    class var outlets: Outlets {
        [
            .inspectable("fruits", \Basket.fruits), .inspectable("counts", \Basket.counts),
            .observer(Basket.observeValue),
        ]
    }
}

@MainActor private final class SubBasket: Basket {}

private final class SelfObserving: NSObject, InterfaceBuilderConnected {
    var name = "" {
        willSet { willChangeValue(forKey: "name") }
        didSet { didChangeValue(forKey: "name") }
    }

    deinit { removeObserver(self, forKeyPath: "name") }

    class var outlets: Outlets { [.inspectable("name", \SelfObserving.name)] }
}

@MainActor @Suite(.inTurn) struct KeyValueCollectionTests {
    nonisolated private static let changes: [(change: @MainActor (NSMutableArray) -> Void, heard: [String])] =
        [
            ({ $0.add("c") }, ["inserted - c at [2]"]),
            ({ $0.insert("c", at: 0) }, ["inserted - c at [0]"]),
            ({ $0.insert(["c", "d"], at: [0, 2]) }, ["inserted - cd at [0, 2]"]),
            ({ $0.addObjects(from: ["c", "d"]) }, ["inserted - cd at [2, 3]"]),
            ({ $0.addObjects(from: []) }, []),
            ({ $0.remove("b") }, ["removed b - at [1]"]),
            ({ $0.removeObject(at: 0) }, ["removed a - at [0]"]),
            ({ $0.removeLastObject() }, ["removed b - at [1]"]),
            ({ $0.removeAllObjects() }, ["removed ab - at [0, 1]"]),
            ({ $0[1] = "c" }, ["replaced b c at [1]"]),
            ({ $0.exchangeObject(at: 1, withObjectAt: 0) }, ["replaced ab ba at [0, 1]"]),
            ({ $0.replaceObjects(at: [0, 1], with: ["c", "d"]) }, ["replaced ab cd at [0, 1]"]),
            (
                { $0.replaceObjects(in: NSRange(location: 1, length: 1), withObjectsFrom: ["c", "d"]) },
                ["removed b - at [1]", "inserted - cd at [1, 2]"]
            ),
            ({ $0.setArray(["c"]) }, ["removed ab - at [0, 1]", "inserted - c at [0]"]),
        ]

    @Test(arguments: changes.indices)
    func `observers are notified which objects of a property changed, and how`(_ index: Int) {
        useFreshRuntime()
        let basket = Basket()
        basket.fruits = ["a", "b"]
        basket.addObserver(basket, forKeyPath: "fruits", options: [.old, .new], context: nil)
        let expected = NSMutableArray(array: ["a", "b"])
        Self.changes[index].change(basket.mutableArrayValue(forKey: "fruits"))
        Self.changes[index].change(expected)
        #expect(basket.heard == Self.changes[index].heard)
        #expect(basket.fruits.map { "\($0)" } == expected.map { "\($0)" })
    }

    /// On Linux an array of Foundation ends the program instead.
    @Test func `setting the element after the last one adds it`() {
        useFreshRuntime()
        let basket = Basket()
        basket.fruits = ["a"]
        basket.addObserver(basket, forKeyPath: "fruits", options: [.old, .new], context: nil)
        basket.mutableArrayValue(forKey: "fruits")[1] = "b"
        #expect(basket.heard == ["inserted - b at [1]"])
        #expect(basket.fruits.map { "\($0)" } == ["a", "b"])
    }

    @Test func `a property that is set notifies its observer once`() {
        useFreshRuntime()
        let basket = Basket()
        basket.addObserver(basket, forKeyPath: "fruits", options: [.old, .new], context: nil)
        basket.fruits = ["a"]
        basket.setValue(["b"] as NSMutableArray, forKey: "fruits")
        #expect(basket.heard == ["set  a", "set a b"])
        basket.removeObserver(basket, forKeyPath: "fruits")
        basket.fruits = []
        #expect(basket.heard.count == 2)
    }

    @Test func `a Swift array is changed the same, and a handler gets the indexes`() {
        useFreshRuntime()
        let basket = Basket()
        var changes: [NSKeyValueObservedChange<[Int]>] = []
        let observation = basket.observe("counts", \.counts, options: [.old, .new]) { changes.append($1) }
        basket.mutableArrayValue(forKey: "counts").add(2)
        #expect(basket.counts == [1, 2])
        #expect(changes.map(\.kind) == [.insertion] && changes[0].indexes == [1])
        #expect(changes[0].newValue == [2] && changes[0].oldValue == nil)
        basket.willChange(.removal, valuesAt: [0], forKey: "counts")
        basket.didChange(.removal, valuesAt: [0], forKey: "counts")
        #expect(changes.last?.oldValue == [1] && changes.last?.newValue == nil)
        observation.invalidate()
    }

    @Test func `a property is found by its name in a subclass and in its superclass`() {
        useFreshRuntime()
        let (constant, general): (SubBasket, Basket) = { ($0, $0) }(SubBasket())
        var heard = 0
        let observations = [
            constant.observe("counts", \.counts) { _, _ in heard += 1 },
            general.observe("counts", \.counts) { _, _ in heard += 1 },
        ]
        constant.counts = [2]
        #expect(heard == 2)
        withExtendedLifetime(observations) {}
    }

    @Test func `an object that observes itself stops at its end`() {
        let runtime = useFreshRuntime()
        runtime.diagnostics.recordsExceptions = true
        do {
            let object = SelfObserving()
            object.addObserver(object, forKeyPath: "name", options: [], context: nil)
        }
        #expect(runtime.diagnostics.entries.isEmpty)
    }

    @Test func `a name that the object does not have is Foundation's exception`() {
        let runtime = useFreshRuntime()
        runtime.diagnostics.recordsExceptions = true
        _ = Basket().mutableArrayValue(forKey: "vegetables").count
        #expect(runtime.diagnostics.entries.map(\.exceptionName) == ["NSUnknownKeyException"])
    }
}
