/// The values of ``CAMediaTiming``, and their conversion of a parent's time.
struct MediaTiming {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// The state of an animation at a moment.
    struct Moment: Equatable {
        /// The time in the run, in seconds from 0 to the duration; it decreases while the animation plays in reverse.
        var time: CFTimeInterval
        /// The number of completed runs.
        var completedCount: Int
    }

    // MARK: Layer time

    func ownTime(atParentTime time: CFTimeInterval) -> CFTimeInterval {
        (time - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// Returns the parent's time; the begin time if the local time is paused.
    func parentTime(atOwnTime time: CFTimeInterval) -> CFTimeInterval {
        guard speed != 0 else { return beginTime }
        return (time - timeOffset) / CFTimeInterval(speed) + beginTime
    }

    // MARK: Animation time

    /// One run, including its reversal.
    private var cycle: CFTimeInterval { autoreverses ? duration * 2 : duration }

    /// The duration of all runs, in local time.
    private var activeDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return repeatCount > 0 ? cycle * CFTimeInterval(repeatCount) : cycle
    }

    /// The end of the last run, in the parent's time; infinite if it never ends.
    var endTime: CFTimeInterval {
        guard speed != 0 else { return .infinity }
        return beginTime + activeDuration / CFTimeInterval(abs(speed))
    }

    /// Returns the animation's state at a parent time; `nil` if it shows no value.
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
        // An end belongs to the run that ends, because no other run follows.
        if rest == 0, count > 0, passed >= activeDuration || speed == 0 || speed < 0 {
            (rest, count) = (cycle, count - 1)
        }
        return Moment(
            time: rest > duration ? cycle - rest : rest, completedCount: Int(bounded: max(count, 0)))
    }
}
