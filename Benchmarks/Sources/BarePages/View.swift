/// A view with nothing but what a hierarchy needs: the least that any runtime pays for.
open class View {
    /// Where it is, in its superview.
    public final var frame: (x: Double, y: Double, width: Double, height: Double) = (0, 0, 390, 844)
    /// How opaque it is.
    public final var alpha = 1.0
    /// Whether it is drawn.
    public final var isHidden = false
    /// What its callbacks add up to.
    public final var callbacks = 0
    /// The views in it, the lowest first.
    public final var subviews: [View] = []
    /// The view that it is in.
    public final unowned(unsafe) var superview: View?

    /// Makes an empty view.
    public init() {}

    /// Called as UIKit calls it.
    open func willMove(toSuperview: View?) { callbacks &+= 1 }
    /// Called as UIKit calls it.
    open func didMoveToSuperview() { callbacks &+= 1 }
    /// Called as UIKit calls it.
    open func layoutSubviews() { callbacks &+= 1 }
}
