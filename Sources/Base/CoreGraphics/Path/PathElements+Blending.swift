extension PathElements {
    /// Interpolates between this path and another with the same element types, from 0 to 1 and beyond; `nil` if
    /// the types differ.
    package func blended(with other: PathElements, at share: CGFloat) -> PathElements? {
        guard list.count == other.list.count else { return nil }
        var blended = PathElements()
        for (from, to) in zip(list, other.list) {
            guard let element = from.blended(with: to, at: share) else { return nil }
            blended.append(element)
        }
        return blended
    }

    private mutating func append(_ element: PathElement) {
        switch element {
        case .move(let point): move(to: point)
        case .close: close()
        default: add(element)
        }
    }
}

extension PathElement {
    fileprivate func blended(with other: PathElement, at share: CGFloat) -> PathElement? {
        func mix(_ one: CGPoint, _ two: CGPoint) -> CGPoint {
            CGPoint(x: one.x + (two.x - one.x) * share, y: one.y + (two.y - one.y) * share)
        }
        switch (self, other) {
        case (.move(let from), .move(let to)): return .move(mix(from, to))
        case (.line(let from), .line(let to)): return .line(mix(from, to))
        case (.quadCurve(let from, let control), .quadCurve(let to, let otherControl)):
            return .quadCurve(mix(from, to), control: mix(control, otherControl))
        case (.curve(let from, let first, let second), .curve(let to, let otherFirst, let otherSecond)):
            return .curve(
                mix(from, to), control1: mix(first, otherFirst), control2: mix(second, otherSecond))
        case (.close, .close): return .close
        default: return nil
        }
    }
}
