import Foundation
import PictureFiles
import ProgramIO
import Simulator

/// An app in the browser, with its internal state.
///
/// ```swift
/// import PageFlowLab
///
/// @main
/// struct ShopLab {
///     static func main() { Lab.run("Shop") { SceneDelegate() } }
/// }
/// ```
@MainActor
public enum Lab {
    /// Runs an app, launched by its scene's delegate, with the program's arguments. Without arguments, it shows the app until the program
    /// is ended.
    ///
    /// `lab --port`, `--host`, `--watch`; `shot --to FILE`; `drive`; `explore`; `replay FILE`; `--help` explains them.
    ///
    /// - Parameters:
    ///   - name: The app's name on the page.
    ///   - makeDelegate: Creates the scene's delegate; called again for each launch.
    public static func run(
        _ name: String = "App", _ makeDelegate: @escaping @MainActor @Sendable () -> any UISceneDelegate
    ) -> Never {
        main(LabApp(name, sceneDelegate: makeDelegate))
    }

    /// Runs an app with the program's arguments, and ends the program.
    ///
    /// ```swift
    /// Lab.main(
    ///     LabApp("Tea", imports: ["Tea"]) { SceneDelegate() }
    ///         .exploring { $0.values = ["name": "Assam"] })
    /// ```
    ///
    /// - Parameter app: The app.
    public static func main(_ app: LabApp) -> Never {
        StandardOutput.checkAtExit()
        LabProgram.apps = [app]
        if let device = DeviceOption(argument: app.device) { DeviceOption.standard = device }
        LabProgram.main()
        exit(0)
    }

    /// Shows an app until the program is ended.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - options: The address, and whether the app is rebuilt when a file changes.
    public static func run(_ app: LabApp, _ options: LabOptions = LabOptions()) -> Never {
        do {
            try options.validate()
        } catch {
            StandardError.write("\(error)")
            exit(1)
        }
        if options.watch { WatchedLab().run() }
        let saved = options.state.flatMap { SavedSession(path: $0) }
        let session = LabSession(app, saved?.settings, restoring: saved?.activity)
        if let saved, saved.activity == nil { session.start(replaying: saved.steps) }
        if let path = options.state { session.saveWhenEnded(at: path) }
        var options = options
        // The page in the browser reconnects to the port of the first lab.
        if options.port == 0, let port = saved?.port { options.port = port }
        serve(session, options)
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    private static func serve(_ session: LabSession, _ options: LabOptions) {
        let host = SessionHost(session, apps: [session.app.name])
        let token = options.address.map { _ in
            String((0..<20).map { _ in "abcdefghijkmnpqrstuvwxyz23456789".randomElement()! })
        }
        let address = LabServer.Address(port: options.port, host: options.address, token: token)
        let socket = SessionSocket(
            open: { connection in await host.open(connection) },
            receive: { data, connection in await host.receive(data, from: connection) })
        let name = session.app.name
        Task {
            do {
                try await LabServer.run(at: address, session: socket) { address in
                    Task { @MainActor in session.port = address.port }
                    StandardOutput.write("\(name) is at \(address.url)\n")
                }
            } catch {
                StandardError.write("\(error)")
                exit(1)
            }
        }
    }
}
