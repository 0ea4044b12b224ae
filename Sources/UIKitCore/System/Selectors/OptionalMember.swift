/// Tells a delegate method that the app wrote from the default that stands in for an optional one.
///
/// UIKit asks `respondsToSelector:`; here the default says so as it runs.
@MainActor
package enum OptionalMember {
    @usableFromInline @exclusivity(unchecked) package static var defaultsThatRan = 0

    /// Calls a member; `nil` when only its default was there.
    @inlinable
    package static func ask<Answer>(_ call: () -> Answer) -> Answer? {
        let before = defaultsThatRan
        let answer = call()
        let isAbsent = defaultsThatRan != before
        defaultsThatRan = before
        return isAbsent ? nil : answer
    }

    /// What the default of an optional member returns.
    @inlinable
    package static func absent<Answer>(_ answer: Answer) -> Answer {
        defaultsThatRan += 1
        return answer
    }
}
