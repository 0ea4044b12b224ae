import UIKit

extension NSObjectProtocol {
    @_disfavoredOverload @preconcurrency @MainActor public func scrollViewDidScroll(
        _ scrollView: UIScrollView
    ) { (self as? any UIScrollViewDelegate)?.scrollViewDidScroll(scrollView) }
}

extension NSObject {
    @preconcurrency @MainActor public func method(for aSelector: Selector!) -> IMP? {
        responds(to: aSelector) ? rxDefaultImplementation : nil
    }
}

extension NSValue {
    public var pointerValue: UnsafeMutableRawPointer? {
        (self as? NSNumber).flatMap { UnsafeMutableRawPointer(bitPattern: $0.uintValue) }
    }
}

public typealias objc_property_t = OpaquePointer
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
    objc_property_t(bitPattern: 1)
}
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }
