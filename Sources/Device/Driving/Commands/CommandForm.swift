/// A command's name, its arguments and its purpose. Help, the JSON form and the tools of the Model Context Protocol are made from it.
package struct CommandForm: Sendable {
    /// A named argument.
    package struct Parameter: Sendable {
        /// The values of an argument.
        package enum Kind: Equatable, Sendable {
            case text, number
            case choice([String])
        }

        package let name: String
        package let kind: Kind
        package let isRequired: Bool
        package let summary: String
    }

    /// The name in JSON and of the tool. In text, a hyphen is a space: `double-tap` is `double tap`.
    package let name: String
    /// The form as text, after the name.
    package let usage: String
    package let summary: String
    package let parameters: [Parameter]

    /// The command as text.
    package var text: String {
        let words = name.replacing("-", with: " ")
        return usage.isEmpty ? words : "\(words) \(usage)"
    }

    /// The form with a name, with a hyphen, a space or an underscore between its words.
    package static func named(_ name: String) -> CommandForm? {
        let name = name.replacing(" ", with: "-").replacing("_", with: "-")
        return all.first { $0.name == name }
    }
}

extension CommandForm.Parameter {
    fileprivate static func target(isRequired: Bool = true) -> Self {
        Self(
            name: "target", kind: .text, isRequired: isRequired,
            summary: "The element: its name, #identifier, its number on the last screen, or a point x,y.")
    }

    fileprivate static func text(_ name: String, _ summary: String, isRequired: Bool = true) -> Self {
        Self(name: name, kind: .text, isRequired: isRequired, summary: summary)
    }

    fileprivate static func number(_ name: String, _ summary: String, isRequired: Bool = true) -> Self {
        Self(name: name, kind: .number, isRequired: isRequired, summary: summary)
    }

    fileprivate static func choice(
        _ name: String, _ values: [String], _ summary: String, isRequired: Bool = true
    ) -> Self {
        Self(name: name, kind: .choice(values), isRequired: isRequired, summary: summary)
    }
}

// The commands, in the order of the help.
extension CommandForm {
    package static let all = reading + touching + moving + keeping + leading

    private static let reading = [
        CommandForm(
            name: "screen", usage: "[full]",
            summary: "The visible page: a line for each element with its role, name, frame and faults.",
            parameters: [
                .choice(
                    "detail", ["full"], "full: also images without a name and elements out of sight.",
                    isRequired: false)
            ]),
        CommandForm(
            name: "path", usage: "", summary: "The pages from the root to the visible one.", parameters: []),
        CommandForm(
            name: "callbacks", usage: "", summary: "The view controllers' callbacks since the last action.",
            parameters: []),
        CommandForm(
            name: "diagnostics", usage: "",
            summary: "All warnings and exceptions of UIKit since the launch, with advice.", parameters: []),
        CommandForm(
            name: "shot", usage: "FILE", summary: "Writes a picture of the screen: page.svg or page.png.",
            parameters: [
                .text("file", "The file. Without it, a program receives a PNG.", isRequired: false)
            ]),
    ]

    private static let touching = [
        CommandForm(
            name: "tap", usage: "TARGET", summary: "Taps an element.", parameters: [.target()]),
        CommandForm(
            name: "double-tap", usage: "TARGET", summary: "Taps an element twice.", parameters: [.target()]),
        CommandForm(
            name: "hold", usage: "TARGET [for SECONDS]", summary: "Holds a finger on an element for 1 s.",
            parameters: [.target(), .number("seconds", "The duration.", isRequired: false)]),
        CommandForm(
            name: "type", usage: "TEXT",
            summary: "Types text into the field that is being edited; \\n is the Return key.",
            parameters: [.text("text", "The text.")]),
        CommandForm(
            name: "clear", usage: "", summary: "Deletes the text of the field that is being edited.",
            parameters: []),
    ]

    private static let moving = [
        CommandForm(
            name: "swipe", usage: "back|up|down|left|right [in TARGET]",
            summary: "Moves a finger over the screen, or over an element. back: from the edge.",
            parameters: [
                .choice("direction", SwipeDirection.allCases.map(\.rawValue), "The finger's direction."),
                .target(isRequired: false),
            ]),
        CommandForm(
            name: "pull", usage: "", summary: "Pulls the sheet down, which dismisses it.", parameters: []),
        CommandForm(
            name: "scroll", usage: "to NAME", summary: "Scrolls until an element with this name is in sight.",
            parameters: [.text("target", "The element's name.")]),
        CommandForm(
            name: "back", usage: "", summary: "Taps the back button of the navigation bar.", parameters: []),
        CommandForm(
            name: "open", usage: "URL", summary: "Opens a link in the app.",
            parameters: [.text("url", "The link.")]),
        CommandForm(
            name: "rotate", usage: "[portrait|landscapeLeft|landscapeRight|upsideDown]",
            summary: "Rotates the device; without a name, between portrait and landscape.",
            parameters: [
                .choice(
                    "orientation", ["portrait", "landscapeLeft", "landscapeRight", "upsideDown"],
                    "The orientation.", isRequired: false)
            ]),
        CommandForm(
            name: "wait", usage: "SECONDS", summary: "Advances the app's clock. No real time passes.",
            parameters: [.number("seconds", "Seconds of the app's clock.")]),
    ]

    private static let keeping = [
        CommandForm(
            name: "expect", usage: "[no] NAME",
            summary: "Fails unless the element is in sight; becomes an expectation of the test.",
            parameters: [
                .text("target", "The element's name, or #identifier."),
                .choice("presence", ["no"], "no: expects that it isn't in sight.", isRequired: false),
            ]),
        CommandForm(
            name: "save", usage: "NAME", summary: "Keeps the present moment under a name.",
            parameters: [.text("name", "The moment's name.")]),
        CommandForm(
            name: "restore", usage: "NAME",
            summary: "Goes back to a moment: launches the app again, and repeats the actions up to it.",
            parameters: [.text("name", "The moment's name.")]),
        CommandForm(
            name: "test", usage: "[NAME]", summary: "Prints the session as a Swift test.",
            parameters: [.text("name", "The test's name, a sentence.", isRequired: false)]),
    ]

    private static let leading = [
        CommandForm(name: "launch", usage: "", summary: "Launches the app again.", parameters: []),
        CommandForm(
            name: "device", usage: "CHANGE",
            summary: "Changes the device: iPadAir, iOS 18, style dark, textSize AX3, direction rightToLeft, "
                + "contrast high, boldText on, background, foreground, memoryWarning, shake, statusBar.",
            parameters: [.text("change", "The change, such as \"style dark\".")]),
        CommandForm(
            name: "help", usage: "[COMMAND]", summary: "Lists the commands.",
            parameters: [.text("command", "A command's name.", isRequired: false)]),
        CommandForm(name: "quit", usage: "", summary: "Ends the session.", parameters: []),
    ]
}
