import Foundation
import Simulator

/// Where a finger came down.
struct FingerStart {
    var point: CGPoint
    var step: Int
    /// Whether it has left the place where it came down, by more than a tap does.
    var isDragging = false
}

// What the page asks for.
extension LabSession {
    /// Does what a message asks for. What cannot be done is refused in words, and nothing changes.
    func receive(_ message: PageMessage) {
        switch message {
        case .input(let input): receive(input)
        case .clock(let wish): setClock(wish)
        case .showMoment(let number): show(number)
        case .showLive: showLive()
        case .resume(let number): resume(number)
        case .restart: start()
        case .test: tell(JSONText.message("test") { $0.member("source", RecordedTest(of: self).source) })
        case .export(let form):
            let (name, text) = timeline.written(as: form)
            tell(
                JSONText.message("export") { json in
                    json.member("as", form.rawValue)
                    json.member("name", name)
                    json.member("text", text)
                })
        }
    }

    func refuse(_ reason: String) {
        tell(JSONText.message("refusal") { $0.member("reason", reason) })
    }

    /// The page numbers its fingers from 0 to 9.
    private static let mostFingers = 10

    private func receive(_ input: Input) {
        if case .set(let setting) = input, setting.startsAnew {
            settings.apply(setting)
            return start()
        }
        guard view == .live else {
            return refuse(
                "A moment of the past is shown. Go back to now, or go on from here, to use the app.")
        }
        guard perform(input) else { return }
        if app.hasTwinFingers, case .touch(let phase, let finger, let point) = input {
            perform(.touch(phase, finger: finger + Self.mostFingers, at: twin(of: point)))
        }
        planLook()
    }

    private func setClock(_ wish: ClockWish) {
        switch wish {
        case .run: pace = .run
        case .slow: pace = .slow
        case .pause: pace = .pause
        case .turn, .frame:
            guard pace == .pause else { return refuse("Pause the clock first: it runs by itself.") }
            switch (wish, player) {
            case (_, let player?): player.performNext()
            case (.turn, nil): simulator.turn()
            default: simulator.advance(by: 1.0 / 60)
            }
        }
        if pace != .pause || player == nil { run() }
        planLook()
    }

    private func show(_ number: Int) {
        guard let moment = recording.moment(number) else {
            return refuse(
                "Moment \(number) is not kept: there are \(recording.first) to \(recording.end - 1).")
        }
        view = .moment(number)
        for message in recording.messages(for: number) { tell(message) }
        if let tree = told.ifNew(\.tree, moment.tree) { tell(tree) }
    }

    private func showLive() {
        guard view != .live else { return }
        view = .live
        tell(screen.whole(of: simulator).message())
        look()
    }

    private func resume(_ number: Int) {
        guard let moment = recording.moment(number) else {
            return refuse(
                "Moment \(number) is not kept: there are \(recording.first) to \(recording.end - 1).")
        }
        guard player == nil else { return resumeScript(after: moment.steps) }
        let replayed = steps.prefix(moment.steps)
        start(replaying: Array(replayed))
        if moment.time > simulator.now { simulator.advance(by: moment.time - simulator.now) }
        look()
    }
}

// What has no time of its own.
extension LabSession {
    /// Starts the script again, and stands after so many operations.
    private func resumeScript(after operations: Int) {
        pace = .pause
        start()
        Task { [player] in await player?.catchUp(to: operations) }
    }

    /// Where the other finger is when each has a twin: half a screen to the side.
    private func twin(of point: CGPoint) -> CGPoint {
        let half = simulator.window.bounds.width / 2
        return CGPoint(x: point.x < half ? point.x + half : point.x - half, y: point.y)
    }
}

// Doing something to the app or its device.
extension LabSession {
    /// Does something, and writes it down. Returns whether it could be done.
    @discardableResult
    func perform(_ input: Input, at time: TimeInterval? = nil) -> Bool {
        let input = takenUp(input)
        var step = Step(time: time ?? simulator.now, input: input, wasAtRest: !simulator.isBusy, name: nil)
        // What the user does stands before what comes of it.
        if let action = step.action { noteAction(action, at: step.time) }
        switch input {
        case .touch(let phase, let finger, let point):
            guard touch(phase, finger, point, &step) else { return false }
        case .activate(let id):
            guard let view = elements.view(of: id), let place = view.middleOnScreen else {
                refuse("What was to be used has gone from the screen.")
                return false
            }
            liftAll(at: time)
            perform(.touch(.down, finger: 0, at: place), at: time)
            return perform(.touch(.up, finger: 0, at: place), at: time)
        case .adjust(let id, let isUp):
            liftAll(at: time)
            return adjust(id, isUp, at: time)
        case .type(let text): simulator.type(text)
        case .key(let key, let modifiers): simulator.pressKey(key.keyInput, modifiers: modifiers.flags)
        case .set(let setting):
            settings.apply(setting)
            setting.apply(to: simulator)
        case .device(let event): perform(event)
        case .link(let url): simulator.open(url)
        }
        steps.append(step)
        return true
    }

    /// A finger that is down already, as after going on from a moment of a drag, is taken up where it comes down again.
    private func takenUp(_ input: Input) -> Input {
        guard case .touch(.down, let finger, let point) = input, fingers[finger] != nil else { return input }
        return .touch(.move, finger: finger, at: point)
    }

    /// Fingers that a replay has left on the screen would be in the way.
    private func liftAll(at time: TimeInterval?) {
        if let finger = fingers.keys.first { perform(.touch(.cancel, finger: finger, at: .zero), at: time) }
    }

    func noteAction(_ action: String, at time: TimeInterval) {
        readTrace()
        lastAction = action
        note(Timeline.Event(time: time, turn: 0, kind: .action, what: action, moment: recording.end))
    }

    private func perform(_ event: Input.DeviceEvent) {
        switch event {
        case .memoryWarning: simulator.sendMemoryWarning()
        case .background: simulator.enterBackground()
        case .foreground: simulator.enterForeground()
        case .shake: simulator.shake()
        case .statusBar: simulator.tapStatusBar()
        }
    }

    private func touch(_ phase: Input.Phase, _ finger: Int, _ point: CGPoint, _ step: inout Step) -> Bool {
        switch phase {
        case .down:
            guard fingers[finger] == nil else { return false }
            step.name = simulator.name(at: point)
            fingers[finger] = FingerStart(point: point, step: steps.count)
            simulator.touchDown(at: point, finger: finger)
        case .move:
            guard fingers[finger] != nil else { return false }
            noteDrag(of: finger, to: point, step.time)
            simulator.touchMove(to: point, finger: finger)
        case .up:
            guard fingers[finger] != nil else { return false }
            noteDrag(of: finger, to: point, step.time)
            simulator.touchMove(to: point, finger: finger)
            if let start = fingers.removeValue(forKey: finger) { noteEnd(of: start, at: point, step.time) }
            simulator.touchUp(finger: finger)
        case .cancel:
            guard fingers.removeValue(forKey: finger) != nil else { return false }
            simulator.cancelTouches()
            fingers = [:]
        }
        return true
    }

    /// A drag is told when the finger has left its place.
    private func noteDrag(of finger: Int, to point: CGPoint, _ time: TimeInterval) {
        guard let start = fingers[finger], !start.isDragging else { return }
        let (x, y) = (point.x - start.point.x, point.y - start.point.y)
        guard hypot(x, y) >= 10 else { return }
        fingers[finger]?.isDragging = true
        let direction = abs(x) > abs(y) ? x > 0 ? "right" : "left" : y > 0 ? "down" : "up"
        let room = min(start.point.x, simulator.window.bounds.width - start.point.x)
        let isEdge = abs(x) > abs(y) && room < 20
        noteAction(
            isEdge ? "Swipe \(direction) from the edge" : "Drag \(direction) from \(place(of: start))",
            at: time)
    }

    private func noteEnd(of start: FingerStart, at point: CGPoint, _ time: TimeInterval) {
        guard start.isDragging else { return noteAction("Tap \(place(of: start))", at: time) }
        readTrace()
        let way = Int(hypot(point.x - start.point.x, point.y - start.point.y))
        note(
            Timeline.Event(
                time: time, turn: 0, kind: .action, what: "Lift the finger, \(way) points away",
                moment: recording.end))
    }

    private func place(of start: FingerStart) -> String {
        let name = steps.indices.contains(start.step) ? steps[start.step].name : nil
        return name.map { "“\($0)”" } ?? "\(Int(start.point.x)), \(Int(start.point.y))"
    }

    /// A step of a slider or stepper, as a swipe of VoiceOver's makes it: a tap beside the middle.
    private func adjust(_ id: Int, _ isUp: Bool, at time: TimeInterval?) -> Bool {
        guard let view = elements.view(of: id), let middle = view.middleOnScreen else { return false }
        let quarter = view.bounds.width / 4 * (isUp ? 1 : -1)
        let start = (view as? UISlider).map { $0.thumbOnScreen } ?? middle
        let end = CGPoint(x: middle.x + quarter, y: middle.y)
        guard let slider = view as? UISlider else {
            perform(.touch(.down, finger: 0, at: end), at: time)
            return perform(.touch(.up, finger: 0, at: end), at: time)
        }
        let step = CGPoint(x: start.x + slider.bounds.width / 10 * (isUp ? 1 : -1), y: start.y)
        perform(.touch(.down, finger: 0, at: start), at: time)
        perform(.touch(.move, finger: 0, at: step), at: time)
        return perform(.touch(.up, finger: 0, at: step), at: time)
    }
}

extension Step {
    /// What the timeline calls it; `nil` for what belongs to a gesture.
    fileprivate var action: String? {
        switch input {
        case .touch, .activate, .adjust: nil
        case .type("\u{8}"): "Delete"
        case .type("\n"): "Press return"
        case .type(let text): "Type “\(text)”"
        case .key(let key, let modifiers):
            "Press \((modifiers.map(\.rawValue).sorted() + [key]).joined(separator: " "))"
        case .set(let setting): setting.action
        case .device(let event): "Device: \(event.rawValue)"
        case .link(let url): "Open \(url.absoluteString)"
        }
    }
}

extension UIView {
    fileprivate var middleOnScreen: CGPoint? {
        guard let window else { return nil }
        return window.convert(
            convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window), to: nil as UIWindow?)
    }
}

extension UISlider {
    fileprivate var thumbOnScreen: CGPoint {
        let place = CGPoint(x: thumbCenter, y: bounds.midY)
        return window.map { $0.convert(convert(place, to: $0), to: nil as UIWindow?) } ?? place
    }
}

extension String {
    /// A key of the page as UIKit calls it.
    fileprivate var keyInput: String {
        switch self {
        case "escape": UIKeyCommand.inputEscape
        case "up": UIKeyCommand.inputUpArrow
        case "down": UIKeyCommand.inputDownArrow
        case "left": UIKeyCommand.inputLeftArrow
        case "right": UIKeyCommand.inputRightArrow
        default: self
        }
    }
}

extension Set<Input.Modifier> {
    fileprivate var flags: UIKeyModifierFlags {
        reduce(into: []) { flags, modifier in
            switch modifier {
            case .command: flags.insert(.command)
            case .shift: flags.insert(.shift)
            case .alternate: flags.insert(.alternate)
            case .control: flags.insert(.control)
            }
        }
    }
}
