import NeutralValues
import UIKit

public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

public enum RXObjCRuntimeError: Int {
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

public protocol RXMessageSentObserver: AnyObject {
    var targetImplementation: IMP { get }
    func messageSent(withArguments arguments: [Any])
    func methodInvoked(withArguments arguments: [Any])
}

public protocol RXDeallocatingObserver: AnyObject {
    var targetImplementation: IMP { get }
    func deallocating()
}

let rxDefaultImplementation = IMP(bitPattern: 1)!

private let rxObservingImplementation = IMP(bitPattern: 2)!

nonisolated(unsafe) private var rxSelectorKeys: [Selector: UnsafeMutableRawPointer] = [:]

private let rxSelectorLock = NSLock()

private let rxObservedSelectors: Set<String> = [
    "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews",
]

public func RX_selector(_ selector: Selector) -> Selector { selector }
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
    rxSelectorLock.lock()
    defer { rxSelectorLock.unlock() }
    let key = rxSelectorKeys[selector] ?? UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    rxSelectorKeys[selector] = key
    return key
}

public func RX_default_target_implementation() -> IMP { rxDefaultImplementation }
public func RX_ensure_observing(_ target: Any, _ selector: Selector, _ error: inout NSError?) -> IMP? {
    if selector.description == "dealloc" {
        let key = RX_reference_from_selector(Selector("dealloc of a target"))
        let observer = objc_getAssociatedObject(target, RX_reference_from_selector(selector)) as AnyObject
        objc_setAssociatedObject(target, key, RXDeallocation(observer), .OBJC_ASSOCIATION_RETAIN)
        return rxObservingImplementation
    }
    if target is UIViewController, rxObservedSelectors.contains(selector.description) {
        return rxObservingImplementation
    }
    if target is UIResponder {
        notReal("observing " + selector.description)
        return rxObservingImplementation
    }
    error = NSError(
        domain: RXObjCRuntimeErrorDomain, code: RXObjCRuntimeError.selectorNotImplemented.rawValue)
    return nil
}

private class RXDeallocation {
    let observer: AnyObject
    init(_ observer: AnyObject) { self.observer = observer }
    deinit { (observer as? any RXDeallocatingObserver)?.deallocating() }
}
