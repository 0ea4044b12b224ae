/// Which method each selector means, class by class: what the Objective-C runtime knows on a device.
@MainActor
enum SelectorMethods {
    typealias Method = (_ target: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Void

    private struct Key: Hashable {
        let selector: Selector
        let owner: ObjectIdentifier
    }

    private static var methods: [Key: Method] = [:]

    static func note(_ selector: Selector, of owner: AnyClass, _ method: @escaping Method) {
        methods[Key(selector: selector, owner: ObjectIdentifier(owner))] = method
    }

    /// Calls the method on a target. One that has none of this name is UIKit's exception.
    static func send(_ selector: Selector, to target: AnyObject, sender: Any?, event: UIEvent?) {
        guard let method = method(selector, of: target) else {
            if let responder = target as? UIResponder, responder.performStandardEdit(selector, sender: sender)
            {
                return
            }
            Runtime.current.diagnostics.raise(
                .invalidArgument,
                "-[\(className(of: target)) \(selector)]: unrecognized selector sent to instance \(describedAddress(of: target))"
            )
            return
        }
        method(target, sender, event)
    }

    static func knows(_ selector: Selector, of target: AnyObject) -> Bool {
        method(selector, of: target) != nil
    }

    static func cast<Value>(_ value: Any) -> Value {
        guard let cast = value as? Value else {
            fatalError("An action was sent \(type(of: value)), and its method takes \(Value.self).")
        }
        return cast
    }

    private static func method(_ selector: Selector, of target: AnyObject) -> Method? {
        guard !methods.isEmpty else { return nil }
        var owner: AnyClass? = type(of: target)
        while let present = owner {
            if let method = methods[Key(selector: selector, owner: ObjectIdentifier(present))] {
                return method
            }
            owner = _getSuperclass(present)
        }
        return nil
    }

    private static func className(of target: AnyObject) -> String {
        let name = String(reflecting: type(of: target))
        return name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
    }
}
