import AppRecording
import Simulator

/// The state that the page knows, so that it gets only changes.
@MainActor
struct Told {
    var settings = ""
    var elements = ""
    var input = ""
    var tree = ""
    var requests = ""
    var leaks = ""
    private var eventEnd = 0
    private var momentEnd = 0
    private var consoleEnd = 0

    /// A message that differs from the last of its kind; `nil` for the same one again.
    mutating func ifNew(_ kind: WritableKeyPath<Told, String>, _ message: String) -> String? {
        guard self[keyPath: kind] != message else { return nil }
        self[keyPath: kind] = message
        return message
    }

    /// The new events.
    mutating func events(of timeline: Timeline) -> String? {
        defer { eventEnd = timeline.end }
        return timeline.message(from: eventEnd)
    }

    /// The new moments.
    mutating func moments(of recording: Moments) -> String? {
        guard recording.end > momentEnd else { return nil }
        let (first, times) = (recording.first, recording.times(from: momentEnd))
        momentEnd = recording.end
        return JSONText.message("moments") { json in
            json.member("first", first)
            json.member("last", recording.end - 1)
            json.key("times")
            json.array(times) { $0.value($1) }
        }
    }

    /// The new lines of the console.
    mutating func console(_ lines: [Diagnostic]) -> String? {
        guard lines.count > consoleEnd else { return nil }
        let (start, new) = (consoleEnd, lines[consoleEnd...])
        consoleEnd = lines.count
        return JSONText.message("console") { json in
            json.member("from", start)
            json.key("lines")
            json.array(new) { $0.line($1) }
        }
    }
}
