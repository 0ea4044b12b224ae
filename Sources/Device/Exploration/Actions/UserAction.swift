import Simulator

/// An action of a user, or one of a few events from outside the app.
public enum UserAction: Codable, Hashable, Sendable {
    /// Taps an element, a number of times.
    case tap(TouchTarget, times: Int)
    /// Types into fields, one after the other.
    case fill([FilledField])
    /// Types at the insertion point, a number of times.
    case type(String, times: Int)
    /// Drags a slider's thumb, a picker's wheel, or another draggable element.
    case drag(TouchTarget)
    /// Swipes a row sideways, to reveal its swipe actions.
    case swipeRow(TouchTarget)
    /// Long-presses an element.
    case longPress(TouchTarget)
    /// Presses a key of a keyboard, with the raw value of its `UIKeyModifierFlags`.
    case press(String, modifiers: Int)
    /// Goes back without a button.
    case goBack(BackForm)
    /// Cancels a system page.
    case cancelSystemPage
    /// Rotates the device.
    case rotate(isLandscape: Bool)
    /// Goes to the Home Screen and returns.
    case leaveAndReturn
    /// Sends a memory warning.
    case memoryWarning
    /// Sets the largest text size, or the default one.
    case useLargestText(Bool)
    /// Advances the clock by some seconds.
    case wait(Double)
    /// Calls ``Navigating/returnHome(style:animated:)`` on the visible page, as the app's own code.
    case returnHome
}

/// A way to go back without a button.
public enum BackForm: String, Codable, CaseIterable, Sendable {
    case edgeSwipe, contentSwipe, backMenu, backKeys, escape, escapeGesture, pulledSheet, tapBeside

    /// The forms that use a keyboard or VoiceOver.
    static let withoutScreen: [BackForm] = [.backKeys, .escape, .escapeGesture]
}

/// An element that can be touched.
public struct TouchTarget: Codable, Hashable, Sendable {
    /// The name; `nil` if it has none.
    public let name: String?
    /// Its class, or its role in a list.
    public let kind: String
    /// Its index among the elements with the same name and kind, the frontmost first.
    public let number: Int
}

/// A field and the text to type into it.
public struct FilledField: Codable, Hashable, Sendable {
    /// The field.
    public let target: TouchTarget
    /// The text.
    public let text: String
}

extension TouchTarget: CustomStringConvertible {
    /// The name; the kind if it has none.
    public var description: String {
        let place = number == 0 ? "" : " \(number + 1)"
        return name.map { "\"\($0)\"\(place)" } ?? "\(kind)\(place)"
    }
}

extension UserAction: CustomStringConvertible {
    /// A description for a list of steps.
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
    /// A description for a list of steps.
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
