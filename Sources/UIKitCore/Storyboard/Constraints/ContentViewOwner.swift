/// A view whose content lies in a view of its own, as that of a cell does: constraints of a file that name the one are about the other.
@preconcurrency @MainActor
package protocol ContentViewOwner: UIView {
    /// The view that the content lies in.
    var contentView: UIView { get }
}
