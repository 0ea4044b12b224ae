import Foundation
import Simulator

/// Replays a recording with the current version of an app.
@MainActor
package struct Replay {
    private let file: RecordingFile
    private let application: UIApplication.Type
    private let launch: @MainActor (Simulator) -> Void

    /// - Parameters:
    ///   - application: The class of `UIApplication.shared`.
    ///   - launch: Launches the app as the recorded one was launched.
    package init(
        of file: RecordingFile, application: UIApplication.Type = UIApplication.self,
        launch: @escaping @MainActor (Simulator) -> Void
    ) {
        (self.file, self.application, self.launch) = (file, application, launch)
    }

    /// Launches the app, performs the recorded steps at their times, and returns the first difference; `nil` if there is none.
    package func firstDifference() async -> ReplayDifference? {
        let simulator = file.settings.makeSimulator(of: application)
        simulator.recordsExceptions = true
        for setting in file.settings.all { setting.apply(to: simulator) }
        let recorder = AppRecorder(of: simulator, file.settings, detail: .moments)
        launch(simulator)
        if file.settings.orientation != .portrait {
            DeviceSetting.orientation(file.settings.orientation).apply(to: simulator)
        }
        for step in file.steps { await perform(step, in: simulator) }
        if let last = file.checks.last {
            await simulator.pass(to: last.time, tasks: file.tasksAtEnd)
        }
        recorder.end()
        let replayed = RecordingFile(of: recorder, app: file.app, launchedBy: file.launchCode)
        return ReplayDifference.first(between: file, and: replayed)
    }

    private func perform(_ step: Step, in simulator: Simulator) async {
        await simulator.pass(to: step)
        if case .other(let words) = step.input { return RepeatableWords.perform(words, in: simulator) }
        simulator.perform(step.input)
    }
}

extension Simulator {
    /// Advances the clock to a recorded step, and runs tasks when they ran in the recording.
    package func pass(to step: Step) async {
        await pass(to: step.time, tasks: step.tasks ?? (step.wasAtRest ? .atRest : .never))
    }

    /// Advances the clock to a time.
    package func pass(to time: TimeInterval, tasks: TaskTurns) async {
        switch tasks {
        case .never: break
        case .atRest: await settled(until: max(now, time))
        case .always: await advanced(to: time)
        }
        if time > now { advance(by: time - now) }
    }
}

/// The first moment at which an app behaves differently than in the recording.
package struct ReplayDifference: Equatable, Sendable {
    /// The kind of difference.
    package enum Kind: Equatable, Sendable {
        /// The callbacks up to this moment.
        case callbacks(recorded: [String], now: [String])
        /// The controller trees.
        case tree(recorded: String, now: String)
        /// The pictures, as SVG.
        case picture(recorded: String, now: String)
    }

    /// The index of the check, from 0.
    package let check: Int
    /// The time in seconds of the app's clock.
    package let time: TimeInterval
    /// The user's previous action; `nil` at the launch.
    package let lastStep: String?
    /// The user's next action; `nil` at the end.
    package let nextStep: String?
    package let kind: Kind

    static func first(between recorded: RecordingFile, and now: RecordingFile) -> ReplayDifference? {
        var left = now.checks[...]
        for (number, check) in recorded.checksAtRest {
            // A replay doesn't search for leaks, so it may be idle more often.
            let others = left.prefix { $0.steps <= check.steps }
            left = left.dropFirst(others.count)
            guard let kind = check.difference(from: others) else { continue }
            return ReplayDifference(
                check: number, time: check.time,
                lastStep: recorded.steps.prefix(check.steps).last { $0.words != nil }?.words,
                nextStep: recorded.steps.dropFirst(check.steps).first { $0.words != nil }?.words, kind: kind)
        }
        return nil
    }
}

extension RecordingFile {
    /// The checks with their numbers, one for each number of steps. Labs also wrote a check for each export, which a replay doesn't have.
    fileprivate var checksAtRest: [(number: Int, check: Check)] {
        var merged: [(number: Int, check: Check)] = []
        for (number, check) in checks.enumerated() {
            let earlier = merged.last?.check.steps == check.steps ? merged.removeLast().check : nil
            merged.append((number, check.following(earlier)))
        }
        return merged
    }
}

extension RecordingFile.Check {
    /// The check, with the callbacks of an earlier check added.
    fileprivate func following(_ earlier: RecordingFile.Check?) -> RecordingFile.Check {
        RecordingFile.Check(
            steps: steps, time: time, tree: tree, callbacks: (earlier?.callbacks ?? []) + callbacks,
            picture: picture)
    }

    /// The first difference: the callbacks before the tree, and the tree before the picture, as each may cause the next.
    fileprivate func difference(from others: ArraySlice<RecordingFile.Check>) -> ReplayDifference.Kind? {
        guard let other = others.last, other.steps == steps else {
            return .callbacks(recorded: callbacks, now: [])
        }
        let callbacksNow = others.flatMap(\.callbacks)
        if callbacks != callbacksNow { return .callbacks(recorded: callbacks, now: callbacksNow) }
        if tree.withoutAddresses != other.tree.withoutAddresses {
            return .tree(recorded: tree, now: other.tree)
        }
        let (old, new) = (picture.unpackedText, other.picture.unpackedText)
        return old == new ? nil : .picture(recorded: old, now: new)
    }
}

extension Data {
    fileprivate var unpackedText: String { unpacked().map { String(decoding: $0, as: UTF8.self) } ?? "" }
}

extension String {
    fileprivate var withoutAddresses: String { replacing(/0x[0-9a-f]+/, with: "") }
}
