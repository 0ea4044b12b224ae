import Exploration
import ScreenTree
import Simulator

/// Reads the screen as lines: the elements that a user reads or operates, in the order of the tree.
@MainActor
struct ScreenReader {
    private let simulator: Simulator
    private let detail: ScreenDetail
    private let bounds: CGRect
    private let front: FrontContent
    private var lines: [ScreenLine] = []

    static func lines(of simulator: Simulator, named app: String, _ detail: ScreenDetail) -> [ScreenLine] {
        var reader = ScreenReader(simulator, detail)
        reader.read(ElementSnapshot.app(of: simulator, named: app), 0, within: "")
        return ScreenNumbers.numbered(reader.lines)
    }

    private init(_ simulator: Simulator, _ detail: ScreenDetail) {
        (self.simulator, self.detail) = (simulator, detail)
        bounds = UIScreen.main.bounds
        front = FrontContent(of: simulator.windowsFromTheFront)
    }

    /// - Parameter name: The name of the line around the element: texts that it contains aren't repeated.
    private mutating func read(_ element: ElementSnapshot, _ depth: Int, within name: String) {
        guard isInSight(element) else { return }
        switch ElementRole(element.kind) {
        case .left: return
        case .control(let word):
            add(element, word, depth, isControl: true)
            if element.kind != .keyboard { readControls(in: element, depth + 1) }
        case .content(let word):
            let isRepeated = !element.name.isEmpty && name.contains(element.name)
            guard !isRepeated, !element.name.isEmpty || detail == .full else { return }
            add(element, word, depth)
        case .container(let word):
            guard hasLine(element) else { return readChildren(of: element, depth, within: name) }
            add(element, word, depth)
            readChildren(of: element, depth + 1, within: element.name)
        case .wrapper: readWrapper(element, depth, within: name)
        }
    }

    private mutating func readChildren(of element: ElementSnapshot, _ depth: Int, within name: String) {
        for child in element.children { read(child, depth, within: name) }
    }

    /// A view with a name of its own has a line, and so has one that a touch operates.
    private mutating func readWrapper(_ element: ElementSnapshot, _ depth: Int, within name: String) {
        if isOperated(element) {
            add(element, "control", depth, isControl: true)
            return readControls(in: element, depth + 1)
        }
        let isNamed = !element.label.isEmpty || !element.identifier.isEmpty
        let isPart = element.kind == .application || element.kind == .window
        guard isNamed, !isPart else { return readChildren(of: element, depth, within: name) }
        add(element, "view", depth)
        readChildren(of: element, depth + 1, within: element.label)
    }

    /// The controls in a control, such as the switch of a row. Its texts and images are its name.
    private mutating func readControls(in element: ElementSnapshot, _ depth: Int) {
        for child in element.children where isInSight(child) {
            switch ElementRole(child.kind) {
            case .control, .container: read(child, depth, within: element.name)
            case .wrapper: readControls(in: child, depth)
            case .content, .left: continue
            }
        }
    }

    /// Whether a touch on the view itself does something. A large view with a tap recognizer is the background of others.
    private func isOperated(_ element: ElementSnapshot) -> Bool {
        guard let view = element.object as? UIView, !(view is UIScrollView) else { return false }
        let isLarge = element.frame.width * element.frame.height > bounds.width * bounds.height / 4
        return view is UIControl || !isLarge && AccessibilityCheck.isTouchable(view)
    }

    /// A list that doesn't scroll has no line.
    private func hasLine(_ element: ElementSnapshot) -> Bool {
        guard let scroll = element.object as? UIScrollView, detail == .brief else { return true }
        return !element.identifier.isEmpty || !scroll.continuations.isEmpty
    }

    private func isInSight(_ element: ElementSnapshot) -> Bool {
        // The command `clear` performs the action of a drawn button. A scroll bar has no kind of its own.
        if element.action != nil || element.kind == .other && element.object is UIScrollView { return false }
        if let view = element.object as? UIView {
            guard !view.isHidden, view.alpha >= 0.01, front.contains(view) else { return false }
        }
        if detail == .full || element.kind == .application || element.kind == .window { return true }
        let visible = element.frame.intersection(bounds)
        return !visible.isNull && visible.width >= 1 && visible.height >= 1
            || element.frame.isEmpty && !element.children.isEmpty
    }

    private mutating func add(
        _ element: ElementSnapshot, _ word: String, _ depth: Int, isControl: Bool = false
    ) {
        let isBar = [.navigationBar, .tabBar, .toolbar, .keyboard].contains(element.kind)
        let isNamed = !isBar || element.kind == .navigationBar
        let name = !isNamed ? "" : isControl ? element.nameOfControl : element.name
        lines.append(
            ScreenLine(
                depth: depth, role: word, name: name,
                identifier: element.identifier == name ? "" : element.identifier,
                value: element.shownValue, frame: isBar ? nil : element.frame, states: element.states,
                faults: element.faults(isControl: isControl, in: simulator), isControl: isControl,
                element: element))
    }
}

extension ElementSnapshot {
    /// The label; without one the title, the placeholder, or the name that a navigation bar has as its identifier.
    var name: String {
        if !label.isEmpty { return label }
        if !title.isEmpty { return title }
        if let placeholder, !placeholder.isEmpty { return placeholder }
        return kind == .navigationBar ? identifier : ""
    }

    /// The name; without one the texts in the element.
    var nameOfControl: String { name.isEmpty ? texts.joined(separator: ", ") : name }

    private var texts: [String] {
        children.flatMap { $0.kind == .staticText ? [$0.label].filter { !$0.isEmpty } : $0.texts }
    }

    /// The value, unless the name or the states contain it.
    fileprivate var shownValue: String? {
        guard let value, !value.isEmpty, value != nameOfControl, value != placeholder else { return nil }
        switch kind {
        case .switch, .toggle: return nil
        case .button, .cell, .tab: return value == "1" ? nil : value
        default: return value
        }
    }

    fileprivate var states: [String] {
        var states: [String] = []
        if kind == .switch || kind == .toggle { states.append(value == "1" ? "on" : "off") }
        if !isEnabled { states.append("disabled") }
        if isSelected { states.append("selected") }
        if hasKeyboardFocus { states.append("editing") }
        if hasFocus { states.append("focus") }
        return states + ((object as? UIScrollView)?.continuations ?? [])
    }
}

extension UIScrollView {
    /// Where the content continues out of sight.
    fileprivate var continuations: [String] {
        guard isScrollEnabled, !(self is UITextView) else { return [] }
        let insets = adjustedContentInset
        var found: [String] = []
        if contentOffset.y + insets.top > 1 { found.append("more-above") }
        if contentSize.height + insets.bottom - bounds.maxY > 1 { found.append("more-below") }
        if contentOffset.x + insets.left > 1 { found.append("more-left") }
        if contentSize.width + insets.right - bounds.maxX > 1 { found.append("more-right") }
        return found
    }
}
