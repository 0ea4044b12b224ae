import Foundation
import PageFlowTesting
import Simulator
import Testing

/// The delays of an adopted app's code, on a held clock.
@MainActor
@Suite(.onStage(recording: .never)) struct AppDelayTests {
    private final class Log: Sendable {
        private nonisolated(unsafe) var lines: [String] = []
        var all: [String] { lines }
        func add(_ line: String) { lines.append(line) }
    }

    private let sim = Simulator()
    private let log = Log()

    private func wait(_ delay: TimeInterval, on queue: DispatchQueue = .main, _ work: DispatchWorkItem) {
        AppDelays.perform(at: .now() + delay, on: queue, work)
    }

    @Test func `a delay of the main queue passes with the clock, and the app is busy until then`() throws {
        let log = log
        sim.launch(UIViewController())
        wait(4, DispatchWorkItem { log.add("splash is over") })
        sim.advance(by: 3.9)
        #expect(log.all.isEmpty)
        let before = sim.now
        try sim.settle()
        #expect(log.all == ["splash is over"])
        #expect(abs(sim.now - before - 0.1) < 0.002)
    }

    @Test(arguments: [(11, false), (9, true)])
    func `the app is idle during a long delay`(_ delay: TimeInterval, hasPassed: Bool) throws {
        let log = log
        sim.launch(UIViewController())
        wait(delay, DispatchWorkItem { log.add("passed") })
        try sim.settle()
        #expect(log.all.isEmpty != hasPassed)
        sim.advance(by: delay)
        #expect(log.all == ["passed"])
    }

    @Test func `an app that polls is idle`() throws {
        let log = log
        sim.launch(UIViewController())
        poll(into: log, every: 1)
        try sim.settle()
        #expect(log.all == ["asked"])
        sim.advance(by: 3.1)
        #expect(log.all.count == 4)
    }

    private func poll(into log: Log, every seconds: TimeInterval) {
        wait(
            seconds,
            DispatchWorkItem {
                log.add("asked")
                MainActor.assumeIsolated { self.poll(into: log, every: seconds) }
            })
    }

    @Test func `a canceled delay does nothing`() throws {
        let log = log
        sim.launch(UIViewController())
        let search = DispatchWorkItem { log.add("search") }
        wait(0.3, search)
        sim.advance(by: 0.2)
        search.cancel()
        try sim.settle()
        #expect(log.all.isEmpty)
    }

    @Test func `another queue keeps the system's time`() async {
        sim.launch(UIViewController())
        await withCheckedContinuation { continuation in
            wait(0.001, on: .global(), DispatchWorkItem { continuation.resume() })
        }
        #expect(sim.now == 0)
    }

    @Test func `a timer repeats until it is invalidated, and may be added to a run loop`() throws {
        let log = log
        sim.launch(UIViewController())
        let timer = AppDelays.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in log.add("tick") }
        AppDelays.add(timer, to: .main, forMode: .common)
        try sim.settle()
        #expect(log.all.isEmpty)
        sim.advance(by: 1.6)
        #expect(log.all.count == 3)
        timer.invalidate()
        sim.advance(by: 5)
        #expect(log.all.count == 3)
    }

    @Test func `a timer that doesn't repeat is valid until it has fired`() throws {
        let log = log
        sim.launch(UIViewController())
        let timer = AppDelays.scheduledTimer(withTimeInterval: 2, repeats: false) { log.add("\($0.isValid)") }
        #expect(timer.isValid)
        try sim.settle()
        #expect(log.all.count == 1 && !timer.isValid)
    }

    private final class Ticker: Sendable {}

    @Test func `an invalidated timer releases its block, and one that has fired too`() throws {
        sim.launch(UIViewController())
        weak var repeating: Ticker?
        weak var once: Ticker?
        var timer: Timer?
        do {
            let (first, second) = (Ticker(), Ticker())
            (repeating, once) = (first, second)
            timer = AppDelays.scheduledTimer(withTimeInterval: 9, repeats: true) { [first] _ in _ = first }
            _ = AppDelays.scheduledTimer(withTimeInterval: 1, repeats: false) { [second] _ in _ = second }
        }
        #expect(repeating != nil && once != nil)
        timer?.invalidate()
        try sim.settle()
        #expect(repeating == nil && once == nil)
    }
}
