import Testing

/// How a customer gets to a page from the one before it.
struct Way: CustomTestStringConvertible {
    /// Something that a finger does.
    enum Step: ExpressibleByStringLiteral {
        /// Taps what is called so.
        case tap(String)
        /// Taps the control that sends this action: one without a name.
        case send(String)
        /// Taps the symbol on the right of the page's bar.
        case symbol
        /// Taps the page's first button that has a symbol and no words.
        case symbolButton
        /// Taps keys of the page, one after the other.
        case keys(String)
        /// Types into the field that is edited.
        case type(String)
        /// Taps the field with a placeholder, and types into it.
        case fill(String, String)
        /// Taps the page's text view, and types into it.
        case write(String)
        /// Turns the page's first switch over.
        case turnSwitch
        /// Drags the page's first slider.
        case drag

        init(stringLiteral name: String) { self = .tap(name) }
    }

    /// The page, by its class without "ViewController".
    let page: String
    /// The page before it; `nil` for the app's first one.
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
