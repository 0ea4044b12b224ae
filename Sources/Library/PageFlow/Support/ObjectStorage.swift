import UIKit

/// Objects that PageFlow stores with a window, a page, a scene, a delegate or the device, one of each class.
///
/// The storage is associated with its owner, retained by it, and released with it, so that PageFlow can detect the owner's release. If a
/// page leaves its window without being released, a ``HiddenView`` reports that, because UIKit notifies only views.
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

    /// Returns the stored object of a class, and creates it if there is none.
    func object<Value: AnyObject>(make: () -> Value) -> Value {
        if let known = self[Value.self] { return known }
        let made = make()
        self[Value.self] = made
        return made
    }

    /// Calls a closure on the main thread during the owner's release. The closure must defer app code to a later time.
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
