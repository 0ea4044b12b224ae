import Foundation
import Simulator

/// The app in the browser, with everything that a device hides.
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
    /// The port that the lab listens on, if it is told no other.
    public nonisolated static let port: UInt16 = 8765

    /// Shows an app, launched by its scene's delegate, until the program is ended.
    ///
    /// - Parameters:
    ///   - name: what the page calls it.
    ///   - port: the port on the loopback.
    ///   - makeDelegate: makes the scene's delegate; called again whenever the app starts anew.
    public static func run(
        _ name: String = "App", port: UInt16 = Lab.port,
        _ makeDelegate: @escaping @MainActor @Sendable () -> any UISceneDelegate
    ) -> Never {
        let app = LabApp(name, testCode: "sim.launch(AppDelegate(), sceneDelegate: SceneDelegate())") {
            simulator in
            simulator.launch(PlainAppDelegate(), sceneDelegate: makeDelegate())
        }
        run(app, port: port)
    }

    /// Shows an app until the program is ended.
    ///
    /// - Parameters:
    ///   - app: the app.
    ///   - port: the port on the loopback.
    ///   - host: another address to listen on, for other machines to reach; requests then need a token, which the printed address has.
    ///     `nil` for the loopback alone.
    public static func run(_ app: LabApp, port: UInt16 = Lab.port, host: String? = nil) -> Never {
        let sessionHost = SessionHost(LabSession(app), apps: [app.name])
        let token = host.map { _ in
            String((0..<20).map { _ in "abcdefghijkmnpqrstuvwxyz23456789".randomElement()! })
        }
        let address = LabServer.Address(port: port, host: host, token: token)
        let session = SessionSocket(
            open: { connection in await sessionHost.open(connection) },
            receive: { data, connection in await sessionHost.receive(data, from: connection) })
        let name = app.name
        Task {
            do {
                try await LabServer(address, session: session).run {
                    FileHandle.standardOutput.write(Data("\(name) is at \(address.url)\n".utf8))
                }
            } catch {
                FileHandle.standardError.write(
                    Data(
                        "The lab cannot listen on port \(port): \(error). Choose another one with --port.\n"
                            .utf8))
                exit(1)
            }
        }
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
}

private final class PlainAppDelegate: UIResponder, UIApplicationDelegate {}
