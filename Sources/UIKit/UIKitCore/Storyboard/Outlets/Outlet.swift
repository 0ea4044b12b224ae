/// One outlet or action of a class: see ``InterfaceBuilderConnected``. Linux only.
@MainActor
public struct Outlet {
    /// The accessors of a property by its name.
    struct Property {
        let set: @MainActor (AnyObject, Any?) -> Void
        let get: @MainActor (AnyObject) -> Any?
    }

    let name: String
    let property: Property?
    let noteAction: (@MainActor () -> Void)?
    var creation: Creation?
    var observer: Observer?
    /// Whether the row only declares that the class has a method.
    var isMember = false

    /// Notifies an object of a change that it observes by name.
    typealias Observer =
        @MainActor (AnyObject, String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) -> Void

    /// Creates the destination of a segue, for its source.
    package typealias Creation = @MainActor (AnyObject, NSCoder, Any?, String?) -> UIViewController?
}

// Properties.
extension Outlet {
    /// Declares an outlet to another object in the file: `@IBOutlet weak var nameField: UITextField!`.
    public static func outlet<Owner: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value?>
    ) -> Outlet {
        Outlet(name, property) { connected($0, to: name, of: Owner.self) }
    }

    /// Declares an outlet collection of several objects in the file: `@IBOutlet var stars: [UIImageView]!`.
    public static func collection<Owner: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, [Value]?>
    ) -> Outlet {
        Outlet(name, property) { ($0 as? [Any])?.compactMap { connected($0, to: name, of: Owner.self) } }
    }

    /// Declares an outlet collection of several objects in the file that has an initial value: `@IBOutlet var stars: [UIImageView]
    /// = []`.
    public static func collection<Owner: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, [Value]>
    ) -> Outlet {
        Outlet(name, property) {
            ($0 as? [Any])?.compactMap { connected($0, to: name, of: Owner.self) } ?? []
        }
    }

    /// Declares a property that the file's user-defined runtime attributes set: `@IBInspectable var cornerRadius: CGFloat = 0`.
    public static func inspectable<Owner: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
    ) -> Outlet {
        Outlet(
            name: name,
            property: Property(
                set: { owner, value in
                    guard let value = Outlet.value(value, as: Value.self) else { return }
                    (SelectorMethods.cast(owner) as Owner)[keyPath: property] = value
                },
                get: { (SelectorMethods.cast($0) as Owner)[keyPath: property] }),
            noteAction: nil)
    }

    /// Declares a property that can be read by its name. Setting it has no effect.
    public static func readOnly<Owner: AnyObject, Value>(
        _ name: String, _ property: KeyPath<Owner, Value>
    ) -> Outlet {
        Outlet(
            name: name,
            property: Property(
                set: { _, _ in }, get: { (SelectorMethods.cast($0) as Owner)[keyPath: property] }),
            noteAction: nil)
    }

    private init<Owner: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>,
        _ convert: @escaping @MainActor (Any?) -> Value
    ) {
        self.name = name
        self.property = Property(
            set: { (SelectorMethods.cast($0) as Owner)[keyPath: property] = convert($1) },
            get: { (SelectorMethods.cast($0) as Owner)[keyPath: property] })
        noteAction = nil
    }

    /// Returns the number of a value. A text is the number that it begins with, as in `NSString`.
    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as Double: number
        case let flag as Bool: flag ? 1 : 0
        case let text as String: NSString(string: text).doubleValue
        default: nil
        }
    }

    /// Returns the object that a file connects; `nil`, with a warning, if it isn't of the outlet's type.
    ///
    /// A device doesn't check the type: the app ends there only if it uses a member that the object lacks.
    private static func connected<Owner: AnyObject, Value>(
        _ value: Any?, to name: String, of owner: Owner.Type
    ) -> Value? {
        guard let value, !(value is Value), type(of: value) is AnyClass else {
            return Outlet.value(value, as: Value.self)
        }
        Runtime.current.diagnostics.warn(
            "The outlet \(name) of \(owner) doesn't get the connected object, because it is of class "
                + "\(type(of: value)) and the outlet is of type \(Value.self). Connect a \(Value.self), or declare the outlet "
                + "as \(type(of: value)).")
        return nil
    }

    /// Returns the value as the property's type. Numbers are converted to the property's numeric type, as `NSNumber` does on a
    /// device.
    private static func value<Value>(_ value: Any?, as type: Value.Type) -> Value? {
        guard let value else { return nil }
        if let value = value as? Value { return value }
        if let number = number(value),
            let converted = InterfaceNumber.convert(number, to: type)
        {
            return converted
        }
        Runtime.current.diagnostics.raise(
            .invalidArgument, "Could not cast value of type '\(Swift.type(of: value))' to '\(type)'.")
        return nil
    }
}

// Actions.
extension Outlet {
    /// Declares an action with the sender: `@IBAction func logIn(_ sender: UIButton)`, named `logIn:`.
    public static func action<Owner: AnyObject, Sender>(
        _ name: String, _ method: @escaping (Owner) -> @MainActor (Sender) -> Void
    ) -> Outlet {
        Outlet(name: name, property: nil) { _ = Selector(name, method) }
    }

    /// Declares an action without arguments: `@IBAction func logIn()`, named `logIn`.
    public static func action<Owner: AnyObject>(
        _ name: String, _ method: @escaping (Owner) -> @MainActor () -> Void
    ) -> Outlet {
        Outlet(name: name, property: nil) { _ = Selector(name, method) }
    }

    /// Declares an action with the sender and the event, whose name ends in `forEvent:`.
    public static func action<Owner: AnyObject, Sender, Event>(
        _ name: String, _ method: @escaping (Owner) -> @MainActor (Sender, Event) -> Void
    ) -> Outlet {
        Outlet(name: name, property: nil) { _ = Selector(name, method) }
    }

    /// Declares the action of an unwind segue: `@IBAction func backToHome(_ segue: UIStoryboardSegue)`.
    public static func unwind<Owner: AnyObject, Segue>(
        _ name: String, _ method: @escaping (Owner) -> @MainActor (Segue) -> Void
    ) -> Outlet {
        action(name, method)
    }
}

// Optional requirements.
extension Outlet {
    /// Declares that the class has a method, which isn't called through the table. `responds(to:)` and ``optionalMember(_:_:of:)``
    /// check for it. `responds(to:)` uses the Objective-C name, ``optionalMember(_:_:of:)`` the Swift name.
    public static func member(_ name: String) -> Outlet {
        var row = Outlet(name: name, property: nil, noteAction: nil)
        row.isMember = true
        return row
    }
}

// Observing.
extension Outlet {
    /// Declares the method `observeValue(forKeyPath:of:change:context:)` of a direct subclass of `NSObject`, which has no method to
    /// override on Linux.
    public static func observer<Owner: AnyObject>(
        _ method:
            @escaping (Owner) ->
            @MainActor (
                String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?
            ) -> Void
    ) -> Outlet {
        var row = Outlet(name: "", property: nil, noteAction: nil)
        row.observer = { method(SelectorMethods.cast($0))($1, $2, $3, $4) }
        return row
    }
}

// Methods with a result.
extension Outlet {
    /// Declares a method without arguments that returns a value.
    @_disfavoredOverload
    public static func action<Owner: AnyObject, Result>(
        _ name: String, _ method: @escaping (Owner) -> @MainActor () -> Result
    ) -> Outlet {
        Outlet(name: name, property: nil) { _ = Selector(name, method) }
    }

    /// Declares a method with the sender that returns a value.
    @_disfavoredOverload
    public static func action<Owner: AnyObject, Sender, Result>(
        _ name: String, _ method: @escaping (Owner) -> @MainActor (Sender) -> Result
    ) -> Outlet {
        Outlet(name: name, property: nil) { _ = Selector(name, method) }
    }

    /// Declares a method with two objects that returns a value.
    @_disfavoredOverload
    public static func action<Owner: AnyObject, First, Second, Result>(
        _ name: String, _ method: @escaping (Owner) -> @MainActor (First, Second) -> Result
    ) -> Outlet {
        Outlet(name: name, property: nil) { _ = Selector(name, method) }
    }
}

// Destinations of segues.
extension Outlet {
    /// Declares a method that creates the destination of a segue: `@IBSegueAction func makeDetail(coder: NSCoder) ->
    /// UIViewController?`, named `makeDetailWithCoder:`. If it returns `nil`, UIKit calls `init(coder:)`. iOS 13.
    public static func segueAction<Owner: AnyObject, Destination: UIViewController>(
        _ name: String, _ method: @escaping (Owner) -> @MainActor (NSCoder) -> Destination?
    ) -> Outlet {
        Outlet(name) { owner, coder, _, _ in method(SelectorMethods.cast(owner))(coder) }
    }

    /// Declares a segue action that also takes the sender, whose name ends in `WithCoder:sender:`. iOS 13.
    public static func segueAction<Owner: AnyObject, Destination: UIViewController>(
        _ name: String, _ method: @escaping (Owner) -> @MainActor (NSCoder, Any?) -> Destination?
    ) -> Outlet {
        Outlet(name) { owner, coder, sender, _ in method(SelectorMethods.cast(owner))(coder, sender) }
    }

    /// Declares a segue action that also takes the sender and the segue's identifier, whose name ends in
    /// `WithCoder:sender:segueIdentifier:`. iOS 13.
    public static func segueAction<Owner: AnyObject, Destination: UIViewController>(
        _ name: String, _ method: @escaping (Owner) -> @MainActor (NSCoder, Any?, String?) -> Destination?
    ) -> Outlet {
        Outlet(name) { owner, coder, sender, identifier in
            method(SelectorMethods.cast(owner))(coder, sender, identifier)
        }
    }

    private init(_ name: String, _ creation: @escaping Creation) {
        self.init(name: name, property: nil, noteAction: nil, creation: creation)
    }
}
