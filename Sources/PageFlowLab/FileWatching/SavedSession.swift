import AppRecording
import Foundation
import ProgramIO
import Simulator

/// The state from which the next lab continues: the settings and the pages. In an app that saves no activity, the steps are repeated.
struct SavedSession: Codable {
    let settings: DeviceSettings
    let steps: [Step]
    /// The port to which the browser reconnects.
    let port: UInt16?
    private let activityType: String?
    private let activityInfo: Data?

    @MainActor
    init(of session: LabSession) {
        settings = session.settings
        steps = session.steps
        port = session.port
        let activity = session.simulator.window.windowScene?.session.stateRestorationActivity
        activityType = activity?.activityType
        activityInfo = activity?.userInfo.flatMap {
            try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0)
        }
    }

    /// What a file holds; `nil` where there is none, or one that cannot be read.
    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let saved = try? PropertyListDecoder().decode(SavedSession.self, from: data)
        else { return nil }
        self = saved
    }

    /// The activity that brings the pages back.
    var activity: NSUserActivity? {
        guard let activityType, let activityInfo else { return nil }
        let activity = NSUserActivity(activityType: activityType)
        activity.userInfo =
            try? PropertyListSerialization.propertyList(from: activityInfo, format: nil)
            as? [AnyHashable: Any]
        return activity
    }

    func write(to path: String) throws {
        try OutputFile.write(PropertyListEncoder().encode(self), to: URL(fileURLWithPath: path))
    }
}

extension LabSession {
    /// Moves the app to the background, so that it saves its state, and writes the session to a file when the program is asked to end.
    func saveWhenEnded(at path: String) {
        signal(SIGTERM, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
        source.setEventHandler { [self] in
            MainActor.assumeIsolated {
                simulator.enterBackground()
                do {
                    try SavedSession(of: self).write(to: path)
                } catch {
                    StandardError.write("The pages are not kept: \(error)")
                }
                exit(0)
            }
        }
        endSignal = source
        source.resume()
    }
}
