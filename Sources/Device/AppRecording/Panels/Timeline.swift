import Simulator

/// The events in order: callbacks, transitions, user actions, PageFlow's events. When there are too many, the oldest are discarded.
package struct Timeline {
    package struct Event: Equatable {
        enum Kind: String { case callback, transition, action, page, failure }

        var time: TimeInterval
        var turn: Int
        var kind: Kind
        /// The page of the event; empty for a user action.
        var page = ""
        var what: String
        var isAnimated: Bool?
        /// The end of a transition.
        var end: TimeInterval?
        /// The recording's moment at which it occurred.
        var moment: Int
    }

    private static let most = 50_000

    /// The number of the first stored event.
    package private(set) var first = 0
    package private(set) var events: [Event] = []

    package var end: Int { first + events.count }

    package mutating func add(_ event: Event) {
        events.append(event)
        guard events.count > Self.most else { return }
        let dropped = Self.most / 10
        events.removeFirst(dropped)
        first += dropped
    }

    /// All stored events, as a list.
    package var list: String {
        var json = JSONText()
        json.array(events.enumerated()) { json, item in json.event(item.element, number: first + item.offset)
        }
        return json.text
    }

    /// The events from a number on, as a message; `nil` if there are none.
    package func message(from number: Int) -> String? {
        let start = max(number, first)
        guard start < end else { return nil }
        return JSONText.message("events") { json in
            json.member("from", start)
            json.key("events")
            json.array(events[(start - first)...].enumerated()) { json, item in
                json.event(item.element, number: start + item.offset)
            }
        }
    }
}

extension JSONText {
    fileprivate mutating func event(_ event: Timeline.Event, number: Int) {
        object { json in
            json.member("n", number)
            json.key("t")
            json.value(event.time, digits: 1_000_000)
            json.member("turn", event.turn)
            json.member("kind", event.kind.rawValue)
            if !event.page.isEmpty { json.member("page", event.page) }
            json.member("what", event.what)
            if let isAnimated = event.isAnimated { json.member("animated", isAnimated) }
            json.member("end", event.end)
            json.member("moment", event.moment)
        }
    }
}
