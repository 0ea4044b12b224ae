/// Rounds lengths to whole pixels of a screen.
package struct PixelGrid {
    /// The scale, in pixels per point.
    package var scale: CGFloat

    package init(scale: CGFloat) {
        self.scale = scale
    }

    /// The grid of the current screen; on other threads, whole points.
    package static var current: PixelGrid {
        PixelGrid(
            scale: MainThread.isCurrent ? MainActor.assumeIsolated { RunningApp.current.pixelsPerPoint } : 1)
    }

    /// Rounds a length up to the next pixel, with a tolerance for rounding errors.
    package func up(_ length: CGFloat) -> CGFloat {
        ((length * scale - 0.001).rounded(.up)) / scale
    }

    /// Rounds a length to the nearest pixel.
    package func nearest(_ length: CGFloat) -> CGFloat {
        (length * scale).rounded() / scale
    }

    /// Rounds a size up.
    package func up(_ size: CGSize) -> CGSize {
        CGSize(width: up(size.width), height: up(size.height))
    }
}
