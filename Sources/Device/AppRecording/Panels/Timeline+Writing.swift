import Foundation

// Exporting the timeline.
extension Timeline {
    /// The timeline in a format, with the file's name.
    package func written(as form: TimelineForm) -> (name: String, text: String) {
        switch form {
        case .text: ("timeline.txt", text)
        case .json: ("timeline.json", json)
        case .perfetto: ("timeline.perfetto.json", perfetto)
        }
    }

    /// A line for each event, with the time, the page and a description.
    private var text: String {
        events.map { event in
            let time = String(format: "%9.3f", event.time)
            let who = event.page.isEmpty ? "> " : "\(event.page)."
            return
                "\(time)  \(event.kind == .callback ? who : event.page.isEmpty ? "> " : "\(event.page) ")\(event.what)"
        }.joined(separator: "\n") + "\n"
    }

    private var json: String { (message(from: first) ?? "{}") + "\n" }

    /// Google's trace event format, which Perfetto and Chrome's tracing read: a thread for each page.
    private var perfetto: String {
        var lanes: [String: Int] = [:]
        var json = JSONText()
        json.object { json in
            json.member("displayTimeUnit", "ms")
            json.key("traceEvents")
            json.array(events) { json, event in
                let name = event.page.isEmpty ? (event.kind == .action ? "User" : "Transitions") : event.page
                let lane = lanes[name] ?? lanes.count + 1
                lanes[name] = lane
                json.traceEvent(event, lane: lane)
            }
        }
        var names = JSONText()
        names.array(lanes.sorted { $0.value < $1.value }) { json, lane in
            json.object { json in
                json.member("name", "thread_name")
                json.member("ph", "M")
                json.member("pid", 1)
                json.member("tid", lane.value)
                json.key("args")
                json.object { $0.member("name", lane.key) }
            }
        }
        guard !events.isEmpty else { return json.text + "\n" }
        return json.text.dropLast(2) + "," + names.text.dropFirst().dropLast() + "]}\n"
    }
}

extension JSONText {
    fileprivate mutating func traceEvent(_ event: Timeline.Event, lane: Int) {
        object { json in
            json.member("name", event.what)
            json.member("cat", event.kind.rawValue)
            json.member("ph", event.end == nil ? "i" : "X")
            json.key("ts")
            json.value((event.time * 1_000_000).rounded())
            if let end = event.end {
                json.key("dur")
                json.value(((end - event.time) * 1_000_000).rounded())
            } else {
                json.member("s", "t")
            }
            json.member("pid", 1)
            json.member("tid", lane)
        }
    }
}
