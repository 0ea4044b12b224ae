import AppRecording
import Foundation
import Simulator

// What the page asks for.
extension LabSession {
    /// Does what a message asks for. What cannot be done is refused in words, and nothing changes.
    func receive(_ message: PageMessage) {
        if isKept(message) { return }
        switch message {
        case .input(let input): receive(input)
        case .activate(let element): use { activate(element) }
        case .adjust(let element, let isUp): use { adjust(element, isUp) }
        case .clock(let wish): setClock(wish)
        case .showMoment(let number): show(number)
        case .showLive: showLive()
        case .resume(let number): resume(number)
        case .restart: start()
        case .test: tell(JSONText.message("test") { $0.member("source", recordedTest) })
        case .export(let form):
            let (name, text) = recorder.timeline.written(as: form)
            export(form.rawValue, name, text)
        case .exportRecording:
            let recording = recordingFile.packed.base64EncodedString()
            export("recording", "\(app.name).recording", recording)
        }
    }

    private func export(_ form: String, _ name: String, _ text: String) {
        tell(
            JSONText.message("export") { json in
                json.member("as", form)
                json.member("name", name)
                json.member("text", text)
            })
    }

    /// The steps, with the values that a replay compares.
    var recordingFile: RecordingFile {
        RecordingFile(
            of: recorder, app: app.name, launchedBy: app.launchCode, checks: recorder.checksUpToNow)
    }

    func refuse(_ reason: String) {
        tell(JSONText.message("refusal") { $0.member("reason", reason) })
    }

    /// The steps, as the source of a test.
    var recordedTest: String { RecordedTest(of: recorder, launchedBy: app.launchCode).source }

    /// The page numbers its fingers from 0 to 9.
    private static let mostFingers = 10

    private func receive(_ input: DeviceInput) {
        if case .set(let setting) = input, setting.startsAnew {
            settings.apply(setting)
            return start()
        }
        use {
            guard perform(input) else { return false }
            if app.hasTwinFingers, case .touch(let phase, let finger, let point) = input {
                perform(.touch(phase, finger: finger + Self.mostFingers, at: twin(of: point)))
            }
            return true
        }
    }

    /// Does something to the app, unless the page shows the past.
    private func use(_ body: () -> Bool) {
        guard view == .live else {
            return refuse(
                "A moment of the past is shown. Go back to now, or go on from here, to use the app.")
        }
        if body() { planLook() }
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
        guard let moment = recorder.moments.moment(number) else { return refuseMoment(number) }
        view = .moment(number)
        for message in recorder.moments.messages(for: number) { tell(message) }
        if let tree = told.ifNew(\.tree, moment.tree) { tell(tree) }
    }

    private func refuseMoment(_ number: Int) {
        let moments = recorder.moments
        refuse("Moment \(number) is not kept: there are \(moments.first) to \(moments.end - 1).")
    }

    private func showLive() {
        guard view != .live else { return }
        view = .live
        tell(recorder.screen.whole(of: simulator).message())
        look()
    }

    private func resume(_ number: Int) {
        guard let moment = recorder.moments.moment(number) else { return refuseMoment(number) }
        guard player == nil else { return resumeScript(after: moment.steps) }
        let replayed = recorder.steps.prefix(moment.steps)
        start(replaying: Array(replayed), until: moment.time)
    }
}

// Actions without a time of their own.
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
    /// Does something; the recorder writes it down. Returns whether it could be done.
    @discardableResult
    func perform(_ input: DeviceInput) -> Bool {
        switch takenUp(input) {
        case .touch(.up, let finger, let point):
            guard recorder.fingers[finger] != nil else { return false }
            simulator.touchMove(to: point, finger: finger)
            simulator.touchUp(finger: finger)
        case .touch(let phase, let finger, let point):
            guard phase == .down || recorder.fingers[finger] != nil else { return false }
            simulator.perform(.touch(phase, finger: finger, at: point))
        case .set(let setting):
            settings.apply(setting)
            setting.apply(to: simulator)
        case let other: simulator.perform(other)
        }
        return true
    }

    /// Returns a move for a touch of a finger that is already down, for example after continuing from a moment of a drag.
    private func takenUp(_ input: DeviceInput) -> DeviceInput {
        guard case .touch(.down, let finger, let point) = input, recorder.fingers[finger] != nil else {
            return input
        }
        return .touch(.move, finger: finger, at: point)
    }

    /// Fingers that a replay has left on the screen would be in the way.
    private func liftAll() {
        if !recorder.fingers.isEmpty { simulator.cancelTouches() }
    }

    private func activate(_ element: Int) -> Bool {
        guard let view = elements.view(of: element), let place = view.middleOnScreen else {
            refuse("What was to be used has gone from the screen.")
            return false
        }
        liftAll()
        tap(at: place)
        return true
    }

    private func tap(at point: CGPoint) {
        simulator.touchDown(at: point)
        simulator.touchUp()
    }

    /// A step of a slider or stepper, as a VoiceOver swipe makes it: a tap next to the middle.
    private func adjust(_ element: Int, _ isUp: Bool) -> Bool {
        liftAll()
        guard let view = elements.view(of: element), let middle = view.middleOnScreen else { return false }
        let direction: CGFloat = isUp ? 1 : -1
        guard let slider = view as? UISlider else {
            tap(at: CGPoint(x: middle.x + view.bounds.width / 4 * direction, y: middle.y))
            return true
        }
        let start = slider.thumbOnScreen
        let step = CGPoint(x: start.x + slider.bounds.width / 10 * direction, y: start.y)
        simulator.touchDown(at: start)
        simulator.touchMove(to: step)
        simulator.touchUp()
        return true
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
