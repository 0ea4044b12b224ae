// Messages by name. The methods are those in the class's table, and those for which a `Selector` was created. As on Apple's systems, an
// object with a protocol type receives them as well: `router` of `(NSObjectProtocol & Routing)?`.
extension NSObjectProtocol {
    /// Whether the object has a method with this name. Follows Apple's page "responds(to:)".
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { SelectorMethods.knows($0, of: self) || SelectorMethods.hasMember($0.name, of: self) }
            ?? false
    }

    /// Calls the method with this name, and returns its result; `nil` for a method that returns nothing. An unknown name raises UIKit's
    /// exception. Follows Apple's page "perform(_:)".
    @preconcurrency @MainActor
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        LastAnswer.keep(SelectorMethods.answer(to: aSelector, of: self, sender: nil, event: nil))
    }

    /// Calls the method with this name and an object. Follows Apple's page "perform(_:with:)".
    @preconcurrency @MainActor
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        LastAnswer.keep(SelectorMethods.answer(to: aSelector, of: self, sender: object, event: nil))
    }

    /// Calls the method with this name and two objects. Follows Apple's page "perform(_:with:with:)".
    @preconcurrency @MainActor
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<
        AnyObject
    >! {
        LastAnswer.keep(SelectorMethods.answer(to: aSelector, of: self, sender: object1, event: object2))
    }
}

/// Retains the last result of `perform(_:)`. On a device such an object lives until the end of the run loop's turn.
@MainActor
enum LastAnswer {
    private static var object: AnyObject?

    static func keep(_ value: Any?) -> Unmanaged<AnyObject>? {
        object = value.map { $0 as AnyObject }
        return object.map(Unmanaged.passUnretained)
    }
}
