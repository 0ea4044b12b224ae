import PageFlow
import ProgramIO
import Simulator

/// Prints an app's messages, or its controllers' callbacks.
@MainActor
final class TracePrinter {
    /// The format; `nil` prints nothing.
    private let format: OutputFormat?
    private let simulator: Simulator
    private let prefix: ConsolePrefix
    private let start = Date()
    private let isOnWallClock: Bool
    private var printed = 0

    init(format: OutputFormat?, simulator: Simulator, isOnWallClock: Bool) {
        self.format = format
        self.simulator = simulator
        self.isOnWallClock = isOnWallClock
        prefix = ConsolePrefix()
    }

    /// Prints a message of the app.
    func message(_ line: String) {
        switch format {
        case .log: write("\(prefix.text(at: time)) \(line)\n")
        case .lines: write(line + "\n")
        case .events, .json, nil: break
        }
    }

    /// An event of PageFlow.
    func log(_ event: PageEvent) { message(event.description) }

    /// Prints the new events of the trace.
    func flush() {
        guard format == .events || format == .json else { return }
        let trace = simulator.trace
        for event in trace.dropFirst(printed) {
            switch format {
            case .json: write((printed == 0 ? "[\n" : ",\n") + event.json)
            default: write("\(event)\n")
            }
            printed += 1
        }
    }

    /// Prints the remaining events.
    func finish() {
        flush()
        if format == .json { write(printed == 0 ? "[]\n" : "\n]\n") }
    }

    /// The current date. Without waiting, it follows the app's clock.
    private var time: Date {
        isOnWallClock ? Date() : start.addingTimeInterval(simulator.now)
    }

    /// Writes a line immediately, even into a pipe.
    private func write(_ text: String) {
        StandardOutput.write(text)
    }
}

extension TraceEvent {
    /// The event as a JSON object on one line.
    fileprivate var json: String {
        let animated = animated.map { $0 ? "true" : "false" } ?? "null"
        let time = String(format: "%.6f", time)
        return #"{"controller":\#(quoted(controller)),"callback":\#(quoted(callback)),"#
            + #""animated":\#(animated),"time":\#(time),"turn":\#(turn)}"#
    }

    private func quoted(_ text: String) -> String {
        let data = (try? JSONEncoder().encode(text)) ?? Data()
        return String(decoding: data, as: UTF8.self)
    }
}
