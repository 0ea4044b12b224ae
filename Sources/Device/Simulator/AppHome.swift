import Foundation
import UIFoundation

/// The folders of an app that was just installed: its own files, without any of the user who runs the process. They are removed with this
/// object, or when the process exits.
package final class AppHome: Sendable {
    /// `nil` if the machine has no room for it. The app then uses the files of the process.
    private let folder = try? TemporaryFolder()
    private let environment: EnvironmentChange

    /// The variables from which Foundation takes the folders of a user, and the paths in the app's own folder.
    private static let variables = [
        "CFFIXED_USER_HOME": "", "XDG_CACHE_HOME": "Library/Caches",
        "XDG_DATA_HOME": "Library/Application Support",
    ]

    /// The folders that a device's app finds. It doesn't find Application Support.
    private static let folders = ["Documents", "Library/Caches", "Library/Preferences", "tmp"]

    /// Creates the folders, which Foundation returns until they are removed.
    package init() {
        let home = folder?.url
        environment = EnvironmentChange(
            home.map { home in Self.variables.mapValues { home.appendingPathComponent($0).path } } ?? [:])
        environment.apply()
        guard let home else { return }
        for name in Self.folders {
            try? FileManager.default.createDirectory(
                at: home.appendingPathComponent(name), withIntermediateDirectories: true)
        }
    }

    deinit { environment.revoke() }

    /// The home of a process that is an app, or the host of an app's tests.
    fileprivate static let ofProcess = AppHome()
}

/// Gives the process a home of its own. Called before `main` by the programs of adopted apps.
@c(beginAppHome)
public func beginAppHome() { _ = AppHome.ofProcess }
