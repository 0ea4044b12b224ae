/// A view with nothing but what a hierarchy needs: the least that any runtime pays for.
open class View {
    public final var frame: (x: Double, y: Double, width: Double, height: Double) = (0, 0, 390, 844)
    public final var alpha = 1.0
    public final var isHidden = false
    public final var callbacks = 0
    public final var subviews: [View] = []
    public final unowned(unsafe) var superview: View?

    public init() {}

    open func willMove(toSuperview: View?) { callbacks &+= 1 }
    open func didMoveToSuperview() { callbacks &+= 1 }
    open func layoutSubviews() { callbacks &+= 1 }
}
