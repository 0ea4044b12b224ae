import Testing

/// The way from one page to the next.
struct Way: CustomTestStringConvertible {
    /// A user action.
    enum Step: ExpressibleByStringLiteral {
        /// Taps the element with this name.
        case tap(String)
        /// Taps the control that sends this action, if it has no name.
        case send(String)
        /// Taps the symbol on the right of the page's bar.
        case symbol
        /// Taps the page's first button with a symbol and no title.
        case symbolButton
        /// Taps keys of the page in sequence.
        case keys(String)
        /// Types into the edited field.
        case type(String)
        /// Taps the field with a placeholder, and types into it.
        case fill(String, String)
        /// Taps the page's text view, and types into it.
        case write(String)
        /// Toggles the page's first switch.
        case turnSwitch
        /// Drags the page's first slider.
        case drag

        init(stringLiteral name: String) { self = .tap(name) }
    }

    /// The page, by its class without "ViewController".
    let page: String
    /// The previous page; `nil` for the app's first page.
    let previous: String?
    let steps: [Step]

    init(_ page: String, from previous: String?, _ steps: Step...) {
        self.page = page
        self.previous = previous
        self.steps = steps
    }

    var testDescription: String { page }

    /// The ways from the app's first page to this one.
    var pagesFromLaunch: [Way] {
        let before = previous.flatMap { name in Way.all.first { $0.page == name }?.pagesFromLaunch }
        return (before ?? []) + [self]
    }

    static let all = app + accounts + payments + service
}
