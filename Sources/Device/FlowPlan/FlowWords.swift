// The descriptions of commands in reports.

extension FlowStep {
    /// The label, or else a description of the command.
    package var words: String { label ?? command.words }
}

extension FlowCommand {
    /// A description of the command, such as `Tap on "Save"`.
    package var words: String {
        switch self {
        case .launchApp(let launch): launch.words
        case .stopApp: "Stop the app"
        case .clearState: "Clear the app's state"
        case .setPermissions(let isAllowed): "\(isAllowed ? "Allow" : "Deny") notifications"
        case .tap(let tap): tap.words
        case .inputText(let text): "Input text \(text.quoted)"
        case .inputRandom(let text): text.words
        case .eraseText(let count): "Erase \(count) \(count == 1 ? "character" : "characters")"
        case .pasteText: "Paste text"
        case .setClipboard(let text): "Set the clipboard to \(text.quoted)"
        case .copyText(let element): "Copy text from \(element.words)"
        case .expect(let condition, _): "Assert that \(condition.words)"
        case .assertTrue: "Assert that a condition is true"
        case .waitForAnimation: "Wait for animations to end"
        case .scrollUntilVisible(let scroll):
            "Scroll \(scroll.direction.word) until \(scroll.element.words) is visible"
        case .swipe(let swipe): swipe.words
        case .back: "Go back"
        case .hideKeyboard: "Hide the keyboard"
        case .pressKey(let key): "Press the \(key.rawValue) key"
        case .openLink(let link): "Open \(link)"
        case .setOrientation(let orientation): "Set the orientation to \(orientation.rawValue)"
        case .takeScreenshot(let path): "Take a screenshot: \(path)"
        case .startRecording(let path): "Start a recording: \(path)"
        case .stopRecording: "Stop the recording"
        case .group(let group): group.words
        case .repeatSteps(let group, let times): group.words(repeated: times)
        case .retry(let group, let times):
            "Retry \(times) \(times == 1 ? "time" : "times") at most\(group.origin)"
        }
    }
}

extension FlowText {
    package var quoted: String { "\"\(self)\"" }
}

extension FlowLaunch {
    fileprivate var words: String {
        (restarts ? "Launch the app" : "Return to the app") + (clearsState ? " with a clear state" : "")
    }
}

extension FlowTap {
    fileprivate var words: String {
        let verb =
            switch touch {
            case .tap: "Tap on"
            case .doubleTap: "Double-tap on"
            case .longPress: "Long-press on"
            }
        let place = [element?.words, point.map { "point \($0)" }].compactMap { $0 }.joined(separator: ", ")
        return "\(verb) \(place)" + (count > 1 && touch == .tap ? ", \(count) times" : "")
    }
}

extension FlowRandomText {
    fileprivate var words: String {
        switch kind {
        case .text: "Input \(length) random characters"
        case .number: "Input a random number of \(length) digits"
        case .email: "Input a random email address"
        case .personName: "Input a random person's name"
        }
    }
}

extension FlowDirection {
    package var word: String { rawValue.lowercased() }
}

extension FlowSwipe {
    fileprivate var words: String {
        switch path {
        case .screen(let direction): "Swipe \(direction.word)"
        case .element(let element, let direction): "Swipe \(direction.word) from \(element.words)"
        case .points(let start, let end): "Swipe from \(start) to \(end)"
        }
    }
}

extension FlowGroup {
    /// ` of login.yaml`, or nothing for commands in the same file.
    fileprivate var origin: String { file.map { ": \($0)" } ?? "" }

    fileprivate var words: String {
        (file.map { "Run \($0)" } ?? "Run commands") + (condition.map { " when \($0.words)" } ?? "")
    }

    fileprivate func words(repeated times: Int?) -> String {
        let count = times.map { " \($0) \($0 == 1 ? "time" : "times")" } ?? ""
        return "Repeat\(count)" + (condition.map { " while \($0.words)" } ?? "") + origin
    }
}
