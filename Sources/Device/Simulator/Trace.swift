@_exported import UIKit

extension Simulator {
    /// The callbacks of all controllers, in order.
    public struct Trace: RandomAccessCollection, Sendable {
        let records: [TraceRecorder.Record]
        let names: [String?]

        /// The position of the first event.
        public var startIndex: Int { records.startIndex }

        /// The position after the last event.
        public var endIndex: Int { records.endIndex }

        /// The event at a position.
        public subscript(position: Int) -> TraceEvent {
            TraceEvent(records[position], names: names)
        }

        /// Whether the event at a position is the first one of its controller. A first `deinit` is that of a page that was never shown.
        package func isFirst(at position: Int) -> Bool { records[position].isFirst }

        /// Each event as `Name.callback`.
        public var lines: [String] { map(\.description) }
    }
}

/// The callbacks of all controllers, in order.
public typealias Trace = Simulator.Trace

extension Simulator {
    /// One callback of one controller.
    public struct TraceEvent: Hashable, Sendable, CustomStringConvertible {
        /// The controller's type name, or its name in the test.
        public let controller: String
        /// The callback, as `viewDidLoad` or `willMove(toParent:Nav)`.
        public let callback: String
        /// The callback's `animated` argument; `nil` for callbacks without one.
        public let animated: Bool?
        /// The time in seconds of the simulator's clock.
        public let time: TimeInterval
        /// The number of the run loop's turn.
        public let turn: Int

        init(_ record: TraceRecorder.Record, names: [String?]) {
            controller = names[Int(record.name)] ?? ""
            callback = record.callback.text(about: names[Int(record.other)])
            animated = record.animated
            time = record.time
            turn = Int(record.turn)
        }

        /// The event as `Name.callback`.
        public var description: String { "\(controller).\(callback)" }
    }
}

/// One callback of one controller.
public typealias TraceEvent = Simulator.TraceEvent

extension UIViewController {
    /// The controller's name in the trace; `nil` uses the name of its type.
    public var debugName: String? {
        get { traceName }
        set { traceName = newValue }
    }
}
