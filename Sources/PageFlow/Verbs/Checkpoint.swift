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

/// A ``Checkpoint``, or a type of the app's that stands for one.
@MainActor
public protocol CheckpointConvertible {
    /// The class of the page to return to.
    associatedtype Page: UIViewController
    /// What that page expects.
    associatedtype Value

    /// The checkpoint.
    var checkpoint: Checkpoint<Page, Value> { get }
}

extension Checkpoint: CheckpointConvertible {
    /// Itself.
    public var checkpoint: Checkpoint { self }
}

extension UIViewController {
    /// Returns to the nearest earlier page that a checkpoint names, and gives it a value before it appears.
    @discardableResult
    public func returnTo<Point: CheckpointConvertible>(
        _ point: Point, with value: Point.Value, style: ReturnStyle = .direct, animated: Bool = true
    ) -> NavigationRequest {
        // The value is of the checkpoint's type: of a generic one the block of another `returnTo` would be taken for it, and
        // the compiler would report a mistake in that block as a page's class that is no checkpoint.
        let checkpoint = point.checkpoint
        return returnTo(
            Point.Page.self, where: checkpoint.matches, style: style, animated: animated,
            prepare: { checkpoint.receive($0, value) })
    }
}
