import PageFlowTesting
import Simulator
import Testing

@MainActor
@Suite(.onSimulator) struct DisplayLinkTests {
    @MainActor
    private final class Counter {
        var times: [CFTimeInterval] = []
        var stopsAfter = Int.max

        func tick(_ link: CADisplayLink) {
            times.append(link.timestamp)
            if times.count == stopsAfter { link.invalidate() }
        }

        func link() -> CADisplayLink {
            CADisplayLink(target: self, selector: Selector("tick:", Counter.tick))
        }
    }

    @Test func aLinkCallsAtEachFrame() {
        let sim = Simulator()
        let counter = Counter()
        let link = counter.link()
        link.add(to: .main, forMode: .common)
        sim.advance(by: 1)
        #expect(counter.times.count == 60)
        for (time, next) in zip(counter.times, counter.times.dropFirst()) {
            #expect(abs(next - time - 1 / 60) < 1e-9)
        }
        #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-9)
        link.isPaused = true
        sim.advance(by: 1)
        #expect(counter.times.count == 60)
        link.isPaused = false
        sim.advance(by: 0.5)
        #expect(counter.times.count == 90)
    }

    @Test func aLinkThatIsInvalidRests() throws {
        let sim = Simulator()
        let counter = Counter()
        counter.stopsAfter = 3
        counter.link().add(to: .main, forMode: .default)
        try sim.settle()
        #expect(counter.times.count == 3)
    }

    @Test func fewerCallsAreMadeWhereFewerAreWanted() {
        let sim = Simulator()
        let counter = Counter()
        let link = counter.link()
        link.preferredFramesPerSecond = 20
        link.add(to: .main, forMode: .common)
        sim.advance(by: 1)
        #expect((19...21).contains(counter.times.count))
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
        let before = counter.times.count
        sim.advance(by: 1)
        #expect((29...31).contains(counter.times.count - before))
    }
}
