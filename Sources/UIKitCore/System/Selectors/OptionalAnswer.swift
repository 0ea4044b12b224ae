/// What an optional requirement answers: `nil` where the object has no method of its own, but only the default that stands for it here.
/// On Linux alone.
///
/// On a device `delegate?.numberOfPages?(self)` asks whether the delegate has the method. Here it is
/// `optionalAnswer(delegate?.numberOfPages(self))`.
@preconcurrency @MainActor
public func optionalAnswer<Answer>(_ call: @autoclosure () -> Answer?) -> Answer? {
    OptionalMember.ask(call) ?? nil
}

/// An optional method that is named and not called: `nil` where the object's table has no such method. On Linux alone.
///
/// On a device `delegate?.listDidChange != nil` asks whether the delegate has the method. Here it is
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

/// What the default of an optional requirement returns, on Linux alone: ``optionalAnswer(_:)`` makes `nil` of it.
@preconcurrency @MainActor
public func absentAnswer<Answer>(_ answer: Answer) -> Answer { OptionalMember.absent(answer) }
