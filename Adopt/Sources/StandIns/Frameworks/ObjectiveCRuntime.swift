extension KnownFramework {
    /// The functions of Objective-C that look into classes and exchange their methods, and its exceptions. There is no Objective-C on
    /// Linux: no class has a method for them, and nothing is exchanged. An exception that is raised ends the program, in its own words.
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
            func method_exchangeImplementations(_ m1: Method, _ m2: Method)
            func method_getImplementation(_ m: Method) -> IMP { m }
            @discardableResult func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }
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
