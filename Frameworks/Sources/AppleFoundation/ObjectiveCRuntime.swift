import Foundation
import NeutralValues
import UIKit

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { notReal(); return nil }
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { notReal(); return nil }
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    notReal()
    return nil
}
@discardableResult public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { notReal(); return false }
@discardableResult public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { notReal(); return nil }
public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP(bitPattern: 1)! }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { notReal() }
public func method_getImplementation(_ m: Method) -> IMP { m }
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }
extension NSObject {
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}
public func objc_sync_enter(_ obj: Any) -> Int32 { ObjectLock.of(obj as AnyObject).enter() }
public func objc_sync_exit(_ obj: Any) -> Int32 { ObjectLock.of(obj as AnyObject).exit() }

private class ObjectLock {
    nonisolated(unsafe) private static var locks: [ObjectIdentifier: ObjectLock] = [:]
    private static let table = NSLock()
    private let object: ObjectIdentifier
    private let lock = NSRecursiveLock()
    private var holders = 0
    init(_ object: ObjectIdentifier) { self.object = object }

    static func of(_ object: AnyObject) -> ObjectLock {
        table.lock()
        defer { table.unlock() }
        let made = locks[ObjectIdentifier(object)] ?? ObjectLock(ObjectIdentifier(object))
        locks[made.object] = made
        return made
    }

    func enter() -> Int32 {
        Self.table.lock()
        holders += 1
        Self.table.unlock()
        lock.lock()
        return 0
    }

    func exit() -> Int32 {
        lock.unlock()
        Self.table.lock()
        holders -= 1
        if holders == 0 { Self.locks[object] = nil }
        Self.table.unlock()
        return 0
    }
}

public func class_getInstanceSize(_ cls: AnyClass?) -> Int { 0 }

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NSObject {
    /// Whether the object conforms to a protocol: `conforms(to: UITextInput.self)`.
    public func conforms<Kind>(to aProtocol: Kind.Type) -> Bool { self is Kind }

    public class func instancesRespond(to aSelector: Selector!) -> Bool { notReal(); return false }
}

public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { notReal(); return nil }

extension NSExceptionName {
    public static let genericException = NSExceptionName("NSGenericException")
    public static let rangeException = NSExceptionName("NSRangeException")
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
}

open class NSException: NSObject {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(
        name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
        super.init()
    }

    open func raise() {
        fatalError(
            "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'"
        )
    }

    open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }
}
