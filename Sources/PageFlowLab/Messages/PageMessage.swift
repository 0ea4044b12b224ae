import Foundation

/// What the page says. `Protocol.md` lists it.
enum PageMessage: Equatable, Sendable {
    case input(Input)
    case clock(ClockWish)
    case showMoment(Int)
    case showLive
    case resume(Int)
    case restart
    case test
    case export(TimelineForm)
}

/// What the clock is to do.
enum ClockWish: String, CaseIterable, Sendable {
    case run, slow, pause
    /// While it stands: one turn of the run loop, or the time of one frame.
    case turn, frame
}

/// What the timeline can be written as.
enum TimelineForm: String, CaseIterable, Sendable {
    case text, json, perfetto
}

/// Something done to the app or its device. All that is recorded, and replayed, is made of these.
enum Input: Codable, Equatable, Sendable {
    enum Phase: String, CaseIterable, Codable, Sendable { case down, move, up, cancel }

    case touch(Phase, finger: Int, at: CGPoint)
    case activate(element: Int)
    case adjust(element: Int, up: Bool)
    case type(String)
    case key(String, modifiers: Set<Modifier>)
    case set(Setting)
    case device(DeviceEvent)
    case link(URL)

    enum Modifier: String, CaseIterable, Codable, Sendable { case command, shift, alternate, control }
    enum DeviceEvent: String, CaseIterable, Codable, Sendable {
        case memoryWarning, background, foreground, shake, statusBar
    }
}

/// A message that cannot be understood, and why.
struct MessageFault: Error, Equatable {
    let reason: String
}
