// The space that exclusion paths leave.
extension NSTextContainer {
    /// Returns the first free part of a rectangle, and the remainder.
    func freeRect(in proposed: CGRect, isRightToLeft: Bool) -> (first: CGRect, rest: CGRect) {
        let rect = proposed.intersection(shape)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return (.zero, .zero) }
        let free = freeSides(in: rect)
        guard let side = isRightToLeft ? free.last : free.first else { return (.zero, .zero) }
        let first = CGRect(
            x: side.lowerBound, y: rect.minY, width: side.upperBound - side.lowerBound, height: rect.height)
        let rest =
            isRightToLeft
            ? CGRect(x: rect.minX, y: rect.minY, width: first.minX - rect.minX, height: rect.height)
            : CGRect(x: first.maxX, y: rect.minY, width: rect.maxX - first.maxX, height: rect.height)
        return (first, free.count > 1 ? rest : .zero)
    }

    /// The container's rectangle; very large in a direction without a limit.
    private var shape: CGRect {
        let endless: CGFloat = 10_000_000
        return CGRect(
            x: 0, y: 0, width: size.width > 0 ? size.width : endless,
            height: size.height > 0 ? size.height : endless)
    }

    /// Returns the parts of a rectangle that are free over its whole height, from left to right.
    private func freeSides(in rect: CGRect) -> [ClosedRange<CGFloat>] {
        let taken = exclusionPaths.compactMap { $0.sides(within: rect) }.sorted {
            $0.lowerBound < $1.lowerBound
        }
        var free: [ClosedRange<CGFloat>] = []
        var x = rect.minX
        for range in taken {
            if range.lowerBound > x { free.append(x...min(range.lowerBound, rect.maxX)) }
            x = max(x, range.upperBound)
        }
        if x < rect.maxX { free.append(x...rect.maxX) }
        return free
    }

    /// Returns the spans of a line at a height, from left to right, without the padding on the container's sides; `nil` for a simple
    /// rectangular container.
    func rooms(isRightToLeft: Bool) -> (
        (_ top: Double, _ height: Double, _ start: Int) -> [ClosedRange<Double>]
    )? {
        guard !exclusionPaths.isEmpty || overridesRooms, size.width > 0 else { return nil }
        return { [self] top, height, start in
            var rooms: [ClosedRange<Double>] = []
            var proposed = CGRect(x: 0, y: top, width: size.width, height: height)
            while proposed.width > 0, rooms.count < 32 {
                var rest = CGRect.zero
                let rect = lineFragmentRect(
                    forProposedRect: proposed, at: start,
                    writingDirection: isRightToLeft ? .rightToLeft : .leftToRight,
                    remaining: &rest)
                guard rect.size.width > 2 * lineFragmentPadding else {
                    guard rest.width > 0, rest.width < proposed.width else { break }
                    proposed = rest
                    continue
                }
                rooms.append(rect.minX...(rect.maxX - 2 * lineFragmentPadding))
                proposed = rest
            }
            return rooms.sorted { $0.lowerBound < $1.lowerBound }
        }
    }

    /// Whether a subclass may determine the free parts.
    private var overridesRooms: Bool { type(of: self) != NSTextContainer.self }
}

extension UIBezierPath {
    /// Returns the path's horizontal extent within a rectangle's heights, sampled in steps of a point; `nil` if they don't intersect.
    fileprivate func sides(within rect: CGRect) -> ClosedRange<CGFloat>? {
        let box = bounds
        guard box.intersects(rect) else { return nil }
        if isRectangle { return box.minX...box.maxX }
        var sides: ClosedRange<CGFloat>?
        for y in stride(from: max(rect.minY, box.minY), through: min(rect.maxY, box.maxY), by: 1) {
            let inside = stride(from: box.minX, through: box.maxX, by: 1).filter {
                contains(CGPoint(x: $0, y: y))
            }
            guard let left = inside.first, let right = inside.last else { continue }
            sides = min(left, sides?.lowerBound ?? left)...max(right, sides?.upperBound ?? right)
        }
        return sides
    }

    /// Whether the path is a rectangle.
    private var isRectangle: Bool {
        [0.02, 0.98].allSatisfy { x in
            [0.02, 0.98].allSatisfy { y in
                contains(CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + y * bounds.height))
            }
        }
    }
}
