import AppRecording
import Foundation
import Simulator

/// What the page says. `Protocol.md` lists it.
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
    /// The whole recording, which `pageflow replay` plays.
    case exportRecording
}

/// What the clock is to do.
enum ClockWish: String, CaseIterable, Sendable {
    case run, slow, pause
    /// While it stands: one turn of the run loop, or the time of one frame.
    case turn, frame
}

/// A message that cannot be understood, and why.
struct MessageFault: Error, Equatable {
    let reason: String
}
