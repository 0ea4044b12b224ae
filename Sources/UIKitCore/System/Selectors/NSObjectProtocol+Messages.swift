// Messages by name: the methods are those of the class's table, and those that a `Selector` was made with. As on Apple's systems an object
// that is known by its protocols alone takes them as well: `router` of `(NSObjectProtocol & Routing)?`.
extension NSObjectProtocol {
    /// Whether the object has a method of this name. Follows Apple's page "responds(to:)".
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool {
        aSelector.map { SelectorMethods.knows($0, of: self) || SelectorMethods.hasMember($0.name, of: self) }
            ?? false
    }

    /// Calls the method of this name, and returns the object that it returns; `nil` for one that returns nothing. A name that the
    /// object does not have is UIKit's exception. Follows Apple's page "perform(_:)".
    @preconcurrency @MainActor
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        LastAnswer.keep(SelectorMethods.answer(to: aSelector, of: self, sender: nil, event: nil))
    }

    /// Calls the method of this name with an object. Follows Apple's page "perform(_:with:)".
    @preconcurrency @MainActor
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        LastAnswer.keep(SelectorMethods.answer(to: aSelector, of: self, sender: object, event: nil))
    }

    /// Calls the method of this name with two objects. Follows Apple's page "perform(_:with:with:)".
    @preconcurrency @MainActor
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<
        AnyObject
    >! {
        LastAnswer.keep(SelectorMethods.answer(to: aSelector, of: self, sender: object1, event: object2))
    }
}

/// What `perform(_:)` returned last. On a device an object like this lives until the end of the run loop's turn.
@MainActor
enum LastAnswer {
    private static var object: AnyObject?

    static func keep(_ value: Any?) -> Unmanaged<AnyObject>? {
        object = value.map { $0 as AnyObject }
        return object.map(Unmanaged.passUnretained)
    }
}
