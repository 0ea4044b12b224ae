import Testing

@testable import QuartzCore

@Suite struct TimingTests {
    private struct Case: Sendable {
        let name: String
        let make: @Sendable (inout MediaTiming) -> Void
        /// Times of the parent, and the corresponding times of the animation.
        let moments: [(CFTimeInterval, CFTimeInterval?)]
        let end: CFTimeInterval
    }

    /// Each begins at 10 and lasts 2 seconds.
    private static let cases: [Case] = [
        Case(
            name: "plain", make: { _ in }, moments: [(9.9, nil), (10, 0), (11, 1), (11.9, 1.9), (12, nil)],
            end: 12),
        Case(
            name: "forwards", make: { $0.fillMode = .forwards }, moments: [(9, nil), (12, 2), (99, 2)],
            end: 12),
        Case(
            name: "backwards", make: { $0.fillMode = .backwards }, moments: [(9, 0), (12, nil)], end: 12),
        Case(name: "both", make: { $0.fillMode = .both }, moments: [(9, 0), (99, 2)], end: 12),
        Case(
            name: "twice and a half",
            make: {
                $0.repeatCount = 2.5
                $0.fillMode = .both
            }, moments: [(11, 1), (12, 0), (13, 1), (14.5, 0.5), (15, 1), (99, 1)], end: 15),
        Case(
            name: "there and back",
            make: {
                $0.autoreverses = true
                $0.fillMode = .both
            }, moments: [(11, 1), (12, 2), (13, 1), (14, 0), (99, 0)], end: 14),
        Case(
            name: "for five seconds", make: { $0.repeatDuration = 5 },
            moments: [(12, 0), (13, 1), (14.5, 0.5), (15, nil)], end: 15),
        Case(name: "fast", make: { $0.speed = 2 }, moments: [(10.5, 1), (11, nil)], end: 11),
        Case(
            name: "backward",
            make: {
                $0.speed = -1
                $0.fillMode = .both
            }, moments: [(9, 2), (10.5, 1.5), (11.5, 0.5), (99, 0)], end: 12),
        Case(
            name: "standing",
            make: {
                $0.speed = 0
                $0.timeOffset = 0.5
            }, moments: [(10, 0.5), (99, 0.5)], end: .infinity),
        Case(
            name: "from the middle on", make: { $0.timeOffset = 0.5 },
            moments: [(10, 0.5), (11, 1.5), (11.75, 0.25)], end: 12),
        Case(
            name: "for ever", make: { $0.repeatCount = .infinity }, moments: [(1011, 1)], end: .infinity),
    ]

    @Test(arguments: cases.indices)
    func anAnimationShowsItsPlace(index: Int) {
        let item = Self.cases[index]
        var timing = MediaTiming()
        timing.beginTime = 10
        timing.duration = 2
        item.make(&timing)
        for (time, place) in item.moments {
            let shown = timing.moment(atParentTime: time)?.time
            #expect(
                shown.map { ($0 * 1e9).rounded() } == place.map { ($0 * 1e9).rounded() },
                "\(item.name), \(time)")
        }
        #expect(timing.endTime == item.end, "\(item.name)")
    }

    @Test func aLayersTimeIsItsParentsChanged() {
        var timing = MediaTiming()
        timing.beginTime = 10
        timing.speed = 2
        timing.timeOffset = 1
        #expect(timing.ownTime(atParentTime: 12) == 5)
        #expect(timing.parentTime(atOwnTime: 5) == 12)
    }

    @Test(arguments: [
        (CAMediaTimingFunctionName.linear, 0.25, 0.25), (.easeIn, 0.5, 0.31536), (.easeOut, 0.5, 0.68464),
        (.easeInEaseOut, 0.5, 0.5), (.default, 0.5, 0.80240),
    ])
    func curvesHaveTheirKnownValues(name: CAMediaTimingFunctionName, time: Double, progress: Double) {
        let function = CAMediaTimingFunction(name: name)
        #expect(abs(function.progress(at: time) - progress) < 1e-4)
        #expect(function.progress(at: 0) == 0)
        #expect(function.progress(at: 1) == 1)
    }
}
