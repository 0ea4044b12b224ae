import Foundation
import Simulator

extension RecordingFile {
    /// Rejects values that no recorder writes and no replay can use, so that a damaged file doesn't crash the program that reads it.
    ///
    /// - Throws: ``Fault`` with the place and the value.
    func check() throws(Fault) {
        try checkSettings()
        var time = 0.0
        for (number, step) in steps.enumerated() {
            try refuse(
                unless: step.time >= time && step.time <= Self.longestTime,
                "the time of step \(number) is \(step.time)")
            time = step.time
            try check(step.input, of: number)
        }
        try checkMoments()
    }

    private func checkSettings() throws(Fault) {
        try refuse(unless: Self.systems ~= settings.system, "there is no iOS \(settings.system)")
        try refuse(
            unless: Device.named.contains { $0.key == settings.device },
            "there is no device \(settings.device)")
    }

    private func check(_ input: DeviceInput, of number: Int) throws(Fault) {
        switch input {
        case .touch(_, let finger, let point):
            let isNear = abs(point.x) <= Self.farthest && abs(point.y) <= Self.farthest
            try refuse(unless: isNear, "the touch of step \(number) is at \(point.x), \(point.y)")
            try refuse(unless: 0..<Self.mostFingers ~= finger, "step \(number) has the finger \(finger)")
        case .set(let setting):
            try refuse(unless: !setting.startsAnew, "step \(number) changes the device")
        default: break
        }
    }

    private func checkMoments() throws(Fault) {
        var (steps, time) = (0, 0.0)
        for (number, check) in checks.enumerated() {
            let isBehind = check.steps >= steps && check.steps <= self.steps.count
            try refuse(
                unless: isBehind, "moment \(number) is after \(check.steps) of \(self.steps.count) steps")
            try refuse(
                unless: check.time >= time && check.time <= Self.longestTime,
                "the time of moment \(number) is \(check.time)")
            (steps, time) = (check.steps, check.time)
        }
    }

    /// Throws unless a condition is met. NaN is in no range, so it throws too.
    private func refuse(unless isRight: Bool, _ damage: String) throws(Fault) {
        guard isRight else { throw Fault(damage: damage) }
    }

    /// The valid versions: the runtime supports none older than 12, and no version has three digits.
    private static let systems = 12...99
    /// Ten years, in seconds. A lab may run for a long time.
    private static let longestTime = 3.2e8
    /// The distance from the corner of the screen in points; the lab's page sends no larger one.
    private static let farthest = 10_000.0
    /// The lab has ten fingers, and a second one for each.
    private static let mostFingers = 100
}
