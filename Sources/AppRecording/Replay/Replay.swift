import Foundation
import Simulator

/// Plays a recording against an app as it is now.
@MainActor
package struct Replay {
    private let file: RecordingFile
    private let application: UIApplication.Type
    private let launch: @MainActor (Simulator) -> Void

    /// - Parameters:
    ///   - application: the class of `UIApplication.shared`.
    ///   - launch: launches the app as the recorded one was launched.
    package init(
        of file: RecordingFile, application: UIApplication.Type = UIApplication.self,
        launch: @escaping @MainActor (Simulator) -> Void
    ) {
        (self.file, self.application, self.launch) = (file, application, launch)
    }

    /// Launches the app, does what was done at the times at which it was done, and returns the first moment that differs; `nil` where
    /// none does.
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
        if let last = file.checks.last { await pass(until: last.time, in: simulator) }
        recorder.end()
        let replayed = RecordingFile(of: recorder, app: file.app, launchedBy: file.launchCode)
        return ReplayDifference.first(between: file, and: replayed)
    }

    private func perform(_ step: Step, in simulator: Simulator) async {
        await pass(until: step.time, in: simulator, comesToRest: step.wasAtRest)
        simulator.perform(step.input)
    }

    private func pass(until time: TimeInterval, in simulator: Simulator, comesToRest: Bool = true) async {
        // Tasks have their turn where they had it when the app was recorded.
        if comesToRest { await simulator.settled(limit: max(0, time - simulator.now)) }
        if time > simulator.now { simulator.advance(by: time - simulator.now) }
    }
}

/// The first moment at which an app does something else than it did when it was recorded.
package struct ReplayDifference: Equatable, Sendable {
    /// What differs.
    package enum Kind: Equatable, Sendable {
        /// The callbacks up to this moment.
        case callbacks(recorded: [String], now: [String])
        /// The tree of controllers.
        case tree(recorded: String, now: String)
        /// The picture, as SVG.
        case picture(recorded: String, now: String)
    }

    /// The number of the check, from 0 on.
    package let check: Int
    /// Seconds of the app's clock.
    package let time: TimeInterval
    /// What the user did before; `nil` at the launch.
    package let lastStep: String?
    /// What the user does next; `nil` at the end.
    package let nextStep: String?
    package let kind: Kind

    static func first(between recorded: RecordingFile, and now: RecordingFile) -> ReplayDifference? {
        for (number, check) in recorded.checks.enumerated() {
            let other = now.checks.indices.contains(number) ? now.checks[number] : nil
            guard let kind = check.difference(from: other) else { continue }
            return ReplayDifference(
                check: number, time: check.time,
                lastStep: recorded.steps.prefix(check.steps).last { $0.words != nil }?.words,
                nextStep: recorded.steps.dropFirst(check.steps).first { $0.words != nil }?.words, kind: kind)
        }
        return nil
    }
}

extension RecordingFile.Check {
    /// What differs first, the callbacks before the tree, and the tree before the picture: each may be what the next comes from.
    fileprivate func difference(from other: RecordingFile.Check?) -> ReplayDifference.Kind? {
        guard let other else { return .callbacks(recorded: callbacks, now: []) }
        if callbacks != other.callbacks { return .callbacks(recorded: callbacks, now: other.callbacks) }
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
