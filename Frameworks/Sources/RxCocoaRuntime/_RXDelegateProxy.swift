import UIKit

open class _RXDelegateProxy: NSObjectProtocol {
    private weak var weakDelegate: AnyObject?
    private var retainedDelegate: AnyObject?
    public init() {}
    open var _forwardToDelegate: (any NSObjectProtocol)? { weakDelegate as? any NSObjectProtocol }

    open func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
        let object = forwardToDelegate.map { $0 as AnyObject }
        weakDelegate = object
        retainedDelegate = retainDelegate ? object : nil
    }

    open func hasWiredImplementation(for selector: Selector) -> Bool { false }
    open func voidDelegateMethodsContain(_ selector: Selector) -> Bool { true }
    open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}
    open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}
    open func responds(to aSelector: Selector!) -> Bool { false }
    open func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
    open var hash: Int { ObjectIdentifier(self).hashValue }
    open func `self`() -> Self { self }
    open func isProxy() -> Bool { false }
    open var description: String { "<\(type(of: self))>" }
    open var debugDescription: String { description }
}
