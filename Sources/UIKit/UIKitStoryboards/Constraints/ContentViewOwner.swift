/// A view with a content view, such as a cell. Constraints in a file that name the view apply to its content view.
@preconcurrency @MainActor
package protocol ContentViewOwner: UIView {
    /// The view that contains the content.
    var contentView: UIView { get }
}
