/// The start and end times of a film's frames, in seconds.
struct FilmTime {
    /// A longer frame is still; shorter frames are moments of a motion.
    private static let longestStep = 0.05
    /// The distance in one step above which the object has jumped, in points.
    private static let longestWay = 200.0

    private let starts: [Double]
    let total: Double

    init(_ frames: [Film.Frame]) {
        var time = 0.0
        starts = frames.map { frame in
            defer { time += frame.seconds }
            return time
        }
        total = time
    }

    /// The fraction of the film before a frame.
    func start(_ frame: Int) -> Double { part(frame < starts.count ? starts[frame] : total) }

    private func part(_ seconds: Double) -> Double { total > 0 ? seconds / total : 0 }

    private func seconds(_ frame: Int) -> Double {
        (frame + 1 < starts.count ? starts[frame + 1] : total) - starts[frame]
    }

    /// The values at fractions of the film, with linear interpolation between: constant in long frames, moving through short ones, and
    /// jumping over frames in which the object isn't visible.
    func line<Value: Equatable>(
        through moments: [(frame: Int, value: Value)], distance: (Value, Value) -> Double
    ) -> [(part: Double, value: Value)] {
        var points: [(part: Double, value: Value)] = []
        for (index, moment) in moments.enumerated() {
            if index > 0, !leads(from: moments[index - 1], to: moment, distance) {
                points.append((start(moment.frame), moments[index - 1].value))
            }
            points.append((start(moment.frame), moment.value))
        }
        return withoutRepetition(withEnds(points))
    }

    /// Whether the value moves between two consecutive moments.
    private func leads<Value>(
        from one: (frame: Int, value: Value), to other: (frame: Int, value: Value),
        _ distance: (Value, Value) -> Double
    ) -> Bool {
        one.frame == other.frame - 1 && seconds(one.frame) <= Self.longestStep
            && distance(one.value, other.value) <= Self.longestWay
    }

    /// A line ranges from 0 to 1.
    private func withEnds<Value>(_ points: [(part: Double, value: Value)]) -> [(part: Double, value: Value)] {
        guard let first = points.first, let last = points.last else { return [] }
        return (first.part > 0 ? [(0, first.value)] : []) + points + (last.part < 1 ? [(1, last.value)] : [])
    }

    /// Points between two points of the same value are redundant.
    private func withoutRepetition<Value: Equatable>(
        _ points: [(part: Double, value: Value)]
    ) -> [(part: Double, value: Value)] {
        points.indices.filter { index in
            guard index > 0, index < points.count - 1 else { return true }
            return points[index - 1].value != points[index].value
                || points[index + 1].value != points[index].value
        }.map { points[$0] }
    }
}
