/// The methods of selectors by class, which the Objective-C runtime knows on a device.
@MainActor
package enum SelectorMethods {
    /// The closure returns `nil` for a method that returns nothing.
    package typealias Method = (_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Any?

    private struct Key: Hashable {
        let selector: Selector
        let owner: ObjectIdentifier
    }

    private static var methods: [Key: Method] = [:]
    /// The methods of the classes themselves.
    private static var classMethods: [Key: Method] = [:]
    /// The classes whose tables have been read.
    private static var readTables: Set<ObjectIdentifier> = []

    static func note(_ selector: Selector, of owner: AnyClass, _ method: @escaping Method) {
        methods[Key(selector: selector, owner: ObjectIdentifier(owner))] = method
    }

    static func note(_ selector: Selector, ofClass owner: AnyClass, _ method: @escaping Method) {
        classMethods[Key(selector: selector, owner: ObjectIdentifier(owner))] = method
    }

    /// Calls the method on a target. If the target doesn't have it, UIKit's exception is raised.
    package static func send(_ selector: Selector, to target: AnyObject, sender: Any?, event: Any?) {
        _ = answer(to: selector, of: target, sender: sender, event: event)
    }

    /// Calls the method, and returns its result.
    static func answer(to selector: Selector, of target: AnyObject, sender: Any?, event: Any?) -> Any? {
        guard let method = method(selector, of: target) else {
            if let responder = target as? UIResponder, responder.performStandardEdit(selector, sender: sender)
            {
                return nil
            }
            Runtime.current.diagnostics.raise(
                .invalidArgument,
                "-[\(className(of: target)) \(selector)]: unrecognized selector sent to instance \(describedAddress(of: target))"
            )
            return nil
        }
        return method(target, sender, event)
    }

    package static func knows(_ selector: Selector, of target: AnyObject) -> Bool {
        method(selector, of: target) != nil
    }

    /// Whether the table of the object's class contains a method with the name.
    static func hasMember(_ name: String, of object: AnyObject) -> Bool {
        (type(of: object) as? any InterfaceBuilderConnected.Type)?.outlets.hasMember(name) ?? false
    }

    static func cast<Value>(_ value: Any) -> Value {
        guard let cast = value as? Value ?? bridged(value) as? Value ?? nothing(value) as? Value else {
            let sent: AnyClass = type(of: value as AnyObject)
            fatalError("An action was sent \(sent), and its method takes \(Value.self).")
        }
        return cast
    }

    /// Converts `nil` to 0 for a method that takes a number or a Boolean. On a device such a method receives a null
    /// pointer.
    private static func nothing(_ value: Any) -> Any? {
        value as AnyObject is NSNull ? NSNumber(value: 0) : nil
    }

    /// Bridges a Swift value to a Foundation object, such as a `Notification` for a method that takes an
    /// `NSNotification`.
    private static func bridged(_ value: Any) -> Any? {
        (value as? any _ObjectiveCBridgeable)?.foundationObject
    }

    /// Returns the target's method for a selector; `nil` if it has none.
    package static func method(_ selector: Selector, of target: AnyObject) -> Method? {
        if let object = target as? ClassObject { return find(selector, in: classMethods, of: object.type) }
        readTable(of: target)
        return find(selector, in: methods, of: type(of: target)) ?? accessor(selector.name, of: target)
    }

    /// Returns the method of a class or of its nearest superclass.
    private static func find(_ selector: Selector, in methods: [Key: Method], of type: AnyClass) -> Method? {
        var owner: AnyClass? = type
        while let present = owner {
            if let method = methods[Key(selector: selector, owner: ObjectIdentifier(present))] {
                return method
            }
            owner = _getSuperclass(present)
        }
        return nil
    }

    /// Returns the getter or setter of a property in the object's table, `title` and `setTitle:`, or the setter of a UIKit property that
    /// nibs set.
    private static func accessor(_ name: String, of target: AnyObject) -> Method? {
        let outlets = (type(of: target) as? any InterfaceBuilderConnected.Type)?.outlets
        if let property = outlets?.property(name) { return { object, _, _ in property.get(object) } }
        guard name.hasPrefix("set"), name.hasSuffix(":") else { return nil }
        let name = name.dropFirst(3).dropLast()
        let key = name.prefix(1).lowercased() + name.dropFirst()
        guard let property = outlets?.property(key) ?? UIKitProperties.property(key, of: target) else {
            return nil
        }
        return { object, value, _ in
            property.set(object, value)
            return nil
        }
    }

    private static func readTable(of target: AnyObject) {
        guard readTables.insert(ObjectIdentifier(type(of: target))).inserted else { return }
        (type(of: target) as? any InterfaceBuilderConnected.Type)?.outlets.noteActions()
    }

    private static func className(of target: AnyObject) -> String {
        UIKitClasses.displayName(String(reflecting: type(of: target)))
    }
}

extension _ObjectiveCBridgeable {
    fileprivate var foundationObject: Any { _bridgeToObjectiveC() }
}
