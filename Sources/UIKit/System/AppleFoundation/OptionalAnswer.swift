/// What an optional requirement answers: `nil` where the object has no method of its own, but only the default that stands for it here.
/// On Linux alone.
///
/// On a device `delegate?.numberOfPages?(self)` asks whether the delegate has the method. Here it is
/// `optionalAnswer(delegate?.numberOfPages(self))`.
@preconcurrency @MainActor
public func optionalAnswer<Answer>(_ call: @autoclosure () -> Answer?) -> Answer? {
    OptionalMember.ask(call) ?? nil
}

/// What the default of an optional requirement returns, on Linux alone: ``optionalAnswer(_:)`` makes `nil` of it.
@preconcurrency @MainActor
public func absentAnswer<Answer>(_ answer: Answer) -> Answer { OptionalMember.absent(answer) }
