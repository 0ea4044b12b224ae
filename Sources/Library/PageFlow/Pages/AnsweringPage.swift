import UIKit

/// A page that answers the code that opens it.
///
/// ```swift
/// final class ColorPicker: UIViewController, AnsweringPage {
///     typealias Answer = UIColor
///     func choose(_ color: UIColor) { finish(color) }
/// }
///
/// switch try await page.ask(ColorPicker()) {
/// case .answer(let color): use(color)
/// case .left(let cause): break    // swiped away, popped, dismissed with another page
/// }
/// ```
@MainActor
public protocol AnsweringPage: UIViewController {
    /// The type of the answer.
    associatedtype Answer: Sendable
}

/// The ending of an awaited page. Every awaited page ends exactly once.
public enum PageEnding<Answer: Sendable>: Sendable {
    /// The page finished with this value.
    case answer(Answer)
    /// The page left without an answer.
    case left(ExitCause)
}

extension PageEnding: Equatable where Answer: Equatable {}
