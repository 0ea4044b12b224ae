import CoreGraphics
import MarkupText
import Simulator

/// The location of a touch.
struct TouchPlace {
    let point: CGPoint
    /// Whether `sim.tap` with the target's name has the same effect.
    var isNamed = false
    /// Whether the element had to be scrolled into view.
    var isScrolled = false
}

extension UserAction {
    /// The action as lines of a Swift test with a `Simulator` named `sim` and a ``FaultFinder`` named `finder`.
    ///
    /// - Parameter places: The touch locations during the exploration, and whether the name resolves to them.
    func swiftLines(at places: [TouchPlace]) -> [String] {
        switch self {
        case .tap(let target, let times):
            let tap = Self.tap(target, places.first)
            return times == 1 ? tap : ["for _ in 1...\(times) { \(tap.joined(separator: "; ")) }"]
        case .fill(let fields):
            return fields.enumerated().flatMap { index, field in
                Self.tap(field.target, places.dropFirst(index).first) + [
                    "sim.type(\(field.text.swiftLiteral))"
                ]
            }
        case .type(let text, let times):
            let line = "sim.type(\(text.swiftLiteral))"
            return [times == 1 ? line : "for _ in 1...\(times) { \(line) }"]
        case .drag, .swipeRow: return Self.pan(places)
        case .longPress(let target):
            return places.first.map {
                ["sim.longPress(at: \($0.point.swiftText))  // \("\(target)".onOneLine)"]
            } ?? []
        case .press(let key, let modifiers):
            let flags = modifiers == 0 ? "" : ", modifiers: UIKeyModifierFlags(rawValue: \(modifiers))"
            return ["sim.pressKey(\(key.swiftLiteral)\(flags))"]
        case .goBack(let form): return form.swiftLines(places)
        case .cancelSystemPage: return ["sim.cancelSystemPage()"]
        case .rotate(let isLandscape):
            return ["sim.rotate(to: .\(isLandscape ? "landscapeRight" : "portrait"))"]
        case .leaveAndReturn: return ["sim.enterBackground()", "sim.enterForeground()"]
        case .memoryWarning: return ["sim.sendMemoryWarning()"]
        case .useLargestText(let isOn):
            let size = isOn ? "accessibilityExtraExtraExtraLarge" : "large"
            return ["sim.setTraits { $0.preferredContentSizeCategory = .\(size) }"]
        case .wait(let seconds): return ["sim.advance(by: \(seconds))"]
        case .returnHome: return ["sim.window.navigator.visiblePage?.returnHome()"]
        }
    }

    private static func tap(_ target: TouchTarget, _ place: TouchPlace?) -> [String] {
        if let name = target.name, place?.isNamed == true {
            let tap = "sim.tap(\(name.swiftLiteral))"
            return place?.isScrolled == true ? ["sim.scroll(to: \(name.swiftLiteral))", tap] : [tap]
        }
        return place.map { ["sim.tap(at: \($0.point.swiftText))  // \("\(target)".onOneLine)"] } ?? [
            "// tap \("\(target)".onOneLine)"
        ]
    }

    private static func pan(_ places: [TouchPlace]) -> [String] {
        guard places.count == 2 else { return [] }
        return ["sim.pan(from: \(places[0].point.swiftText), to: \(places[1].point.swiftText))"]
    }
}

extension BackForm {
    fileprivate func swiftLines(_ places: [TouchPlace]) -> [String] {
        switch self {
        case .edgeSwipe: ["sim.edgeSwipe(to: 0.6); sim.endSwipe(.finish)"]
        case .contentSwipe: ["sim.contentSwipe(to: 0.5); sim.endSwipe(.finish)"]
        case .backMenu: ["finder.goBack(.backMenu)"]
        case .backKeys: ["sim.pressBackKeys()"]
        case .escape: ["sim.pressEscape()"]
        case .escapeGesture: ["sim.performEscapeGesture()"]
        case .pulledSheet: ["sim.pullSheet()"]
        case .tapBeside: places.first.map { ["sim.tap(at: \($0.point.swiftText))"] } ?? []
        }
    }
}

extension CGPoint {
    fileprivate var swiftText: String { "CGPoint(x: \(x.short), y: \(y.short))" }
}

extension CGFloat {
    fileprivate var short: String {
        let tenths = (self * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(bounded: tenths)) : String(Double(tenths))
    }
}
