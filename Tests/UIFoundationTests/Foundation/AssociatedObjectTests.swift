import TestApps
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
