import FlowPlan
import Yams

// A command by its name.
extension CommandReader {
    /// The commands that this reader knows.
    static let names =
        [
            "launchApp", "stopApp", "killApp", "clearState", "setPermissions", "tapOn", "doubleTapOn",
            "longPressOn",
            "inputText", "eraseText", "pasteText", "setClipboard", "copyTextFrom", "assertVisible",
            "assertNotVisible", "assertTrue", "extendedWaitUntil", "waitForAnimationToEnd", "scroll",
            "scrollUntilVisible", "swipe", "back", "hideKeyboard", "pressKey", "openLink", "setOrientation",
            "takeScreenshot", "startRecording", "stopRecording", "runFlow", "repeat", "retry",
        ] + FlowRandomText.Kind.allCases.map(\.rawValue)

    func command(_ name: String, _ node: Node, _ line: Int) throws(FlowFault) -> FlowCommand {
        switch name {
        case "launchApp": return .launchApp(try launch(node, line))
        case "stopApp", "killApp", "clearState": return try appCommand(name, node, line)
        case "setPermissions": return try permissions(node, line)
        case "tapOn", "doubleTapOn", "longPressOn": return .tap(try tap(name, node, line))
        case "assertVisible", "assertNotVisible", "extendedWaitUntil", "assertTrue", "waitForAnimationToEnd":
            return try check(name, node, line)
        case "scroll", "swipe", "scrollUntilVisible": return try movement(name, node, line)
        case "runFlow", "repeat", "retry": return try group(name, node, line)
        case "back", "hideKeyboard", "pasteText", "stopRecording": return try plain(name, node, line)
        case "pressKey", "openLink", "setOrientation", "takeScreenshot", "startRecording":
            return try deviceCommand(name, node, line)
        default: return try textCommand(name, node, line)
        }
    }

    /// A command without a value.
    private func plain(_ name: String, _ node: Node, _ line: Int) throws(FlowFault) -> FlowCommand {
        _ = try fields(node, of: name, [], line)
        switch name {
        case "back": return .back
        case "hideKeyboard": return .hideKeyboard
        case "pasteText": return .pasteText
        default: return .stopRecording
        }
    }

    private func textCommand(_ name: String, _ node: Node, _ line: Int) throws(FlowFault) -> FlowCommand {
        switch name {
        case "inputText": return .inputText(try textOrFields(node, of: name, key: "text"))
        case "setClipboard": return .setClipboard(try textOrFields(node, of: name, key: "text"))
        case "eraseText": return .eraseText(try erasedCount(node, line))
        case "copyTextFrom":
            return .copyText(try element(node, of: name, line, Self.commonKeys))
        default:
            guard let kind = FlowRandomText.Kind(rawValue: name) else { throw unknown(name, line) }
            let fields = try fields(node, of: name, ["length"], line)
            return .inputRandom(FlowRandomText(kind, length: try fields.integer("length", in: 1...1000) ?? 8))
        }
    }

    private func erasedCount(_ node: Node, _ line: Int) throws(FlowFault) -> Int {
        let range = 0.0...1000.0
        if node.scalar != nil, !node.isEmpty { return try scope.integer(node, of: "eraseText", in: range) }
        return try fields(node, of: "eraseText", ["charactersToErase"], line)
            .integer("charactersToErase", in: range) ?? 50
    }

    /// The element of a command that has no other keys but those of the element and some more.
    func element(_ node: Node, of name: String, _ line: Int, _ keys: [String]) throws(FlowFault)
        -> ElementSelector
    {
        if node.scalar != nil, !node.isEmpty { return try selectors.selector(node, of: name) }
        let fields = try Fields(node, of: name, in: scope, allowed: SelectorReader.keys + keys)
        if let selector = try selectors.selector(fields) { return selector }
        throw scope.fault(
            line, "\(name) describes no element.", repair: "Add a text, an id or another key of an element.")
    }

    private func unknown(_ name: String, _ line: Int) -> FlowFault {
        if let left = LeftOutCommand(rawValue: name) {
            return scope.fault(line, "\(name) is left out: \(left.reason)", repair: left.repair)
        }
        let repair =
            NearestName.spelled(name, in: Self.names).map { "Did you mean '\($0)'?" }
            ?? "docs/Flows.md lists all commands."
        return scope.fault(line, "There is no command '\(name)'.", repair: repair)
    }
}

/// A command of Maestro's that PageFlow doesn't have.
enum LeftOutCommand: String, CaseIterable {
    case addMedia, assertNoDefectsWithAI, assertScreenshot, assertWithAI, clearKeychain, evalScript
    case extractTextWithAI, inputRandomCityName, inputRandomColorName, inputRandomCountryName, runScript
    case setAirplaneMode, setLocation, toggleAirplaneMode, travel

    /// The reason, as a sentence.
    var reason: String {
        switch self {
        case .addMedia: "the photo library belongs to the test."
        case .assertNoDefectsWithAI, .assertWithAI, .extractTextWithAI: "it needs a language model."
        case .assertScreenshot: "pictures of Maestro come from a device."
        case .clearKeychain: "the simulator has no keychain."
        case .evalScript, .runScript: "flows run without JavaScript."
        case .inputRandomCityName, .inputRandomColorName, .inputRandomCountryName:
            "its words are Maestro's own."
        case .setAirplaneMode, .toggleAirplaneMode: "the simulator has no radio."
        case .setLocation, .travel: "the simulator has no location."
        }
    }

    /// The repair, as a sentence.
    var repair: String {
        switch self {
        case .addMedia: "Set Simulator.photos in a test."
        case .assertNoDefectsWithAI, .assertWithAI, .extractTextWithAI: "Assert a text with assertVisible."
        case .assertScreenshot: "Compare pictures in a test."
        case .evalScript, .runScript: "Pass values with -e or env."
        case .inputRandomCityName, .inputRandomColorName, .inputRandomCountryName:
            "Use inputRandomText or inputText."
        default: "Remove it, or put it into runFlow with when and platform: Android."
        }
    }
}
