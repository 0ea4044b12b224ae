import Foundation
import PageFlowTesting
import Simulator
import Testing

@testable import AppRecording
@testable import PageFlowLab

/// The memory use of an hour in the lab, for reading: `PAGEFLOW_MEASURE=1 swift test --filter LongSession`.
@MainActor
@Suite(
    .onStage,
    .enabled(
        if: ProcessInfo.processInfo.environment["PAGEFLOW_MEASURE"] != nil,
        "figures are for whoever asks: PAGEFLOW_MEASURE=1"))
struct LongSession {
    /// The memory of the process, in megabytes.
    private var memory: Double {
        let pages =
            (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
            .split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6
    }

    @Test func `an hour of a user who never rests`() throws {
        let session = LabSession(Watched.shop)
        var bytes = 0
        session.open(apps: []) { bytes += $0.utf8.count }
        session.simulator.follow(.held)
        var quarter = 1
        print("at the start \(Int(memory)) MB")
        while session.simulator.now < 3_600 {
            push(session)
            swipeBack(session)
            guard session.simulator.now >= Double(quarter) * 900 else { continue }
            print(
                "after \(quarter * 15) minutes \(Int(memory)) MB, \(session.recorder.steps.count) steps,",
                "moments \(session.recorder.moments.first)..<\(session.recorder.moments.end),",
                "\(session.recorder.timeline.end) events, \(bytes / 1_000_000) MB sent")
            quarter += 1
        }
    }

    private func pass(_ session: LabSession, _ frames: Int) {
        // Occasional updates: while the browser animates, they find no changes.
        for _ in 0..<max(1, frames / 10) {
            session.simulator.advance(by: Double(min(frames, 10)) / 60)
            session.look()
        }
    }

    private func push(_ session: LabSession) {
        session.simulator.tap("Sencha")
        pass(session, 40)
    }

    private func swipeBack(_ session: LabSession) {
        session.receive(.input(.touch(.down, finger: 0, at: CGPoint(x: 4, y: 400))))
        for step in 1...30 {
            pass(session, 1)
            session.receive(.input(.touch(.move, finger: 0, at: CGPoint(x: 4 + step * 10, y: 400))))
        }
        session.receive(.input(.touch(.up, finger: 0, at: CGPoint(x: 304, y: 400))))
        pass(session, 40)
    }
}
