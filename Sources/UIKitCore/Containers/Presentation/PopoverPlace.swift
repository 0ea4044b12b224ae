/// Where a popover stands: its body, and the arrow that points at its source. All in the container's coordinates.
struct PopoverPlace: Equatable {
    /// The body, without its arrow.
    private(set) var body: CGRect
    /// The way the arrow points; empty where there is none.
    private(set) var arrow: UIPopoverArrowDirection
    /// Where the arrow ends.
    private(set) var tip: CGPoint

    static let cornerRadius: CGFloat = 13
    static let arrowLength: CGFloat = 13
    /// From the arrow's middle to the end of its base.
    static let halfArrowBase: CGFloat = 18
    /// A popover that would be narrower or lower beside its source stands over it instead.
    private static let leastLength: CGFloat = 120

    /// - Parameters:
    ///   - size: what the body would like to have.
    ///   - source: what the arrow points at.
    ///   - area: what the popover keeps within.
    ///   - directions: the ways the arrow may point.
    ///   - canOverlap: whether the popover may cover its source rather than become smaller.
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

    /// Over the middle of the source, without an arrow.
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

    /// What is free for the body beside the source when the arrow points a way.
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
    /// The middle between two bounds that do not leave anything between them.
    fileprivate func limited(_ least: CGFloat, _ most: CGFloat) -> CGFloat {
        least > most ? (least + most) / 2 : Swift.min(Swift.max(self, least), most)
    }
}

extension CGRect {
    /// A rectangle of a size around the middle of another one.
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
