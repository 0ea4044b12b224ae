import Simulator

/// Something that a user can do, and the few things that happen to an app from outside.
public enum UserAction: Codable, Hashable, Sendable {
    /// Taps something, a number of times.
    case tap(TouchTarget, times: Int)
    /// Types into fields, one after the other.
    case fill([FilledField])
    /// Types where the insertion point is, a number of times.
    case type(String, times: Int)
    /// Drags the thumb of a slider, a wheel, or something else that is dragged.
    case drag(TouchTarget)
    /// Swipes a row to its side, to see what lies beneath.
    case swipeRow(TouchTarget)
    /// Holds a finger on something.
    case longPress(TouchTarget)
    /// Presses a key of a keyboard, with modifiers as `UIKeyModifierFlags` counts them.
    case press(String, modifiers: Int)
    /// Goes back in a way that needs no button.
    case goBack(BackForm)
    /// Closes a page of the system's with nothing chosen.
    case cancelSystemPage
    /// Turns the device.
    case rotate(isLandscape: Bool)
    /// Goes to the home screen and comes back.
    case leaveAndReturn
    /// The system warns the app of short memory.
    case memoryWarning
    /// Chooses the largest text size, or the usual one again.
    case useLargestText(Bool)
    /// Lets time pass, in seconds.
    case wait(Double)
    /// The app's own call of ``Navigating/returnHome(style:animated:)`` on the visible page.
    case returnHome
}

/// A way back that needs no button.
public enum BackForm: String, Codable, CaseIterable, Sendable {
    case edgeSwipe, contentSwipe, backMenu, backKeys, escape, escapeGesture, pulledSheet, tapBeside

    /// Those of a keyboard and of VoiceOver.
    static let withoutScreen: [BackForm] = [.backKeys, .escape, .escapeGesture]
}

/// Something that a finger can be put on.
public struct TouchTarget: Codable, Hashable, Sendable {
    /// What it is called; `nil` for what has no name.
    public let name: String?
    /// Its class, or what it is in a list.
    public let kind: String
    /// Its number among those of the same name and kind, the frontmost first.
    public let number: Int
}

/// A field and what is typed into it.
public struct FilledField: Codable, Hashable, Sendable {
    /// The field.
    public let target: TouchTarget
    /// The text.
    public let text: String
}

extension TouchTarget: CustomStringConvertible {
    /// The name, or the kind of what has none.
    public var description: String {
        let place = number == 0 ? "" : " \(number + 1)"
        return name.map { "\"\($0)\"\(place)" } ?? "\(kind)\(place)"
    }
}

extension UserAction: CustomStringConvertible {
    /// In words, as in a list of steps.
    public var description: String {
        switch self {
        case .tap(let target, let times): "tap \(target)" + Self.times(times)
        case .fill(let fields): fields.map { "type \"\($0.text)\" into \($0.target)" }.joined(separator: ", ")
        case .type(let text, let times): "type \(text == "\n" ? "return" : "\"\(text)\"")" + Self.times(times)
        case .drag(let target): "drag \(target)"
        case .swipeRow(let target): "swipe \(target) to its side"
        case .longPress(let target): "hold a finger on \(target)"
        case .press(let key, let modifiers):
            "press the key \(key.debugDescription)\(Self.modifiers(modifiers))"
        case .goBack(let form): form.words
        case .cancelSystemPage: "close the system's page"
        case .rotate(let isLandscape): isLandscape ? "turn the device on its side" : "turn the device upright"
        case .leaveAndReturn: "go to the home screen and come back"
        case .memoryWarning: "memory is short"
        case .useLargestText(let isOn): isOn ? "choose the largest text size" : "choose the usual text size"
        case .wait(let seconds): "wait \(seconds) s"
        case .returnHome: "the app calls returnHome"
        }
    }

    private static func times(_ count: Int) -> String { count == 1 ? "" : ", \(count) times" }

    private static func modifiers(_ value: Int) -> String { value == 0 ? "" : " with modifiers \(value)" }
}

extension BackForm {
    /// In words, as in a list of steps.
    var words: String {
        switch self {
        case .edgeSwipe: "swipe back from the edge"
        case .contentSwipe: "swipe back from the middle"
        case .backMenu: "choose the first page in the menu of the back button"
        case .backKeys: "press the keys for going back"
        case .escape: "press Escape"
        case .escapeGesture: "make VoiceOver's gesture for leaving"
        case .pulledSheet: "pull the sheet down"
        case .tapBeside: "tap beside the page"
        }
    }
}
