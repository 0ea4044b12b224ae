extension KnownFramework {
    /// The Objective-C target of CombineCocoa's package, as its Swift code sees it. A delegate proxy has every optional method of
    /// UIKit's delegates (see ``HandedOnMessages``) and reports each call.
    static let combineCocoaRuntime = KnownFramework(
        name: "CombineCocoaRuntime", prefixes: [], imports: ["ObjectiveCRuntime"], isWhole: true,
        messenger: "ObjcDelegateProxy",
        text: """
            class ObjcDelegateProxy: NSObject {
                override init() { super.init() }
                var _forwardToDelegate: (any NSObjectProtocol)? { nil }
                func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}
                func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) { interceptedSelector(selector, arguments: arguments) }
                func interceptedSelector(_ selector: Selector, arguments: [Any]) {}
                func canRespond(to selector: Selector) -> Bool { true }
            }
            """)
}
