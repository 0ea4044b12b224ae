/// Lengths in whole pixels of a screen.
package struct PixelGrid {
    /// Pixels to a point.
    package var scale: CGFloat

    package init(scale: CGFloat) {
        self.scale = scale
    }

    /// That of the screen that counts; outside the main thread points are not divided.
    package static var current: PixelGrid {
        PixelGrid(
            scale: MainThread.isCurrent ? MainActor.assumeIsolated { RunningApp.current.pixelsPerPoint } : 1)
    }

    /// The length in the next whole pixel; what calculating has left over counts as nothing.
    package func up(_ length: CGFloat) -> CGFloat {
        ((length * scale - 0.001).rounded(.up)) / scale
    }

    /// The length in the nearest whole pixel.
    package func nearest(_ length: CGFloat) -> CGFloat {
        (length * scale).rounded() / scale
    }

    /// A size rounded up.
    package func up(_ size: CGSize) -> CGSize {
        CGSize(width: up(size.width), height: up(size.height))
    }
}
