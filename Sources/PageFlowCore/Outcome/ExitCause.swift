/// What made a page leave.
public enum ExitCause: String, Hashable, Codable, Sendable, CaseIterable {
    /// A verb, or the app's own call of UIKit.
    case code
    /// The back button of a navigation bar.
    case backButton
    /// A swipe from the edge.
    case edgeSwipe
    /// A swipe that began anywhere on the page.
    case contentSwipe
    /// The user pulled a sheet down, or tapped outside a sheet or popover.
    case interactiveDismissal
    /// The menu that a long press on the back button shows.
    case backMenu
    /// The Escape key, Command-[, or the accessibility gesture for going back.
    case escape
    /// A second tap on the selected tab.
    case tabRetap
    /// A tap on another tab. Guards may be asked for it; no page leaves by it, so no `PageExit` has it.
    case tabSwitch
    /// A tap on an action of an alert, which the alert leaves by.
    case alertAction
    /// The search whose results the page has shown ended.
    case searchEnded
    /// The stack got other pages.
    case stackReplaced
    /// The page went with the controller that contains or presents it.
    case ancestorDismissed
    /// The window got another root.
    case rootReplaced
    /// The window was released, or its scene was disconnected.
    case windowClosed
}

extension ExitCause {
    /// The former name of ``interactiveDismissal``.
    @available(*, deprecated, renamed: "interactiveDismissal")
    public static var sheetPull: ExitCause { .interactiveDismissal }

    /// Decodes a cause by its raw value, former ones included.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let cause = ExitCause(rawValue: name == "sheetPull" ? "interactiveDismissal" : name) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\(name) is no exit cause.")
        }
        self = cause
    }
}
