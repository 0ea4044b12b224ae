/// The name of a method, as targets and actions speak of it.
///
/// Linux has no Objective-C messages and no `#selector`. There a selector is made from the Objective-C name and the
/// method together; from then on the name alone finds the method. Two selectors are equal when their names are. Code
/// for both systems writes:
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
    /// It reaches the methods that were given under this name; see `init(_:_:)`.
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

// What `#selector` and `@objc` say on Apple's systems.
extension Selector {
    /// Names a method that takes the sender, on Linux alone: `Selector("save:", Page.save)`.
    ///
    /// The method is known from now on to its class and the classes beneath; an override is called as usual. A sender
    /// that is not of the method's type ends the program, as a wrong message does on a device.
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

    /// Names a method that takes nothing, on Linux alone: `Selector("save", Page.save)`.
    @preconcurrency @MainActor
    public init<Target: AnyObject>(_ str: String, _ method: @escaping (Target) -> @MainActor () -> Void) {
        self.init(str)
        SelectorMethods.note(self, of: Target.self) { target, _, _ in
            method(SelectorMethods.cast(target))()
            return nil
        }
    }

    /// Names a method that takes the sender and the event, on Linux alone:
    /// `Selector("save:forEvent:", Page.save(_:for:))`.
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

// Properties of UIKit's.
extension Selector {
    /// Names the getter of a property, on Linux alone: `Selector("tag", getter: \UIView.tag)`.
    @preconcurrency @MainActor
    public init<Target: AnyObject, Value>(_ str: String, getter: KeyPath<Target, Value>) {
        self.init(str)
        SelectorMethods.note(self, of: Target.self) { target, _, _ in
            (SelectorMethods.cast(target) as Target)[keyPath: getter]
        }
    }
}

// What `#selector(webView.reload)` says: the method of a variable's type.
extension Selector {
    /// Names a method that takes nothing, of an object's type, on Linux alone: `Selector("reload", of: webView) { $0.reload }`.
    /// The object may be missing, and is not asked.
    @preconcurrency @MainActor
    public init<Target: AnyObject, Result>(
        _ str: String, of target: Target?, _ method: @escaping (Target) -> @MainActor () -> Result
    ) {
        self.init(str, method)
    }

    /// Names a method that takes the sender, of an object's type, on Linux alone.
    @preconcurrency @MainActor @_disfavoredOverload
    public init<Target: AnyObject, Sender, Result>(
        _ str: String, of target: Target?, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(str, method)
    }
}

// Methods that return something: UIKit does not look at it, and `perform(_:)` returns it.
extension Selector {
    /// Names a method that takes nothing and returns something, on Linux alone: `Selector("endEditing", Page.endEditing)`.
    @preconcurrency @MainActor @_disfavoredOverload
    public init<Target: AnyObject, Result>(
        _ str: String, _ method: @escaping (Target) -> @MainActor () -> Result
    ) {
        self.init(str)
        SelectorMethods.note(self, of: Target.self) { target, _, _ in
            method(SelectorMethods.cast(target))()
        }
    }

    /// Names a method that takes the sender and returns something, on Linux alone.
    @preconcurrency @MainActor @_disfavoredOverload
    public init<Target: AnyObject, Sender, Result>(
        _ str: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(str)
        SelectorMethods.note(self, of: Target.self) { target, sender, _ in
            method(SelectorMethods.cast(target))(SelectorMethods.cast(sender as Any))
        }
    }

    /// Names a method that takes two objects and returns something, on Linux alone.
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

    /// Names a method that takes three values, such as the completion of `UIImageWriteToSavedPhotosAlbum`, on Linux alone:
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

/// The values for a method that takes three, of which the last is a pointer.
package struct SelectorArguments {
    let first: Any
    let second: Any
    private let context: UnsafeMutableRawPointer?

    package init(_ first: Any, _ second: Any, _ context: UnsafeMutableRawPointer?) {
        self.first = first
        self.second = second
        self.context = context
    }

    /// The pointer as the method takes it. Where that cannot be `nil` there is a pointer that nobody may follow.
    func third<Third>(as type: Third.Type) -> Any {
        let given: [Any] = [context as Any, context.map { UnsafeRawPointer($0) } as Any]
        let nowhere: [Any] = [
            UnsafeRawPointer(bitPattern: 1) as Any, UnsafeMutableRawPointer(bitPattern: 1) as Any,
        ]
        return (given + nowhere).first { $0 is Third } ?? context as Any
    }
}
