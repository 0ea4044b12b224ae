extension KnownFramework {
    /// The Objective-C runtime's functions that inspect classes and exchange methods, and its exceptions. Linux has no
    /// Objective-C: classes have no methods for these functions, and nothing is exchanged. A raised exception ends the program
    /// with the exception's message.
    static let objectiveCRuntime = KnownFramework(
        name: "ObjectiveCRuntime", prefixes: [], imports: [],
        text: """
            typealias Method = OpaquePointer
            typealias IMP = OpaquePointer
            func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method?
            func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method?
            func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP?
            @discardableResult func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool
            @discardableResult func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP?
            func imp_implementationWithBlock(_ block: Any) -> IMP { IMP(bitPattern: 1)! }
            func method_exchangeImplementations(_ m1: Method, _ m2: Method)
            func method_getImplementation(_ m: Method) -> IMP { m }
            @discardableResult func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }
            func objc_sync_enter(_ obj: Any) -> Int32 { ObjectLock.of(obj as AnyObject).enter() }
            func objc_sync_exit(_ obj: Any) -> Int32 { ObjectLock.of(obj as AnyObject).exit() }
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
            func class_getInstanceSize(_ cls: AnyClass?) -> Int { 0 }
            extension NSObject {
                class func instancesRespond(to aSelector: Selector!) -> Bool
            }
            func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>?
            extension NSExceptionName {
                static let genericException = NSExceptionName("NSGenericException")
                static let rangeException = NSExceptionName("NSRangeException")
                static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
                static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
            }
            class NSException: NSObject {
                let name: NSExceptionName
                let reason: String?
                let userInfo: [AnyHashable: Any]?
                init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
                    name = aName
                    reason = aReason
                    userInfo = aUserInfo
                    super.init()
                }
                func raise() {
                    fatalError("*** Terminating app due to uncaught exception '\\(name.rawValue)', reason: '\\(reason ?? "(null)")'")
                }
                class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
                    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
                }
            }
            """)
}
