import QuartzCore

/// The corners of a view that an app has configured or read.
struct ViewCorners {
    var configuration: UICornerConfiguration?
    /// Whether an app has read an effective radius, and so depends on it.
    var isRead = false
}

extension UIView {
    /// The radii of the view's corners. The default configuration has a radius of zero. iOS 26.
    ///
    /// The container of a container concentric radius is the nearest superview with a corner configuration, or else the screen of the
    /// view's window. Follows Apple's page "cornerConfiguration".
    public var cornerConfiguration: UICornerConfiguration {
        get { extras?.corners?.configuration ?? .corners(radius: 0) }
        set {
            ensureCorners { $0.configuration = newValue }
            cornersMoved()
        }
    }

    private func ensureCorners(_ change: (inout ViewCorners) -> Void) {
        let extras = ensureExtras()
        var corners = extras.corners ?? ViewCorners()
        change(&corners)
        extras.corners = corners
    }

    /// Invalidates the layout of views that have read a radius that depends on this view's radii.
    private func cornersMoved() {
        if extras?.corners?.isRead == true { setNeedsLayout() }
        for subview in subviewList { subview.cornersMoved() }
    }

    func readRadius(at corner: UIRectCorner) -> CGFloat {
        ensureCorners { $0.isRead = true }
        guard let radii = cornerRadii else { return 0 }
        return zip(UIRectCorner.clockwise, radii).reduce(0) {
            corner.contains($1.0) ? max($0, $1.1) : $0
        }
    }

    /// The effective radii, clockwise from the top left; `nil` without a configuration.
    package var cornerRadii: [CGFloat]? {
        guard let configuration = extras?.corners?.configuration else { return nil }
        let limit = min(bounds.width, bounds.height) / 2
        switch configuration.shape {
        case .capsule(let maximum): return [CGFloat](repeating: min(limit, maximum ?? limit), count: 4)
        case .corners(let corners): return radii(of: corners).map { min($0, limit) }
        }
    }

    private func radii(of corners: [UICornerConfiguration.Corner]) -> [CGFloat] {
        let usesContainer = corners.contains { $0.radius?.isConcentric == true }
        let concentric = usesContainer ? concentricRadii : []
        let own: [CGFloat] = corners.enumerated().map { index, corner in
            switch corner.radius?.kind {
            case nil: 0
            case .fixed(let radius): max(radius, 0)
            case .containerConcentric(let minimum): max(concentric[index], minimum ?? 0)
            }
        }
        return corners.map { corner in
            zip(corners, own).reduce(0) { $1.0.group == corner.group ? max($0, $1.1) : $0 }
        }
    }

    /// The radii that are concentric with the container's corners, clockwise from the top left.
    private var concentricRadii: [CGFloat] {
        var next = superview
        while let container = next {
            if let radii = container.cornerRadii {
                return distances(to: container.bounds, from: convert(bounds, to: container)).concentric(radii)
            }
            next = container.superview
        }
        guard let window, let screen = window.windowScene?.screen else { return [0, 0, 0, 0] }
        let place = convert(bounds, to: window).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
        let radii = [CGFloat](repeating: screen.spec.cornerRadius, count: 4)
        return distances(to: screen.bounds, from: place).concentric(radii)
    }

    /// The distances between the corners of two rectangles; for each corner the larger of the horizontal and the vertical distance.
    private func distances(to container: CGRect, from rect: CGRect) -> [CGFloat] {
        let (left, right) = (rect.minX - container.minX, container.maxX - rect.maxX)
        let (top, bottom) = (rect.minY - container.minY, container.maxY - rect.maxY)
        return [max(left, top), max(right, top), max(right, bottom), max(left, bottom)].map { max($0, 0) }
    }
}

extension [CGFloat] {
    fileprivate func concentric(_ radii: [CGFloat]) -> [CGFloat] {
        zip(radii, self).map { Swift.max($0 - $1, 0) }
    }
}

extension UICornerRadius {
    fileprivate var isConcentric: Bool {
        if case .containerConcentric = kind { true } else { false }
    }
}

extension UIRectCorner {
    fileprivate static let clockwise: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
}
