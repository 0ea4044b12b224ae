/// The times of a keyframe animation's keyframes.
struct KeyframeTimetable {
    private let times: [Double]
    private let functions: [CAMediaTimingFunction]
    private let count: Int

    /// Distributes the keyframes evenly if `times` is `nil` or too short.
    init(count: Int, times: [Double]?, isDiscrete: Bool, functions: [CAMediaTimingFunction]) {
        let needed = isDiscrete ? count + 1 : count
        let last = Double(max(needed - 1, 1))
        if let times, times.count >= count {
            self.times = times
        } else {
            self.times = (0..<needed).map { Double($0) / last }
        }
        self.functions = functions
        self.count = count
    }

    /// Derives the times from the cumulative lengths of the path.
    init(lengths: [Double]) {
        let total = lengths.last ?? 0
        times = total > 0 ? lengths.map { $0 / total } : lengths.indices.map { Double($0) }
        functions = []
        count = lengths.count
    }

    /// Returns the last keyframe that was reached, and the progress to the next one.
    func place(at time: Double) -> (index: Int, share: Double) {
        guard let index = times.prefix(count).lastIndex(where: { $0 <= time }) else { return (0, 0) }
        guard index + 1 < times.count else { return (index, 0) }
        let span = times[index + 1] - times[index]
        let share = span > 0 ? min((time - times[index]) / span, 1) : 1
        return (index, functions.indices.contains(index) ? functions[index].progress(at: share) : share)
    }
}

/// The values of a keyframe animation, and their interpolation.
struct KeyframeValues {
    enum Curve {
        case steps
        case lines
        /// A Kochanek–Bartels curve; without numbers, a Catmull–Rom curve.
        case rounded(tension: [Double], continuity: [Double], bias: [Double])
    }

    let values: [AnimatedValue]
    let curve: Curve
    let timetable: KeyframeTimetable

    func value(at time: Double) -> AnimatedValue {
        let (index, share) = timetable.place(at: time)
        let from = values[min(index, values.count - 1)]
        guard index + 1 < values.count, share > 0 else { return from }
        switch curve {
        case .steps: return from
        case .lines: return from.blended(with: values[index + 1], at: CGFloat(share))
        case .rounded(let tension, let continuity, let bias):
            let shape = Rounding(tension: tension, continuity: continuity, bias: bias)
            return rounded(index, CGFloat(share), shape)
                ?? from.blended(with: values[index + 1], at: CGFloat(share))
        }
    }

    private struct Rounding {
        let tension: [Double]
        let continuity: [Double]
        let bias: [Double]

        /// Returns the weights of the incoming and the outgoing segment in the tangent at a keyframe, on its leaving or
        /// reaching side.
        func shares(at index: Int, leaving: Bool) -> (before: CGFloat, after: CGFloat) {
            func number(_ list: [Double]) -> Double { list.indices.contains(index) ? list[index] : 0 }
            let (t, c, b) = (number(tension), number(continuity), number(bias))
            let side = leaving ? 1.0 : -1.0
            return (
                CGFloat((1 - t) * (1 + b) * (1 + side * c) / 2),
                CGFloat((1 - t) * (1 - b) * (1 - side * c) / 2)
            )
        }
    }

    private func numbers(_ index: Int) -> [CGFloat]? {
        guard case .numbers(let numbers, _) = values[min(max(index, 0), values.count - 1)] else {
            return nil
        }
        return numbers
    }

    /// Returns `nil` for values that aren't numbers.
    private func rounded(_ index: Int, _ share: CGFloat, _ shape: Rounding) -> AnimatedValue? {
        guard case .numbers(_, let kind) = values[index], let a = numbers(index - 1), let b = numbers(index),
            let c = numbers(index + 1), let d = numbers(index + 2), Set([a, b, c, d].map(\.count)).count == 1
        else { return nil }
        let (leaving, reaching) = (
            shape.shares(at: index, leaving: true), shape.shares(at: index + 1, leaving: false)
        )
        let (square, cube) = (share * share, share * share * share)
        let result = b.indices.map { place in
            let out = leaving.before * (b[place] - a[place]) + leaving.after * (c[place] - b[place])
            let into = reaching.before * (c[place] - b[place]) + reaching.after * (d[place] - c[place])
            return (2 * cube - 3 * square + 1) * b[place] + (cube - 2 * square + share) * out
                + (3 * square - 2 * cube) * c[place] + (cube - square) * into
        }
        return .numbers(result, kind)
    }
}

/// The path of a keyframe animation.
struct KeyframePath {
    let walk: PathWalk
    /// `nil` for a constant speed.
    let timetable: KeyframeTimetable?

    func place(at time: Double) -> (point: CGPoint, angle: CGFloat) {
        guard let timetable else {
            return walk.place(atLength: CGFloat(time) * (walk.lengths.last ?? 0))
        }
        let (index, share) = timetable.place(at: time)
        return index < walk.count
            ? walk.place(on: index, at: CGFloat(share)) : walk.place(on: walk.count - 1, at: 1)
    }
}
