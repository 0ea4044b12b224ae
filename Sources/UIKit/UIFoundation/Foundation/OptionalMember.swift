/// Distinguishes an app's implementation of an optional delegate method from the default.
///
/// UIKit calls `respondsToSelector:`; here the default reports itself when it runs.
@MainActor
package enum OptionalMember {
    @usableFromInline package static var defaultsThatRan = 0

    /// Calls a member; returns `nil` if only its default was called.
    @inlinable
    package static func ask<Answer>(_ call: () -> Answer) -> Answer? {
        let before = defaultsThatRan
        let answer = call()
        let isAbsent = defaultsThatRan != before
        defaultsThatRan = before
        return isAbsent ? nil : answer
    }

    /// Marks the result of an optional member's default.
    @inlinable
    package static func absent<Answer>(_ answer: Answer) -> Answer {
        defaultsThatRan += 1
        return answer
    }
}
