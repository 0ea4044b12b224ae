import AppRecording
import Simulator

/// A fault as a recording: its script runs again on a new launch, and every moment is recorded.
@MainActor
struct RecordedFault {
    /// The kinds whose faults become visible over time.
    nonisolated static let kinds: Set<FaultKind> = [
        .exception, .diagnostic, .constraints, .appearance, .deadEnd, .noWayHome, .silentGuard, .leak,
    ]

    let app: ExploredApp
    let fault: Fault

    /// The report of the fault, with the recording that `pageflow replay` plays; `nil` for a fault that ends the program, and for one that
    /// the picture of its page shows.
    func html() async -> String? {
        guard let (recorder, file) = await recording() else { return nil }
        let subject = RecordingReport.Subject(suite: app.name, test: "\(fault.page): \(fault.kind.words)")
        return RecordingReport(of: recorder, subject, file: file).html
    }

    /// The recording; `nil` if the fault has none.
    func recording() async -> (recorder: AppRecorder, file: RecordingFile)? {
        guard Self.kinds.contains(fault.kind) else { return nil }
        UIView.setAnimationsEnabled(true)
        let simulator = Simulator(device: app.device, system: app.system, application: app.application)
        simulator.recordsExceptions = true
        let recorder = AppRecorder(
            of: simulator, simulator.plainSettings, detail: .moments, tasks: .always)
        recorder.lookAfterTurns()
        app.launch(simulator)
        let visit = Visit(app, in: simulator, tasks: .always)
        await visit.rest()
        guard await visit.go(fault.script.way) else { return nil }
        recorder.note(RecordedFailure(message: "\(fault)", file: nil, line: 0))
        recorder.end()
        let code = LaunchCode(
            imports: app.imports, lines: app.testCode.split(separator: "\n").map(String.init),
            application: app.application == UIApplication.self ? nil : "\(app.application)")
        return (recorder, RecordingFile(of: recorder, app: app.name, launchedBy: code))
    }
}

extension ExploredApp {
    /// The replay of a recording of this app.
    @MainActor
    package func replay(of file: RecordingFile) -> Replay {
        Replay(of: file, application: application, launch: launch)
    }
}
