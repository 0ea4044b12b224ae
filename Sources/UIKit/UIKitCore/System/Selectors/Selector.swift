/// The name of a method, for targets and actions.
///
/// Linux has no Objective-C messages and no `#selector`. There a selector is created from the Objective-C name and the method together;
/// afterward the name alone finds the method. Two selectors are equal if their names are equal. Code for both systems writes:
///
/// ```swift
/// #if canImport(ObjectiveC)
///     let pan = #selector(Page.handlePan(_:))
/// #else
///     let pan = Selector("handlePan:", Page.handlePan)
/// #endif
/// view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: pan))
/// ```
///
/// Follows Apple's page "Selector".
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let name: String

    /// Creates a selector from a method's name, such as `"save:"`.
    ///
    /// It finds the methods that were registered with this name; see `init(_:_:)`.
    public init(_ str: String) {
        name = str
    }

    /// Creates a selector from a method's name.
    public init(stringLiteral value: String) {
        name = value
    }

    /// The name.
    public var description: String { name }
}

// The equivalents of `#selector` and `@objc` on Apple's systems.
extension Selector {
    /// Creates a selector for a method that takes the sender, only on Linux: `Selector("save:", Page.save)`.
    ///
    /// It registers the method for its class and its subclasses; overrides are called as usual. A sender of another type than the method's
    /// parameter stops the program, as an invalid message does on a device.
    @preconcurrency @MainActor
    public init<Target: AnyObject, Sender>(
        _ str: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(str)
        SelectorMethods.note(self, of: Target.self) { target, sender, _ in
            method(SelectorMethods.cast(target))(SelectorMethods.cast(sender as Any))
            return nil
        }
    }

    /// Creates a selector for a method without parameters, only on Linux: `Selector("save", Page.save)`.
    @preconcurrency @MainActor
    public init<Target: AnyObject>(_ str: String, _ method: @escaping (Target) -> @MainActor () -> Void) {
        self.init(str)
        SelectorMethods.note(self, of: Target.self) { target, _, _ in
            method(SelectorMethods.cast(target))()
            return nil
        }
    }

    /// Creates a selector for a method that takes the sender and the event, only on Linux: `Selector("save:forEvent:", Page.save(_:for:))`.
    @preconcurrency @MainActor
    public init<Target: AnyObject, Sender, Event>(
        _ str: String, _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Void
    ) {
        self.init(str)
        SelectorMethods.note(self, of: Target.self) { target, sender, event in
            method(SelectorMethods.cast(target))(
                SelectorMethods.cast(sender as Any), SelectorMethods.cast(event as Any))
            return nil
        }
    }
}

// Properties of UIKit classes.
extension Selector {
    /// Creates a selector for the getter of a property, only on Linux: `Selector("tag", getter: \UIView.tag)`.
    @preconcurrency @MainActor
    public init<Target: AnyObject, Value>(_ str: String, getter: KeyPath<Target, Value>) {
        self.init(str)
        SelectorMethods.note(self, of: Target.self) { target, _, _ in
            (SelectorMethods.cast(target) as Target)[keyPath: getter]
        }
    }
}

// The equivalent of `#selector(webView.reload)`: the method of a variable's type.
extension Selector {
    /// Creates a selector for a method without parameters of an object's type, only on Linux: `Selector("reload", of: webView) { $0.reload
    /// }`. The object may be `nil`, and isn't used.
    @preconcurrency @MainActor
    public init<Target: AnyObject, Result>(
        _ str: String, of target: Target?, _ method: @escaping (Target) -> @MainActor () -> Result
    ) {
        self.init(str, method)
    }

    /// Creates a selector for a method that takes the sender, of an object's type, only on Linux.
    @preconcurrency @MainActor @_disfavoredOverload
    public init<Target: AnyObject, Sender, Result>(
        _ str: String, of target: Target?, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(str, method)
    }
}

// Methods with a result. UIKit ignores it, and `perform(_:)` returns it.
extension Selector {
    /// Creates a selector for a method without parameters that returns a value, only on Linux: `Selector("endEditing", Page.endEditing)`.
    @preconcurrency @MainActor @_disfavoredOverload
    public init<Target: AnyObject, Result>(
        _ str: String, _ method: @escaping (Target) -> @MainActor () -> Result
    ) {
        self.init(str)
        SelectorMethods.note(self, of: Target.self) { target, _, _ in
            method(SelectorMethods.cast(target))()
        }
    }

    /// Creates a selector for a method that takes the sender and returns a value, only on Linux.
    @preconcurrency @MainActor @_disfavoredOverload
    public init<Target: AnyObject, Sender, Result>(
        _ str: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(str)
        SelectorMethods.note(self, of: Target.self) { target, sender, _ in
            method(SelectorMethods.cast(target))(SelectorMethods.cast(sender as Any))
        }
    }

    /// Creates a selector for a method that takes two objects and returns a value, only on Linux.
    @preconcurrency @MainActor @_disfavoredOverload
    public init<Target: AnyObject, First, Second, Result>(
        _ str: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
    ) {
        self.init(str)
        SelectorMethods.note(self, of: Target.self) { target, first, second in
            method(SelectorMethods.cast(target))(
                SelectorMethods.cast(first as Any), SelectorMethods.cast(second as Any))
        }
    }

    /// Creates a selector for a method that takes three values, such as the completion of `UIImageWriteToSavedPhotosAlbum`, only on Linux:
    /// `Selector("image:didFinishSavingWithError:contextInfo:", Page.image)`.
    @preconcurrency @MainActor
    public init<Target: AnyObject, First, Second, Third>(
        _ str: String, _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Void
    ) {
        self.init(str)
        SelectorMethods.note(self, of: Target.self) { target, sender, _ in
            let arguments: SelectorArguments = SelectorMethods.cast(sender as Any)
            method(SelectorMethods.cast(target))(
                SelectorMethods.cast(arguments.first), SelectorMethods.cast(arguments.second),
                SelectorMethods.cast(arguments.third(as: Third.self)))
            return nil
        }
    }
}

/// The arguments of a method with three parameters, of which the last is a pointer.
package struct SelectorArguments {
    let first: Any
    let second: Any
    private let context: UnsafeMutableRawPointer?

    package init(_ first: Any, _ second: Any, _ context: UnsafeMutableRawPointer?) {
        self.first = first
        self.second = second
        self.context = context
    }

    /// Returns the pointer for the method. If its type isn't optional, `nil` is replaced by a pointer that must not be dereferenced.
    func third<Third>(as type: Third.Type) -> Any {
        let given: [Any] = [context as Any, context.map { UnsafeRawPointer($0) } as Any]
        let nowhere: [Any] = [
            UnsafeRawPointer(bitPattern: 1) as Any, UnsafeMutableRawPointer(bitPattern: 1) as Any,
        ]
        return (given + nowhere).first { $0 is Third } ?? context as Any
    }
}
