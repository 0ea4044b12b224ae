import Foundation
import ProgramIO
import Simulator

/// A recording as a versioned value: how the app was launched, the steps, and the app's state before each step.
package struct RecordingFile: Codable, Equatable, Sendable {
    /// The state of the app while it was idle.
    package struct Check: Codable, Equatable, Sendable {
        /// The number of steps so far.
        package let steps: Int
        /// The time in seconds of the app's clock.
        package let time: TimeInterval
        /// The controller tree as text.
        package let tree: String
        /// The callbacks since the last check, such as `Home.viewDidAppear`.
        package let callbacks: [String]
        /// The picture as compressed SVG.
        package let picture: Data
    }

    /// The version of new files.
    package static let currentVersion = 1

    package let version: Int
    /// The app's name on the command line; `nil` for an app that a test launches with its own code.
    package let app: String?
    package let launchCode: LaunchCode?
    package let settings: DeviceSettings
    package let steps: [Step]
    package let checks: [Check]
    /// When tasks run, if at all; `nil` in files without this value.
    package let tasks: TaskTurns?

    /// Creates the recording of an app up to now.
    ///
    /// - Parameter checks: The checks that a replay compares; by default those of the recorder.
    @MainActor
    package init(
        of recorder: AppRecorder, app: String?, launchedBy code: LaunchCode?, checks: [RecordedCheck]? = nil
    ) {
        version = Self.currentVersion
        self.app = app
        launchCode = code
        settings = recorder.settingsAtLaunch
        steps = recorder.steps
        tasks = recorder.tasks
        let events = recorder.timeline.events
        var start = 0
        self.checks = (checks ?? recorder.checks).map { check in
            let end = min(check.eventEnd - recorder.timeline.first, events.count)
            defer { start = max(start, end) }
            return Check(
                steps: check.steps, time: check.time, tree: check.tree,
                callbacks: start < end ? events[start..<end].compactMap(\.callback) : [],
                picture: check.picture)
        }
    }

    /// The steps as the source of a test; `nil` if the launch code is unknown.
    @MainActor
    package var test: String? {
        launchCode.map {
            RecordedTest(
                settings: settings, steps: steps, lastTree: checks.last?.tree ?? "", launchedBy: $0
            ).source
        }
    }

    /// The steps that a replay can't repeat, because the recording contains only their description.
    package var unrepeatable: [String] {
        steps.compactMap { if case .other(let words) = $0.input { words } else { nil } }
            .filter { !RepeatableWords.contains($0) }
    }

    /// When tasks run after the last step.
    var tasksAtEnd: TaskTurns { tasks ?? (steps.contains { $0.tasks == .always } ? .always : .atRest) }
}

// Encoding and decoding.
extension RecordingFile {
    /// The error for a file that isn't a valid recording.
    package struct Fault: Error, CustomStringConvertible {
        package let description: String

        init(description: String) { self.description = description }

        /// Makes the fault of a file with an invalid value.
        init(damage: String) { description = "The recording is damaged: \(damage). Record it again." }
    }

    private struct Version: Decodable {
        let version: Int
    }

    package var packed: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        // The numbers are all finite.
        return ((try? encoder.encode(self)) ?? Data()).packed
    }

    /// Reads a recording, or the one in a report.
    ///
    /// - Throws: ``Fault`` with a suggestion for the user.
    package init(_ data: Data) throws {
        let text = String(decoding: data.prefix(32), as: UTF8.self)
        let isPage = text.lowercased().hasPrefix("<!doctype html")
        guard let packed = isPage ? RecordingPage.recording(in: String(decoding: data, as: UTF8.self)) : data
        else {
            throw Fault(
                description: "The report has no recording. Run the test with PAGEFLOW_RECORD=always.")
        }
        guard let json = packed.unpacked(), let version = try? JSONDecoder().decode(Version.self, from: json)
        else { throw Fault(description: "The file is no recording, and no report of a test.") }
        guard version.version >= 1 else { throw Fault(damage: "its version is \(version.version)") }
        guard version.version <= Self.currentVersion else {
            throw Fault(
                description:
                    "The recording has version \(version.version), and this pageflow reads up to "
                    + "\(Self.currentVersion): take a newer one, or record again.")
        }
        do {
            self = try JSONDecoder().decode(RecordingFile.self, from: json)
        } catch {
            throw Fault(damage: InputFile.damage(error))
        }
        try check()
    }
}

extension Timeline.Event {
    /// The callback without addresses; `nil` for another event.
    package var callback: String? {
        kind == .callback ? "\(page).\(what)".replacing(/0x[0-9a-f]+/, with: "0x…") : nil
    }
}
