/// The distance of a sheet to the edges of the screen since iOS 26. Below the full height the sheet floats; toward the full height the
/// distance shrinks to zero.
///
/// The distance, and the position of a sheet of the full height, are those of view hierarchies of iOS 26.1 (joxan2137/NoTomorrow,
/// docs/android-glass.md). No source gives the heights at which the distance shrinks.
struct FloatingSheet {
    /// The height from the top of the sheet to the bottom of the screen at which it is attached to the edges.
    private let fullHeight: CGFloat
    fileprivate static let distance: CGFloat = 8
    private static let shrinking: CGFloat = 48

    init(fullHeight: CGFloat) {
        self.fullHeight = fullHeight
    }

    /// The distance for the height from the top of the sheet to the bottom of the screen.
    func distance(at height: CGFloat) -> CGFloat {
        Self.distance * min(max((fullHeight - height) / Self.shrinking, 0), 1)
    }

    /// The distance for the height of the sheet.
    func distance(ofHeight height: CGFloat) -> CGFloat {
        let ratio = Self.distance / Self.shrinking
        return distance(at: min((height + ratio * fullHeight) / (1 + ratio), height + Self.distance))
    }
}

extension UISheetPresentationController {
    /// Whether the sheet floats below its full height: on iPhone in portrait, since iOS 26.
    private var floats: Bool {
        Runtime.current.design == .glass && traitCollection.horizontalSizeClass == .compact
            && !isInCompactHeight
    }

    /// The height that the sheet needs in addition to the value of a detent, which is a height within its own safe area.
    /// Evidence: geo-sheet-custom, ios26-SHEET-05.
    var roomBelowDetents: CGFloat {
        guard formSize == nil, let bottom = containerView?.safeAreaInsets.bottom else { return 0 }
        return floats ? max(bottom, FloatingSheet.distance) : bottom
    }

    /// Moves a frame that is attached to the edges away from them.
    func floating(_ frame: CGRect) -> CGRect {
        guard floats else { return frame }
        let distance = FloatingSheet(fullHeight: fullHeight).distance(at: frame.height)
        return CGRect(
            x: frame.minX + distance, y: frame.minY, width: frame.width - 2 * distance,
            height: frame.height - distance)
    }

    /// The distance of a sheet of a height from the edges of the screen, in a container. The sheet that a popover has become has no
    /// container of its own.
    package func floatingDistance(ofHeight height: CGFloat, in container: UIView) -> CGFloat {
        let own = containerStorage
        containerStorage = container
        defer { containerStorage = own }
        return floats ? FloatingSheet(fullHeight: fullHeight).distance(ofHeight: height) : 0
    }
}
