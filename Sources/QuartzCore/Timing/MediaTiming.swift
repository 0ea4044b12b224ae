/// The values of ``CAMediaTiming``, and what they make of a parent's time.
struct MediaTiming {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Where an animation is at a moment.
    struct Moment: Equatable {
        /// Where it is in its way, in seconds from 0 to its duration: back again where it runs back.
        var time: CFTimeInterval
        /// How often it has run before.
        var completedCount: Int
    }

    // MARK: A layer's time

    func ownTime(atParentTime time: CFTimeInterval) -> CFTimeInterval {
        (time - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// The parent's time; the beginning where the own time stands.
    func parentTime(atOwnTime time: CFTimeInterval) -> CFTimeInterval {
        guard speed != 0 else { return beginTime }
        return (time - timeOffset) / CFTimeInterval(speed) + beginTime
    }

    // MARK: An animation's time

    /// One run, there and back.
    private var cycle: CFTimeInterval { autoreverses ? duration * 2 : duration }

    /// All runs together, in the own time.
    private var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return repeatCount > 0 ? cycle * CFTimeInterval(repeatCount) : cycle
    }

    /// When the last run is over, in the parent's time; infinite where it never is.
    var endTime: CFTimeInterval {
        guard speed != 0 else { return .infinity }
        return beginTime + activeDuration / CFTimeInterval(abs(speed))
    }

    /// Where the animation is at a time of the parent's; `nil` where it shows nothing.
    func moment(atParentTime time: CFTimeInterval) -> Moment? {
        let passed = (time - beginTime) * CFTimeInterval(abs(speed))
        if passed < 0 {
            return fillMode.fillsBackwards ? moment(passed: 0) : nil
        }
        if passed >= activeDuration, speed != 0 {
            return fillMode.fillsForwards ? moment(passed: activeDuration) : nil
        }
        return moment(passed: passed)
    }

    private func moment(passed: CFTimeInterval) -> Moment {
        guard cycle > 0, cycle.isFinite else { return Moment(time: 0, completedCount: 0) }
        let forward = speed < 0 ? activeDuration - passed : passed
        let place = forward + timeOffset
        var count = (place / cycle).rounded(.down)
        var rest = place - count * cycle
        // An end is the end of a run, not the beginning of one that never comes.
        if rest == 0, count > 0, passed >= activeDuration || speed == 0 || speed < 0 {
            (rest, count) = (cycle, count - 1)
        }
        return Moment(
            time: rest > duration ? cycle - rest : rest, completedCount: Int(bounded: max(count, 0)))
    }
}
