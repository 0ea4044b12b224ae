import Simulator

/// What the page shows of the screen, and what has changed since.
@MainActor
final class LiveScreen {
    private let pictures = LivePictures()
    private(set) var shown: Picture?

    /// Whether the next frame differs though nothing happens.
    var isRedrawn: Bool { pictures.isRedrawn }

    /// The whole screen, as a message.
    func whole(of simulator: Simulator) -> String {
        let picture = simulator.picture(by: pictures)
        shown = picture
        return Self.message(for: picture, at: simulator.now)
    }

    /// What has changed on the screen, as a message; `nil` where nothing has. A screen of another size comes whole.
    func news(of simulator: Simulator) -> News? {
        guard let old = shown else { return .screen(whole(of: simulator)) }
        let picture = simulator.picture(by: pictures)
        let changes = picture.changes(since: old)
        shown = picture
        guard picture.size == old.size else { return .screen(Self.message(for: picture, at: simulator.now)) }
        guard !changes.isEmpty else { return nil }
        let now = simulator.now
        let message = JSONText.message("changes") { json in
            json.member("now", now)
            json.key("changes")
            json.changes(changes)
        }
        return .changes(message)
    }

    /// The screen as it was last looked at, as a message.
    func wholeAsLastSeen(at time: TimeInterval) -> String {
        shown.map { Self.message(for: $0, at: time) } ?? ""
    }

    private static func message(for picture: Picture, at time: TimeInterval) -> String {
        JSONText.message("screen") { json in
            json.member("now", time)
            json.member("width", Double(picture.size.width))
            json.member("height", Double(picture.size.height))
            json.key("nodes")
            json.nodes(picture.nodes)
        }
    }
}

/// What is to be told of a screen.
enum News {
    case screen(String)
    case changes(String)
}
