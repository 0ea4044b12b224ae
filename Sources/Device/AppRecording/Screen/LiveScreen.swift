import Simulator

/// The screen that the page shows, and the changes since the last update.
@MainActor
package final class LiveScreen {
    private let pictures = LivePictures()
    package private(set) var shown: Picture?

    /// Whether the next frame differs even without further input.
    package var isRedrawn: Bool { pictures.isRedrawn }

    /// The complete screen.
    package func whole(of simulator: Simulator) -> WholeScreen {
        let picture = simulator.picture(by: pictures)
        shown = picture
        return WholeScreen(picture, of: simulator)
    }

    /// The changes of the screen; `nil` if there are none. A screen of another size is sent completely.
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

    /// The screen at the last update.
    package func wholeAsLastSeen(in simulator: Simulator) -> WholeScreen? {
        shown.map { WholeScreen($0, of: simulator) }
    }
}

package enum News {
    case screen(WholeScreen)
    case changes(String)

    /// The message that shows it while the app is running.
    package var message: String {
        switch self {
        case .screen(let whole): whole.message()
        case .changes(let message): message
        }
    }
}
