import AppRecording
import Foundation
import Simulator

/// A message from the page. `Protocol.md` lists the messages.
enum PageMessage: Equatable, Sendable {
    case input(DeviceInput)
    /// VoiceOver's double tap on an element.
    case activate(element: Int)
    /// A step of a slider, stepper or picker.
    case adjust(element: Int, up: Bool)
    case clock(ClockWish)
    case showMoment(Int)
    case showLive
    case resume(Int)
    case restart
    case test
    case export(TimelineForm)
    /// Exports the whole recording, which `pageflow replay` plays.
    case exportRecording
}

/// A request to the clock.
enum ClockWish: String, CaseIterable, Sendable {
    case run, slow, pause
    /// While the clock is paused: one turn of the run loop, or the duration of one frame.
    case turn, frame
}

/// An error for an invalid message, with the reason.
struct MessageFault: Error, Equatable {
    let reason: String
}
