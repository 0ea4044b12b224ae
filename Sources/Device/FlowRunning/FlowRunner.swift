import AppRecording
import FlowPlan
import Foundation
import ProgramIO
import Simulator

/// Runs a flow on an app in a simulator, on the simulator's clock: waits take no real time.
///
/// The flow ends at the first command that fails and isn't optional. The commands of `onFlowComplete` run in any case.
@MainActor
package final class FlowRunner {
    private let plan: FlowPlan
    let session: FlowSession
    let settings: FlowSettings
    private let onResult: @MainActor (FlowStepResult) -> Void
    private var results: [FlowStepResult] = []
    /// The path of the recording that the flow has started.
    var recordingPath: String?

    /// - Parameter onResult: Called with the result of each command when it ends.
    package init(
        _ plan: FlowPlan, in app: FlowApp, _ settings: FlowSettings = FlowSettings(),
        onResult: @escaping @MainActor (FlowStepResult) -> Void = { _ in }
    ) {
        (self.plan, self.settings, self.onResult) = (plan, settings, onResult)
        var isRecorded = plan.startsRecording
        if case .ofFailedFlows = settings.recordings { isRecorded = true }
        session = FlowSession(app, isRecorded: isRecorded, seed: settings.seed)
    }

    /// The simulator of the running app; `nil` before the launch and after the app was stopped.
    package var simulator: Simulator? { session.simulator }

    /// Runs the flow.
    package func run() async -> FlowResult {
        var reason = await failure(of: plan.onStart)
        if reason == nil { reason = await failure(of: plan.steps) }
        let last = await failure(of: plan.onComplete)
        var result = FlowResult(of: plan)
        result.message = reason ?? last
        result.outcome = result.message == nil ? .passed : .failed
        result.seconds = session.seconds
        result.message = writeRecordings(result).map { "\(result.message ?? "") \($0)" } ?? result.message
        result.steps = results
        return result
    }

    private func failure(of steps: [FlowStep]) async -> String? {
        do {
            try await run(steps, depth: 0)
            return nil
        } catch {
            return error.message
        }
    }

    /// Performs commands one after the other.
    func run(_ steps: [FlowStep], depth: Int) async throws(FlowFailure) {
        for step in steps { try await run(step, depth: depth) }
    }

    private func run(_ step: FlowStep, depth: Int) async throws(FlowFailure) {
        // The commands inside a group are reported, and not the group.
        let isGroup = !step.command.innerSteps.isEmpty
        do {
            try await perform(step, depth: depth)
            try session.checkExceptions()
        } catch {
            if step.isOptional { return report(step, .warned(error.message), depth) }
            if !isGroup { report(step, .failed(error.message), depth) }
            throw error
        }
        if !isGroup { report(step, .passed, depth) }
    }

    /// Reports the result of a command.
    func report(_ step: FlowStep, _ outcome: FlowStepResult.Outcome, _ depth: Int) {
        let result = FlowStepResult(step, outcome, depth: depth)
        results.append(result)
        onResult(result)
    }
}

// Recordings.
extension FlowRunner {
    /// Writes the recordings at the end of the flow. Returns the reason if a file can't be written.
    private func writeRecordings(_ result: FlowResult) -> String? {
        session.finishRecording(failure: result.message, file: plan.file)
        do {
            try writeStartedRecording()
            guard case .ofFailedFlows(let folder) = settings.recordings, result.outcome == .failed else {
                return nil
            }
            try write(to: "\(folder)/\(plan.name.asFileName()).html")
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// Writes the recording that the flow has started, if there is one.
    func writeStartedRecording() throws(FileFault) {
        guard let path = recordingPath else { return }
        recordingPath = nil
        try write(to: resolved(path, ending: "html"))
    }

    private func write(to path: String) throws(FileFault) {
        guard let html = session.recording(RecordingReport.Subject(suite: session.app.name, test: plan.name))
        else {
            return
        }
        let file = URL(fileURLWithPath: path)
        try OutputFile.makeFolder(file.deletingLastPathComponent())
        try OutputFile.write(html, to: file)
    }

    /// A path of a command in the folder for files, with an ending if it has none of the known ones.
    func resolved(_ path: String, ending: String, known: Set<String> = ["html"]) -> String {
        let file = URL(
            fileURLWithPath: path, relativeTo: URL(fileURLWithPath: settings.folder, isDirectory: true))
        return known.contains(file.pathExtension) ? file.path : "\(file.path).\(ending)"
    }
}
