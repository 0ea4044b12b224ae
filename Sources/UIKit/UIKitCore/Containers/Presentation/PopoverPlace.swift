/// The layout of a popover: its body, and the arrow that points at its source. All in the container's coordinates.
package struct PopoverPlace: Equatable {
    /// The frame of the body, without the arrow.
    package private(set) var body: CGRect
    /// The direction of the arrow; empty if there is none.
    package private(set) var arrow: UIPopoverArrowDirection
    /// The position of the arrow's tip.
    package private(set) var tip: CGPoint

    package static let cornerRadius: CGFloat = 13
    package static let arrowLength: CGFloat = 13
    /// Half the width of the arrow's base.
    package static let halfArrowBase: CGFloat = 18
    /// The minimum width and height of the body next to its source. A smaller one is placed over the source instead.
    private static let leastLength: CGFloat = 120

    /// - Parameters:
    ///   - size: The preferred size of the body.
    ///   - source: The rectangle that the arrow points at.
    ///   - area: The area that must contain the popover.
    ///   - directions: The permitted directions of the arrow.
    ///   - canOverlap: Whether the popover may cover its source instead of becoming smaller.
    init(
        size wish: CGSize, at source: CGRect, within area: CGRect,
        pointing directions: UIPopoverArrowDirection,
        canOverlap: Bool = false
    ) {
        let size = wish.limited(to: area.size)
        let sides = Self.order.filter { directions.contains($0) }
        let rooms = sides.map { ($0, Self.room(of: $0, beside: source, within: area)) }
        let fitting = rooms.first { size.limited(to: $0.1.size) == size }
        let largest = canOverlap ? nil : Self.largest(rooms, for: size)
        if let (side, room) = fitting ?? largest {
            self.init(size.limited(to: room.size), on: side, of: source, room)
        } else {
            self.init(size, over: source, area)
        }
    }

    /// Places the body over the middle of the source, without an arrow.
    private init(_ size: CGSize, over source: CGRect, _ area: CGRect) {
        body = CGRect(around: source, size).moved(into: area)
        arrow = []
        tip = CGPoint(x: body.midX, y: body.midY)
    }

    private init(_ size: CGSize, on side: UIPopoverArrowDirection, of source: CGRect, _ room: CGRect) {
        body = CGRect(around: source, size).moved(into: room)
        arrow = side
        let margin = Self.cornerRadius + Self.halfArrowBase
        let x = source.midX.limited(body.minX + margin, body.maxX - margin)
        let y = source.midY.limited(body.minY + margin, body.maxY - margin)
        switch side {
        case .up: tip = CGPoint(x: x, y: body.minY - Self.arrowLength)
        case .down: tip = CGPoint(x: x, y: body.maxY + Self.arrowLength)
        case .left: tip = CGPoint(x: body.minX - Self.arrowLength, y: y)
        default: tip = CGPoint(x: body.maxX + Self.arrowLength, y: y)
        }
    }

    private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

    /// Returns the space for the body next to the source, for a direction of the arrow.
    private static func room(
        of side: UIPopoverArrowDirection, beside source: CGRect, within area: CGRect
    ) -> CGRect {
        var (left, top, right, bottom) = (area.minX, area.minY, area.maxX, area.maxY)
        switch side {
        case .up: top = max(top, source.maxY + arrowLength)
        case .down: bottom = min(bottom, source.minY - arrowLength)
        case .left: left = max(left, source.maxX + arrowLength)
        default: right = min(right, source.minX - arrowLength)
        }
        return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    private static func largest(
        _ rooms: [(UIPopoverArrowDirection, CGRect)], for size: CGSize
    ) -> (UIPopoverArrowDirection, CGRect)? {
        func surface(_ room: CGRect) -> CGFloat {
            let limited = size.limited(to: room.size)
            return limited.width * limited.height
        }
        let best = rooms.max { surface($0.1) < surface($1.1) }
        guard let best, min(best.1.width, best.1.height) >= leastLength else { return nil }
        return best
    }
}

extension CGSize {
    fileprivate func limited(to size: CGSize) -> CGSize {
        CGSize(width: min(width, size.width), height: min(height, size.height))
    }
}

extension CGFloat {
    /// Limits the number to a range. If the bounds are reversed, returns their middle.
    fileprivate func limited(_ least: CGFloat, _ most: CGFloat) -> CGFloat {
        least > most ? (least + most) / 2 : Swift.min(Swift.max(self, least), most)
    }
}

extension CGRect {
    /// Creates a rectangle of a size with the center of another one.
    fileprivate init(around rect: CGRect, _ size: CGSize) {
        self.init(
            x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    fileprivate func moved(into area: CGRect) -> CGRect {
        CGRect(
            x: minX.limited(area.minX, area.maxX - width), y: minY.limited(area.minY, area.maxY - height),
            width: width, height: height)
    }
}
