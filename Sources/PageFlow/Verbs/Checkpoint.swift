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

extension UIViewController {
    /// Returns to the nearest earlier page that a checkpoint names, and gives it a value before it appears.
    @discardableResult
    public func returnTo<Page, Value>(
        _ checkpoint: Checkpoint<Page, Value>, with value: Value, style: ReturnStyle = .direct,
        animated: Bool = true
    ) -> NavigationRequest {
        returnTo(
            Page.self, where: checkpoint.matches, style: style, animated: animated,
            prepare: { checkpoint.receive($0, value) })
    }
}
