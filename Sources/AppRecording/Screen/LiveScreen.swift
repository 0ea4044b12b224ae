import Simulator

/// What the page shows of the screen, and what has changed since.
@MainActor
package final class LiveScreen {
    private let pictures = LivePictures()
    package private(set) var shown: Picture?

    /// Whether the next frame differs though nothing happens.
    package var isRedrawn: Bool { pictures.isRedrawn }

    /// The whole screen.
    package func whole(of simulator: Simulator) -> WholeScreen {
        let picture = simulator.picture(by: pictures)
        shown = picture
        return WholeScreen(picture, of: simulator)
    }

    /// What has changed on the screen; `nil` where nothing has. A screen of another size comes whole.
    package func news(of simulator: Simulator) -> News? {
        guard let old = shown else { return .screen(whole(of: simulator)) }
        let picture = simulator.picture(by: pictures)
        let changes = picture.changes(since: old)
        shown = picture
        guard picture.size == old.size else { return .screen(WholeScreen(picture, of: simulator)) }
        guard !changes.isEmpty else { return nil }
        let now = simulator.now
        let message = JSONText.message("changes") { json in
            json.member("now", now)
            json.key("changes")
            json.changes(changes)
        }
        return .changes(message)
    }

    /// The screen as it was last looked at.
    package func wholeAsLastSeen(in simulator: Simulator) -> WholeScreen? {
        shown.map { WholeScreen($0, of: simulator) }
    }
}

/// The changes of a screen to send.
package enum News {
    case screen(WholeScreen)
    /// A message.
    case changes(String)

    /// The message that shows it while the app goes on.
    package var message: String {
        switch self {
        case .screen(let whole): whole.message()
        case .changes(let message): message
        }
    }
}
