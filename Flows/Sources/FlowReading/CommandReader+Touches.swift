import FlowPlan
import Yams

// Taps, swipes and scrolling.
extension CommandReader {
    private static let tapKeys = ["point", "repeat", "delay", "retryTapIfNoChange", "waitToSettleTimeoutMs"]

    func tap(_ name: String, _ node: Node, _ line: Int) throws(FlowFault) -> FlowTap {
        if node.scalar != nil, !node.isEmpty {
            return kind(FlowTap(try selectors.selector(node, of: name)), name)
        }
        let fields = try fields(node, of: name, SelectorReader.keys + Self.tapKeys, line)
        var tap = FlowTap(try selectors.selector(fields))
        if let node = fields["point"] { tap.point = try point(node) }
        guard tap.element != nil || tap.point != nil else {
            throw scope.fault(
                line, "\(name) describes no element.",
                repair: "Add a text, an id, a point or another key of an element.")
        }
        tap.count = try fields.integer("repeat", in: 1...1000) ?? 1
        tap.delay = try fields.seconds("delay") ?? 0.1
        tap.retriesWithoutChange = try fields.truth("retryTapIfNoChange") ?? false
        tap.settleLimit = try fields.seconds("waitToSettleTimeoutMs")
        return kind(tap, name)
    }

    private func kind(_ tap: FlowTap, _ name: String) -> FlowTap {
        var tap = tap
        switch name {
        case "doubleTapOn": (tap.touch, tap.count) = (.doubleTap, 2)
        case "longPressOn": tap.touch = .longPress
        default: break
        }
        return tap
    }

    /// A point, such as `50%, 50%` or `100, 200`.
    private func point(_ node: Node) throws(FlowFault) -> FlowPoint {
        let text = try scope.constant(node, of: "point")
        let parts = text.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        let unit = parts.allSatisfy { $0.hasSuffix("%") } ? FlowPoint.Unit.percent : .points
        let numbers = parts.compactMap { Double(unit == .percent ? String($0.dropLast()) : String($0)) }
        guard numbers.count == 2, parts.count == 2 else {
            throw scope.fault(
                node.line, "'\(text)' is not a point.", repair: "Write \"50%, 50%\" or \"100, 200\".")
        }
        return FlowPoint(numbers[0], numbers[1], unit)
    }

    func movement(_ name: String, _ node: Node, _ line: Int) throws(FlowFault) -> FlowCommand {
        switch name {
        case "scroll":
            _ = try fields(node, of: name, [], line)
            return .swipe(FlowSwipe(.screen(.up)))
        case "swipe": return .swipe(try swipe(node, line))
        default: return .scrollUntilVisible(try scroll(node, line))
        }
    }

    private func swipe(_ node: Node, _ line: Int) throws(FlowFault) -> FlowSwipe {
        let keys = ["direction", "start", "end", "from", "duration", "waitToSettleTimeoutMs"]
        let fields = try fields(node, of: "swipe", keys, line)
        var swipe = FlowSwipe(try path(fields))
        if let seconds = try fields.seconds("duration") { swipe.duration = seconds }
        swipe.settleLimit = try fields.seconds("waitToSettleTimeoutMs")
        return swipe
    }

    private func path(_ fields: Fields) throws(FlowFault) -> FlowSwipe.Path {
        if let start = fields["start"] {
            return .points(try point(start), try point(try fields.required("end")))
        }
        let direction: FlowDirection = try scope.word(try fields.required("direction"), of: "direction")
        guard let from = fields["from"] else { return .screen(direction) }
        return .element(try selectors.selector(from, of: "from"), direction)
    }

    private func scroll(_ node: Node, _ line: Int) throws(FlowFault) -> FlowScroll {
        let keys = [
            "element", "direction", "timeout", "speed", "visibilityPercentage", "centerElement",
            "waitToSettleTimeoutMs",
        ]
        let fields = try fields(node, of: "scrollUntilVisible", keys, line)
        var scroll = FlowScroll(try selectors.selector(try fields.required("element"), of: "element"))
        if let direction: FlowDirection = try fields.word("direction") { scroll.direction = direction }
        if let seconds = try fields.seconds("timeout") { scroll.timeout = seconds }
        if let speed = try fields.number("speed", in: 0...100) { scroll.speed = speed }
        if let percent = try fields.number("visibilityPercentage", in: 0...100) {
            scroll.visiblePart = percent / 100
        }
        scroll.centersElement = try fields.truth("centerElement") ?? false
        return scroll
    }
}
