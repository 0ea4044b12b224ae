/// Lengths in whole pixels of a screen.
struct PixelGrid {
    /// Pixels to a point.
    var scale: CGFloat

    /// That of the screen that counts; outside the main thread points are not divided.
    static var current: PixelGrid {
        PixelGrid(
            scale: MainThread.isCurrent ? MainActor.assumeIsolated { Runtime.current.screen.spec.scale } : 1)
    }

    /// The length in the next whole pixel; what calculating has left over counts as nothing.
    func up(_ length: CGFloat) -> CGFloat {
        ((length * scale - 0.001).rounded(.up)) / scale
    }

    /// The length in the nearest whole pixel.
    func nearest(_ length: CGFloat) -> CGFloat {
        (length * scale).rounded() / scale
    }

    /// A size rounded up.
    func up(_ size: CGSize) -> CGSize {
        CGSize(width: up(size.width), height: up(size.height))
    }
}
