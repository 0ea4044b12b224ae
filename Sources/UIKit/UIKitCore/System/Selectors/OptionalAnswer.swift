/// Returns the result of an optional requirement; `nil` if the object doesn't implement it and the default was called. Only on Linux.
///
/// On a device `delegate?.numberOfPages?(self)` checks whether the delegate implements the method. Here it is
/// `optionalAnswer(delegate?.numberOfPages(self))`.
@preconcurrency @MainActor
public func optionalAnswer<Answer>(_ call: @autoclosure () -> Answer?) -> Answer? {
    OptionalMember.ask(call) ?? nil
}

/// Returns an optional method without calling it; `nil` if the object's table has no such method. Only on Linux.
///
/// On a device `delegate?.listDidChange != nil` checks whether the delegate implements the method. Here it is
/// `optionalMember(delegate?.listDidChange, "listDidChange", of: delegate) != nil`, and the delegate's class has the row
/// `.member("listDidChange")`.
@preconcurrency @MainActor
public func optionalMember<Member>(
    _ member: @autoclosure () -> Member?, _ name: String, of object: Any?
) -> Member? {
    guard let object else { return nil }
    guard isObject(object) else { return member() }
    return SelectorMethods.hasMember(name, of: object as AnyObject) ? member() : nil
}

/// Marks the result of an optional requirement's default, only on Linux: ``optionalAnswer(_:)`` converts it to `nil`.
@preconcurrency @MainActor
public func absentAnswer<Answer>(_ answer: Answer) -> Answer { OptionalMember.absent(answer) }
