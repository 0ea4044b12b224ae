import AppRecording
import Foundation
import ProgramIO
import Simulator

/// The app that a flow runs in.
package struct FlowApp: Sendable {
    package let name: String
    package var device = Device.iPhone16
    package var system = System.default
    /// The class of `UIApplication.shared`.
    package var application: UIApplication.Type = UIApplication.self
    /// The code with which a recorded test launches the app; `nil` if there is none.
    package var launchCode: LaunchCode?
    /// Launches the app in a simulator; called again for each launch.
    let launch: @MainActor @Sendable (Simulator) -> Void

    package init(_ name: String, launch: @escaping @MainActor @Sendable (Simulator) -> Void) {
        (self.name, self.launch) = (name, launch)
    }
}

/// What a run of flows does besides performing commands.
package struct FlowSettings: Sendable {
    package enum Recordings: Sendable {
        /// Only those that a flow starts.
        case asCommanded
        /// Also one of each failed flow, in a folder.
        case ofFailedFlows(folder: String)
    }

    package var recordings = Recordings.asCommanded
    /// The folder that the paths in commands belong to.
    package var folder = "."
    /// The seed of random text.
    package var seed: UInt64 = 1
    /// Writes a screenshot to a file.
    package var write: @MainActor @Sendable (Picture, _ path: String) throws -> Void = { picture, path in
        try OutputFile.write(picture.svg, to: URL(fileURLWithPath: path))
    }

    package init() {}
}

/// The failure of a command, with the reason and, if there is one, the repair.
struct FlowFailure: Error, Equatable {
    let message: String

    init(_ message: String) { self.message = message }
}
