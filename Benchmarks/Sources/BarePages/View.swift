/// A view with only the state that a hierarchy needs: the minimum cost of any runtime.
open class View {
    /// The frame in its superview.
    public final var frame: (x: Double, y: Double, width: Double, height: Double) = (0, 0, 390, 844)
    /// The opacity.
    public final var alpha = 1.0
    /// Whether it is hidden.
    public final var isHidden = false
    /// The number of callbacks.
    public final var callbacks = 0
    /// The subviews, from back to front.
    public final var subviews: [View] = []
    /// The superview.
    public final unowned(unsafe) var superview: View?

    /// Creates an empty view.
    public init() {}

    /// Called as UIKit calls it.
    open func willMove(toSuperview: View?) { callbacks &+= 1 }
    /// Called as UIKit calls it.
    open func didMoveToSuperview() { callbacks &+= 1 }
    /// Called as UIKit calls it.
    open func layoutSubviews() { callbacks &+= 1 }
}
