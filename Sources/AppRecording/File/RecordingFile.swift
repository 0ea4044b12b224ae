import Foundation
import ProgramIO
import Simulator

/// A recording as a value with a version: how the app was launched, what was done, and what there was at rest before each step.
package struct RecordingFile: Codable, Equatable, Sendable {
    /// What there was while the app was at rest.
    package struct Check: Codable, Equatable, Sendable {
        /// How many steps had been taken.
        package let steps: Int
        /// Seconds of the app's clock.
        package let time: TimeInterval
        /// The tree of controllers in words.
        package let tree: String
        /// The callbacks since the last check, such as `Home.viewDidAppear`.
        package let callbacks: [String]
        /// The picture as SVG, packed.
        package let picture: Data
    }

    /// The version of files that are written now.
    package static let currentVersion = 1

    package let version: Int
    /// What the app is called by the command line; `nil` for one that a test launches by its own code.
    package let app: String?
    package let launchCode: LaunchCode?
    package let settings: DeviceSettings
    package let steps: [Step]
    package let checks: [Check]
    /// When tasks run, if at all; `nil` in files without this value.
    package let tasks: TaskTurns?

    /// The recording of an app so far.
    ///
    /// - Parameter checks: the checks that a replay compares; by default those of the recorder.
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

    /// What was done as the source of a test; `nil` where nobody knows how the app is launched.
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

// As bytes.
extension RecordingFile {
    /// A file that is none.
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
        // Its numbers are all finite.
        return ((try? encoder.encode(self)) ?? Data()).packed
    }

    /// Reads a recording, or the one in a report.
    ///
    /// - Throws: ``Fault`` with what to do.
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
    /// The callback in words, without addresses; `nil` for another event.
    package var callback: String? {
        kind == .callback ? "\(page).\(what)".replacing(/0x[0-9a-f]+/, with: "0x…") : nil
    }
}
