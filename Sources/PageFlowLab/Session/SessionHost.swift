import AppRecording
import Foundation
import Simulator

/// The session, and the browser that shows it. One browser at a time, because two people can't use one phone.
@MainActor
final class SessionHost {
    private(set) var session: LabSession
    private let apps: [String]
    private var browser: BrowserConnection?

    init(_ session: LabSession, apps: [String]) {
        self.session = session
        self.apps = apps
    }

    /// Called when a browser connects. It replaces a connected one.
    func open(_ connection: BrowserConnection) {
        if let browser {
            send("The lab has been opened in another window, and goes on there.", endingWith: browser)
        }
        browser = connection
        showAll(in: connection)
    }

    private func showAll(in connection: BrowserConnection) {
        session.open(apps: apps) { [weak self] message in
            guard !connection.send(Data(message.utf8)) else { return }
            // It has not read for long. It gets everything again when it does.
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.showAgain(in: connection) } }
        }
    }

    private func showAgain(in connection: BrowserConnection) {
        guard browser === connection else { return }
        showAll(in: connection)
    }

    /// Called with a message, or with `nil` at the end of the connection.
    func receive(_ data: Data?, from connection: BrowserConnection) {
        guard browser === connection else { return }
        guard let data else {
            browser = nil
            return session.close()
        }
        do {
            session.receive(try PageMessage(data))
        } catch {
            session.refuse((error as? MessageFault)?.reason ?? "\(error)")
        }
    }

    private func send(_ reason: String, endingWith connection: BrowserConnection) {
        let message = JSONText.message("refusal") { json in
            json.member("reason", reason)
            json.member("ended", true)
        }
        connection.close(saying: Data(message.utf8))
    }
}
