import AppRecording
import Exploration
import MarkupText
import Simulator

// Actions of a user.
extension Driver {
    /// Performs an action without waiting for its effects.
    ///
    /// - Throws: ``CommandFault`` if the action isn't possible on the current screen.
    func performNow(_ command: DriverCommand) throws -> Deed {
        switch command {
        case .tap(let target):
            let aim = try aim(at: target)
            simulator.tap(at: aim.point)
            return Deed(command: .tap(aim.target), lines: [aim.tapLine])
        case .doubleTap(let target):
            let aim = try aim(at: target)
            simulator.tap(at: aim.point, count: 2)
            return Deed(
                command: .doubleTap(aim.target), lines: ["sim.tap(at: \(aim.pointCode), count: 2)"])
        case .hold(let target, let seconds):
            let aim = try aim(at: target)
            simulator.longPress(at: aim.point, for: seconds)
            return Deed(
                command: .hold(aim.target, seconds: seconds),
                lines: ["sim.longPress(at: \(aim.pointCode), for: \(seconds))"])
        case .type(let text): return Deed(command: command, lines: try type(text))
        case .clear: return Deed(command: command, lines: try clear())
        case .swipe(let direction, let target): return try swipe(direction, in: target)
        case .pull: return Deed(command: command, lines: try pull())
        case .scroll(let name): return Deed(command: command, lines: try scroll(to: name))
        case .back: return try back()
        default: return Deed(command: command, lines: try change(command))
        }
    }

    private func scroll(to name: String) throws -> [String] {
        guard simulator.scroll(to: name) else {
            throw CommandFault("no scrolling reveals \"\(name)\".\(nearest(name))")
        }
        return ["#expect(sim.scroll(to: \(name.swiftLiteral)))"]
    }

    /// Checks that an element is in sight, or that none is. Returns the expectation as a line of a test.
    func expect(_ target: Target, _ isInSight: Bool) throws -> [String] {
        let name: String
        switch target {
        case .name(let text), .identifier(let text): name = text
        case .nameOrNumber(let number): name = "\(number)"
        case .number, .point: throw CommandFault("expect takes a name or an #identifier, not \(target).")
        }
        guard isInSight else {
            if sees(target) { throw CommandFault("\(target) is in sight.") }
            return ["#expect(sim.place(of: \(name.swiftLiteral)) == nil)"]
        }
        let aim = try aim(at: target)
        return ["#expect(sim.place(of: \((aim.name ?? name).swiftLiteral)) != nil)"]
    }

    private func pull() throws -> [String] {
        let page = Screen.front(of: simulator)
        let root = page.map { sequence(first: $0, next: \.parent).reduce($0) { $1 } }
        guard root?.presentingViewController != nil,
            root?.presentationController is UISheetPresentationController
        else {
            throw CommandFault("no sheet is presented: \(ScreenContent.path(of: simulator))")
        }
        simulator.pullSheet()
        return ["sim.pullSheet()"]
    }
}

// Text.
extension Driver {
    private func type(_ text: String) throws -> [String] {
        try requireField()
        simulator.type(text)
        return ["sim.type(\(text.swiftLiteral))"]
    }

    private func clear() throws -> [String] {
        try requireField()
        simulator.pressKey("a", modifiers: .command)
        simulator.type("\u{8}")
        var lines = ["sim.pressKey(\"a\", modifiers: .command)", "sim.type(\"\\u{8}\")"]
        // Before iOS 13 there is no command for Select All.
        let rest = (UIApplication.shared.textReceiver as? any UITextInput)?.remainingText ?? ""
        if !rest.isEmpty {
            simulator.type(String(repeating: "\u{8}", count: rest.count))
            lines.append("for _ in 1...\(rest.count) { sim.type(\"\\u{8}\") }")
        }
        return lines
    }

    private func requireField() throws {
        guard !simulator.takesText else { return }
        let content = ScreenContent(of: simulator, named: app.name)
        let fields = content.lines.filter { ["field", "secure", "search", "textview"].contains($0.role) }
        throw CommandFault(
            "no text is being edited: "
                + (fields.isEmpty
                    ? "no field is in sight."
                    : "tap a field first. In sight: \(fields.map(\.target).joined(separator: " "))"))
    }
}

extension UITextInput {
    /// The whole text.
    @MainActor
    fileprivate var remainingText: String? {
        textRange(from: beginningOfDocument, to: endOfDocument).flatMap { text(in: $0) }
    }
}
