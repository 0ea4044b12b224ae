import UIKit

/// Objects that PageFlow stores with a window, a page, a scene, a delegate or the device, one of each class.
///
/// It is associated with its owner, retained by it and released with it. PageFlow learns from it that the owner was released. That a page
/// leaves its window without being released is reported by a ``HiddenView``, because only views are told.
@MainActor
final class ObjectStorage {
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    private let releaseHandlers = Handlers<@MainActor () -> Void>()

    private init() {}

    private static var key: UnsafeRawPointer { unsafeBitCast(self, to: UnsafeRawPointer.self) }

    /// The storage of an owner, created when it is first needed.
    static func of(_ owner: AnyObject) -> ObjectStorage {
        if let known = existing(of: owner) { return known }
        let made = ObjectStorage()
        objc_setAssociatedObject(owner, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }

    static func existing(of owner: AnyObject) -> ObjectStorage? {
        objc_getAssociatedObject(owner, key) as? ObjectStorage
    }

    /// The storage of the app, which belongs to the device.
    static var ofApp: ObjectStorage { of(UIDevice.current) }

    subscript<Value: AnyObject>(type: Value.Type) -> Value? {
        get { objects[ObjectIdentifier(type)] as? Value }
        set { objects[ObjectIdentifier(type)] = newValue }
    }

    /// The stored object of a class, made if there is none.
    func object<Value: AnyObject>(make: () -> Value) -> Value {
        if let known = self[Value.self] { return known }
        let made = make()
        self[Value.self] = made
        return made
    }

    /// Calls a closure on the main thread while the owner is being released: it must move code of the app to a later moment.
    ///
    /// - Returns: A token that removes the closure.
    @discardableResult
    func onRelease(_ body: @escaping @MainActor () -> Void) -> HandlerToken { releaseHandlers.add(body) }

    deinit {
        RunLoopTurn.onMainThread { [releaseHandlers] in
            for body in releaseHandlers.all { body() }
        }
    }
}
