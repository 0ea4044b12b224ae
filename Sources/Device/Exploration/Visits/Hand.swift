import AppRecording
import PageFlow
import Simulator

/// Performs a user's actions with a simulator's public methods.
@MainActor
struct Hand {
    private let simulator: Simulator

    init(on simulator: Simulator) { self.simulator = simulator }

    /// Performs an action. Returns its Swift lines; `nil` if it can't be performed.
    func perform(_ action: UserAction) -> [String]? {
        switch action {
        case .tap(_, let times): return touch(action) { tap($0, times) }
        case .longPress: return touch(action) { simulator.longPress(at: $0) }
        case .fill(let fields): return fill(fields, action)
        case .type(let text, let times):
            for _ in 0..<times {
                guard type(text) else { return nil }
            }
            return action.swiftLines(at: [])
        case .drag, .swipeRow: return pan(action)
        case .goBack(let form): return goBack(form, action)
        default:
            return doToDevice(action) ? action.swiftLines(at: []) : nil
        }
    }

    private func tap(_ point: CGPoint, _ times: Int) {
        for number in 0..<times {
            if number > 0 { _ = try? simulator.settle(limit: 2) }
            simulator.tap(at: point)
        }
    }

    /// The Swift lines of an action, without performing it; `nil` if it can't be performed.
    func lines(of action: UserAction) -> [String]? { places(of: action).map(action.swiftLines) }

    private func touch(_ action: UserAction, _ body: (CGPoint) -> Void) -> [String]? {
        guard let places = places(of: action), let place = places.first else { return nil }
        body(place.point)
        return action.swiftLines(at: places)
    }

    /// The start and end points of the fingers for an action; empty for an action without touches.
    private func places(of action: UserAction) -> [TouchPlace]? {
        switch action {
        case .tap(let target, _), .longPress(let target): return place(of: target).map { [$0] }
        case .fill(let fields):
            let places = fields.compactMap { place(of: $0.target) }
            return places.isEmpty ? nil : places
        case .drag(let target): return ends(of: target, by: Self.way(ofDragging: target))
        case .swipeRow(let target): return ends(of: target, by: CGPoint(x: -120, y: 0))
        case .goBack(.tapBeside): return [TouchPlace(point: CGPoint(x: 20, y: 60))]
        default: return []
        }
    }

    /// The touch location for a target.
    private func place(of target: TouchTarget) -> TouchPlace? {
        guard let found = TargetFinder.find(target), var place = found.place else { return nil }
        if let name = target.name, let view = found.find(), let named = simulator.place(of: name) {
            let local = view.convert(
                view.window?.convert(named, from: nil as UIWindow?) ?? named, from: view.window)
            place.isNamed = view.bounds.contains(local)
        }
        return place
    }

    /// Types as long as a responder accepts text: a field may disappear before the end. Returns whether any text was accepted.
    private func type(_ text: String) -> Bool {
        guard simulator.takesText else { return false }
        for character in text where simulator.takesText { simulator.type(String(character)) }
        return true
    }

    private func fill(_ fields: [FilledField], _ action: UserAction) -> [String]? {
        var places: [TouchPlace] = []
        for field in fields {
            guard let place = place(of: field.target) else { continue }
            simulator.tap(at: place.point)
            _ = try? simulator.settle(limit: 2)
            guard type(field.text) else { continue }
            _ = try? simulator.settle(limit: 2)
            places.append(place)
        }
        return places.isEmpty ? nil : action.swiftLines(at: places)
    }

    /// A slider's thumb is dragged sideways, a wheel upward.
    private static func way(ofDragging target: TouchTarget) -> CGPoint {
        TargetFinder.find(target)?.find() is UISlider ? CGPoint(x: 60, y: 0) : CGPoint(x: 0, y: -40)
    }

    private func ends(of target: TouchTarget, by way: CGPoint) -> [TouchPlace]? {
        guard let place = place(of: target) else { return nil }
        return [place, TouchPlace(point: CGPoint(x: place.point.x + way.x, y: place.point.y + way.y))]
    }

    private func pan(_ action: UserAction) -> [String]? {
        guard let places = places(of: action), places.count == 2 else { return nil }
        simulator.pan(from: places[0].point, to: places[1].point)
        return action.swiftLines(at: places)
    }
}

// Going back, and the device.
extension Hand {
    private func goBack(_ form: BackForm, _ action: UserAction) -> [String]? {
        guard let front = Screen.front(of: simulator), form.isPossible(on: front) else { return nil }
        switch form {
        case .edgeSwipe:
            simulator.edgeSwipe(to: 0.6)
            simulator.endSwipe(.finish)
        case .contentSwipe:
            simulator.contentSwipe(to: 0.5)
            simulator.endSwipe(.finish)
        case .backMenu: return chooseInBackMenu(front, action)
        case .backKeys: simulator.pressBackKeys()
        case .escape: simulator.pressEscape()
        case .escapeGesture: simulator.performEscapeGesture()
        case .pulledSheet: simulator.pullSheet()
        case .tapBeside:
            return touch(action) { simulator.tap(at: $0) }
        }
        return action.swiftLines(at: [])
    }

    private func chooseInBackMenu(_ front: UIViewController, _ action: UserAction) -> [String]? {
        guard let stack = front as? UINavigationController ?? front.navigationController,
            let title = simulator.longPressBack(in: stack).last
        else { return nil }
        return simulator.chooseInMenu(title) ? action.swiftLines(at: []) : nil
    }

    private func doToDevice(_ action: UserAction) -> Bool {
        switch action {
        case .press(let key, let modifiers):
            simulator.pressKey(key, modifiers: UIKeyModifierFlags(rawValue: modifiers))
        case .cancelSystemPage:
            guard Screen.front(of: simulator) is any SystemPage else { return false }
            return simulator.cancelSystemPage()
        case .rotate(let isLandscape): simulator.rotate(to: isLandscape ? .landscapeRight : .portrait)
        case .leaveAndReturn:
            simulator.enterBackground()
            _ = try? simulator.settle(limit: 2)
            simulator.enterForeground()
        case .memoryWarning: simulator.sendMemoryWarning()
        case .useLargestText(let isOn):
            simulator.setTraits {
                $0.preferredContentSizeCategory = isOn ? .accessibilityExtraExtraExtraLarge : .large
            }
        case .wait(let seconds): simulator.advance(by: seconds)
        case .returnHome:
            guard simulator.window?.navigatorIfMade?.visiblePage != nil else { return false }
            RepeatableWords.perform(RepeatableWords.returnHome, in: simulator)
        default: return false
        }
        return true
    }
}
