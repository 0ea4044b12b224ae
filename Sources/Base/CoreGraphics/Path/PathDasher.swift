/// Splits a path into dashes. Curves become lines.
struct PathDasher {
    private let dash: LineDash
    private var dashes = PathElements()
    private var index = 0
    private var isOn: Bool { index % 2 == 0 }
    /// The remaining length of the dash or gap.
    private var rest: CGFloat = 0

    private init(_ dash: LineDash) {
        self.dash = dash
    }

    static func dashes(of path: PathElements, _ dash: LineDash) -> PathElements {
        guard dash.lengths.contains(where: { $0 > 0 }), dash.lengths.allSatisfy({ $0 >= 0 }) else {
            return path
        }
        var dasher = PathDasher(dash)
        for subpath in path.subpaths where !subpath.segments.isEmpty { dasher.cut(subpath) }
        return dasher.dashes
    }

    private mutating func cut(_ subpath: Subpath) {
        begin()
        let chain = subpath.chain(tolerance: PathElements.tolerance)
        let points = subpath.isClosed ? chain + chain.prefix(1) : chain
        if isOn { dashes.move(to: points[0]) }
        for (from, to) in zip(points, points.dropFirst()) { cut(from, to) }
    }

    /// Moves to the phase in the pattern, at the start of each subpath.
    private mutating func begin() {
        let period = dash.lengths.reduce(0, +) * (dash.lengths.count % 2 == 0 ? 1 : 2)
        var phase = dash.phase.truncatingRemainder(dividingBy: period)
        if phase < 0 { phase += period }
        index = 0
        // A zero-length dash at the very start is a dot.
        while phase > 0, phase >= length(index) {
            phase -= length(index)
            index += 1
        }
        rest = length(index) - phase
    }

    private func length(_ index: Int) -> CGFloat { dash.lengths[index % dash.lengths.count] }

    private mutating func cut(_ from: CGPoint, _ to: CGPoint) {
        guard let direction = unitVector(from, to) else { return }
        let total = CGFloat(hypot(Double(to.x - from.x), Double(to.y - from.y)))
        var done: CGFloat = 0
        while total - done > rest {
            done += rest
            let point = CGPoint(x: from.x + direction.dx * done, y: from.y + direction.dy * done)
            if isOn { dashes.addLine(to: point) } else { dashes.move(to: point) }
            index += 1
            rest = length(index)
        }
        rest -= total - done
        if isOn { dashes.addLine(to: to) }
    }
}
