import AppRecording
import CoreGraphics
import MarkupText
import ScreenTree
import Simulator

/// The place of a touch, and how a test finds it.
struct Aim {
    let point: CGPoint
    /// The name that `sim.tap` takes; `nil` if the element has none.
    let name: String?
    /// The frame of the element; `nil` for a point.
    var frame: CGRect?
    var element: ElementSnapshot?

    /// The target for another launch, in which numbers and elements differ.
    var target: Target { name.map { .name($0) } ?? .point(point) }

    /// The tap as a line of a test.
    var tapLine: String {
        name.map { "#expect(sim.tap(\($0.swiftLiteral)))" } ?? "sim.tap(at: \(GestureLines.point(point)))"
    }

    /// The point as an expression of a test.
    var pointCode: String {
        name.map { "try #require(sim.place(of: \($0.swiftLiteral)))" } ?? GestureLines.point(point)
    }
}

// Finding elements.
extension Driver {
    /// The place of an element in sight.
    ///
    /// - Throws: ``CommandFault`` with the nearest name and the elements in sight.
    func aim(at target: Target) throws(CommandFault) -> Aim {
        switch target {
        case .name(let name):
            if let aim = aim(named: name) { return aim }
        case .identifier(let identifier):
            if let aim = aim(named: identifier) { return aim }
        case .nameOrNumber(let number):
            if let aim = aim(named: "\(number)") { return aim }
            return try aim(atNumber: number)
        case .number(let number): return try aim(atNumber: number)
        case .point(let point):
            // "3,400" may be a name, such as an amount.
            if let aim = aim(named: target.description) { return aim }
            guard UIScreen.main.bounds.contains(point) else {
                let (width, height) = (Int(UIScreen.main.bounds.width), Int(UIScreen.main.bounds.height))
                throw CommandFault("\(target) is outside of the screen of \(width)x\(height).")
            }
            return Aim(point: point, name: simulator.name(at: point))
        }
        throw absence(of: target)
    }

    /// The element with a visible name, an identifier or a label, or with the name on the last screen.
    private func aim(named name: String) -> Aim? {
        if let point = simulator.place(of: name) {
            let element = elements.first { $0.frame.contains(point) && $0.answers(to: name) }
            return Aim(point: point, name: name, frame: element?.frame, element: element)
        }
        return elements.lazy.filter { $0.answers(to: name) }.compactMap { self.aim(at: $0) }.first
    }

    private func aim(at element: ElementSnapshot) -> Aim? {
        guard element.action == nil, let point = element.hitPoint(in: simulator) else { return nil }
        return Aim(
            point: point, name: simulator.name(at: point), frame: element.frame, element: element)
    }

    private func aim(atNumber number: Int) throws(CommandFault) -> Aim {
        guard let line = numbered.first(where: { $0.number == number }) else {
            throw CommandFault("The last screen has no number \(number): screen lists the elements.")
        }
        let words = "Number \(number), a \(line.role),"
        guard let element = elements.first(where: { $0.isSame(as: line.element) }) else {
            throw CommandFault("\(words) is no longer there: screen lists the elements.")
        }
        if let aim = aim(at: element) { return aim }
        throw CommandFault("\(words) is covered or out of sight.")
    }

    /// All elements, in sight or not.
    private var elements: [ElementSnapshot] {
        ElementSnapshot.app(of: simulator, named: app.name).descendants
    }

    /// Whether an element with the name is in sight.
    func sees(_ target: Target) -> Bool { (try? aim(at: target)) != nil }
}

// Elements that aren't found.
extension Driver {
    private func absence(of target: Target) -> CommandFault {
        let name = target.word
        let elsewhere = elements.first { $0.answers(to: name) }
        if let elsewhere { return CommandFault("\(target) \(reason(of: elsewhere, name))") }
        return CommandFault("nothing in sight is called \(target).\(nearest(name))")
    }

    /// The nearest name on the page, as a question, and the elements in sight.
    func nearest(_ name: String) -> String {
        let names = elements.filter { $0.action == nil }.flatMap { [$0.nameOfControl, $0.identifier] }
        let hint = NearestName.hint(for: name, in: names.filter { !$0.isEmpty })
        let content = ScreenContent(of: simulator, named: app.name)
        return hint + "\n\(ScreenChange.sight(content))"
    }

    /// Why an element that exists can't be touched.
    private func reason(of element: ElementSnapshot, _ name: String) -> String {
        let isOnScreen = UIScreen.main.bounds.contains(
            CGPoint(x: element.frame.midX, y: element.frame.midY))
        return isOnScreen
            ? "is covered by another element." : "is out of sight: scroll to \(name)"
    }
}

extension Target {
    /// The name without its marks.
    fileprivate var word: String {
        switch self {
        case .name(let name), .identifier(let name): name
        case .nameOrNumber(let number), .number(let number): "\(number)"
        case .point: description
        }
    }
}

extension ElementSnapshot {
    fileprivate func answers(to text: String) -> Bool {
        action == nil && [nameOfControl, identifier, title, placeholder ?? ""].contains(text)
    }

    fileprivate func isSame(as other: ElementSnapshot) -> Bool {
        if let object, let otherObject = other.object {
            return object === otherObject && label == other.label
        }
        return kind == other.kind && label == other.label && frame == other.frame
    }
}
