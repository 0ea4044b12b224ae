// The Objective-C target of CombineCocoa's package, as its Swift code sees it. A delegate proxy has every
// optional method of UIKit's delegates (see ``HandedOnMessages``) and reports each call.

@_exported import AppleFoundation
@_exported import UIKit

open class ObjcDelegateProxy: NSObject {
    public override init() { super.init() }
    open var _forwardToDelegate: (any NSObjectProtocol)? { nil }
    open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

    open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
        interceptedSelector(selector, arguments: arguments)
    }

    open func interceptedSelector(_ selector: Selector, arguments: [Any]) {}
    open func canRespond(to selector: Selector) -> Bool { true }
}
