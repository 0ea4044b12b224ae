import UIKit

/// A page to return to, and the value that it receives.
///
/// ```swift
/// extension Basket {
///     static let checkpoint = Checkpoint<Basket, Voucher> { basket, voucher in basket.apply(voucher) }
/// }
/// page.returnTo(Basket.checkpoint, with: voucher)
/// ```
@MainActor
public struct Checkpoint<Page: UIViewController, Value> {
    let matches: @MainActor (Page) -> Bool
    let receive: @MainActor (Page, Value) -> Void

    /// Creates a checkpoint for the pages of a class.
    ///
    /// - Parameters:
    ///   - matches: Whether the checkpoint means a page, if there are several pages of the class.
    ///   - receive: Called with the page and the value before the page appears.
    public init(
        where matches: @escaping @MainActor (Page) -> Bool = { _ in true },
        receive: @escaping @MainActor (Page, Value) -> Void
    ) {
        self.matches = matches
        self.receive = receive
    }
}

extension Navigating {
    /// Returns to the nearest earlier page that a checkpoint means, and passes it a value before it appears.
    ///
    /// - Parameters:
    ///   - checkpoint: The page to return to.
    ///   - value: The value that the page receives.
    ///   - style: `.direct` returns in one step; `.cascade` shows each page in between.
    ///   - animated: Whether the visible change animates.
    ///   - matches: A condition in addition to the checkpoint's own; by default none.
    /// - Returns: The request. If there is no such page, it ends as `.failed`.
    @discardableResult
    public func returnTo<Page: UIViewController, Value>(
        _ checkpoint: Checkpoint<Page, Value>, with value: Value,
        style: ReturnStyle = .direct, animated: Bool = true,
        // The last parameter, so that a trailing closure belongs to it. Otherwise the compiler would try the closure of another `returnTo`
        // as the value, and report a mistake in that closure as a mistake in the first argument.
        where matches: @escaping @MainActor (Page) -> Bool = { _ in true }
    ) -> NavigationRequest {
        returnTo(
            Page.self, style: style, animated: animated, prepare: { checkpoint.receive($0, value) },
            where: { checkpoint.matches($0) && matches($0) })
    }
}
