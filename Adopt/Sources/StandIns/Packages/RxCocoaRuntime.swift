extension KnownFramework {
    /// The Objective-C target of RxCocoa's package, as its Swift code sees it.
    ///
    /// UIKit replaces its message forwarding: a delegate proxy has every optional method of UIKit's delegates (see
    /// ``HandedOnMessages``), and the callbacks of view controllers can be observed. Other methods of views, windows and view
    /// controllers send no events. Observing methods of other objects results in RxCocoa's error for a method that doesn't exist.
    static let rxCocoaRuntime = KnownFramework(
        name: "RxCocoaRuntime", prefixes: [], imports: ["ObjectiveCRuntime"], isWhole: true,
        messenger: "_RXDelegateProxy",
        text: """
            class _RXDelegateProxy: NSObjectProtocol {
                private weak var weakDelegate: AnyObject?
                private var retainedDelegate: AnyObject?
                init() {}
                var _forwardToDelegate: (any NSObjectProtocol)? { weakDelegate as? any NSObjectProtocol }
                func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
                    let object = forwardToDelegate.map { $0 as AnyObject }
                    weakDelegate = object
                    retainedDelegate = retainDelegate ? object : nil
                }
                func hasWiredImplementation(for selector: Selector) -> Bool { false }
                func voidDelegateMethodsContain(_ selector: Selector) -> Bool { true }
                func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}
                func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}
                func responds(to aSelector: Selector!) -> Bool { false }
                func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
                var hash: Int { ObjectIdentifier(self).hashValue }
                func `self`() -> Self { self }
                func isProxy() -> Bool { false }
                var description: String { "<\\(type(of: self))>" }
                var debugDescription: String { description }
            }

            class _RXKVOObserver: NSObject {
                private let target: Unmanaged<NSObject>?
                private let retained: AnyObject?
                private let keyPath: String
                private var listener: UIResponder?
                init(target: AnyObject, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions, callback: @escaping (Any?) -> Void) {
                    self.target = (target as? NSObject).map(Unmanaged.passUnretained)
                    retained = retainTarget ? target : nil
                    self.keyPath = keyPath
                    super.init()
                    nonisolated(unsafe) let told = callback
                    let listener = MainActor.assumeIsolated { RXKeyValueListener(told) }
                    self.listener = listener
                    (target as? NSObject)?.addObserver(listener, forKeyPath: keyPath, options: options, context: nil)
                }
                func dispose() {
                    guard let listener else { return }
                    target?.takeUnretainedValue().removeObserver(listener, forKeyPath: keyPath)
                    self.listener = nil
                }
            }
            private class RXKeyValueListener: UIResponder {
                let told: (Any?) -> Void
                init(_ told: @escaping (Any?) -> Void) {
                    self.told = told
                    super.init()
                }
                override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
                    told(change?[.newKey])
                }
            }

            extension NSObjectProtocol {
                @_disfavoredOverload @preconcurrency @MainActor func scrollViewDidScroll(_ scrollView: UIScrollView) { (self as? any UIScrollViewDelegate)?.scrollViewDidScroll(scrollView) }
            }
            extension NSObject {
                @preconcurrency @MainActor func method(for aSelector: Selector!) -> IMP? { responds(to: aSelector) ? rxDefaultImplementation : nil }
            }
            extension NSValue {
                var pointerValue: UnsafeMutableRawPointer? { (self as? NSNumber).flatMap { UnsafeMutableRawPointer(bitPattern: $0.uintValue) } }
            }

            typealias objc_property_t = OpaquePointer
            func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }
            func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? { objc_property_t(bitPattern: 1) }
            func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }

            let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
            let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"
            enum RXObjCRuntimeError: Int {
                case unknown = 1
                case objectMessagesAlreadyBeingIntercepted = 2
                case selectorNotImplemented = 3
                case cantInterceptCoreFoundationTollFreeBridgedObjects = 4
                case threadingCollisionWithOtherInterceptionMechanism = 5
                case savingOriginalForwardingMethodFailed = 6
                case replacingMethodWithForwardingImplementation = 7
                case observingPerformanceSensitiveMessages = 8
                case observingMessagesWithUnsupportedReturnType = 9
            }
            protocol RXMessageSentObserver: AnyObject {
                var targetImplementation: IMP { get }
                func messageSent(withArguments arguments: [Any])
                func methodInvoked(withArguments arguments: [Any])
            }
            protocol RXDeallocatingObserver: AnyObject {
                var targetImplementation: IMP { get }
                func deallocating()
            }

            private let rxDefaultImplementation = IMP(bitPattern: 1)!
            private let rxObservingImplementation = IMP(bitPattern: 2)!
            nonisolated(unsafe) private var rxSelectorKeys: [Selector: UnsafeMutableRawPointer] = [:]
            private let rxSelectorLock = NSLock()
            private let rxObservedSelectors: Set<String> = [
                "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
                "viewWillLayoutSubviews", "viewDidLayoutSubviews",
            ]
            func RX_selector(_ selector: Selector) -> Selector { selector }
            func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
                rxSelectorLock.lock()
                defer { rxSelectorLock.unlock() }
                let key = rxSelectorKeys[selector] ?? UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
                rxSelectorKeys[selector] = key
                return key
            }
            func RX_default_target_implementation() -> IMP { rxDefaultImplementation }
            func RX_ensure_observing(_ target: Any, _ selector: Selector, _ error: inout NSError?) -> IMP? {
                if selector.description == "dealloc" {
                    let key = RX_reference_from_selector(Selector("dealloc of a target"))
                    let observer = objc_getAssociatedObject(target, RX_reference_from_selector(selector)) as AnyObject
                    objc_setAssociatedObject(target, key, RXDeallocation(observer), .OBJC_ASSOCIATION_RETAIN)
                    return rxObservingImplementation
                }
                if target is UIViewController, rxObservedSelectors.contains(selector.description) { return rxObservingImplementation }
                if target is UIResponder {
                    notReal("observing " + selector.description)
                    return rxObservingImplementation
                }
                error = NSError(domain: RXObjCRuntimeErrorDomain, code: RXObjCRuntimeError.selectorNotImplemented.rawValue)
                return nil
            }
            private class RXDeallocation {
                let observer: AnyObject
                init(_ observer: AnyObject) { self.observer = observer }
                deinit { (observer as? any RXDeallocatingObserver)?.deallocating() }
            }

            extension UIViewController: @retroactive OverridesViewDidLoad, @retroactive OverridesViewWillAppear, @retroactive OverridesViewDidAppear, @retroactive OverridesViewWillDisappear, @retroactive OverridesViewDidDisappear, @retroactive OverridesViewWillLayoutSubviews, @retroactive OverridesViewDidLayoutSubviews {
                private func tellObservers(of name: String, _ arguments: [Any], _ call: () -> Void) {
                    let observer = objc_getAssociatedObject(self, RX_reference_from_selector(Selector(name))) as? any RXMessageSentObserver
                    observer?.messageSent(withArguments: arguments)
                    call()
                    observer?.methodInvoked(withArguments: arguments)
                }
                func viewDidLoadInExtension() { tellObservers(of: "viewDidLoad", []) { viewDidLoad() } }
                func viewWillAppearInExtension(_ animated: Bool) { tellObservers(of: "viewWillAppear:", [animated]) { viewWillAppear(animated) } }
                func viewDidAppearInExtension(_ animated: Bool) { tellObservers(of: "viewDidAppear:", [animated]) { viewDidAppear(animated) } }
                func viewWillDisappearInExtension(_ animated: Bool) { tellObservers(of: "viewWillDisappear:", [animated]) { viewWillDisappear(animated) } }
                func viewDidDisappearInExtension(_ animated: Bool) { tellObservers(of: "viewDidDisappear:", [animated]) { viewDidDisappear(animated) } }
                func viewWillLayoutSubviewsInExtension() { tellObservers(of: "viewWillLayoutSubviews", []) { viewWillLayoutSubviews() } }
                func viewDidLayoutSubviewsInExtension() { tellObservers(of: "viewDidLayoutSubviews", []) { viewDidLayoutSubviews() } }
            }
            """)
}
