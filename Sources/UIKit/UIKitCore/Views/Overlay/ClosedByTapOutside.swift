/// A view that a tap outside its content closes, and that covers the window or the container of a presentation.
@MainActor
package protocol ClosedByTapOutside: UIView {
    /// The frames of the content, in the view's coordinates.
    var contentFrames: [CGRect] { get }
}
