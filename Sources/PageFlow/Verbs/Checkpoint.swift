import PageFlowCore
import UIKit

/// A page to return to, with the value that it expects.
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

    /// Names a page by its class.
    ///
    /// - Parameters:
    ///   - matches: which of several pages of the class is meant.
    ///   - receive: gives the page its value, before it appears.
    public init(
        where matches: @escaping @MainActor (Page) -> Bool = { _ in true },
        receive: @escaping @MainActor (Page, Value) -> Void
    ) {
        self.matches = matches
        self.receive = receive
    }
}

extension Navigating {
    /// Returns to the nearest earlier page that a checkpoint names, and gives it a value before it appears.
    ///
    /// - Parameters:
    ///   - checkpoint: the page to return to.
    ///   - value: the value that the page expects.
    ///   - style: `.direct` moves once; `.cascade` shows each page between.
    ///   - animated: whether the step that a user sees animates.
    ///   - matches: a condition in addition to the checkpoint's own; by default none.
    /// - Returns: the request. If there is no such page, it ends as `.failed`.
    @discardableResult
    public func returnTo<Page: UIViewController, Value>(
        _ checkpoint: Checkpoint<Page, Value>, with value: Value,
        style: ReturnStyle = .direct, animated: Bool = true,
        // As the last parameter, it is the one that a trailing closure is for. Otherwise the compiler would try the closure of another
        // `returnTo` as the value, and report a mistake in that closure as one in the first argument.
        where matches: @escaping @MainActor (Page) -> Bool = { _ in true }
    ) -> NavigationRequest {
        returnTo(
            Page.self, style: style, animated: animated, prepare: { checkpoint.receive($0, value) },
            where: { checkpoint.matches($0) && matches($0) })
    }
}
