/// The cause of a page's exit.
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
    /// A choice in the menu that a long press on the back button opens.
    case backMenu
    /// The Escape key, Command-[, or the accessibility gesture for going back.
    case escape
    /// A second tap on the selected tab.
    case tabRetap
    /// A tap on another tab. Guards may be asked with this cause, but no page leaves, so no `PageExit` has it.
    case tabSwitch
    /// A tap on an action of an alert, which dismisses the alert.
    case alertAction
    /// The end of the search whose results the page showed.
    case searchEnded
    /// An assignment of other pages to the stack.
    case stackReplaced
    /// The exit of the controller that contains or presents the page.
    case ancestorDismissed
    /// A new root of the window.
    case rootReplaced
    /// The release of the window, or the disconnection of its scene.
    case windowClosed
}

extension ExitCause {
    /// The former name of ``interactiveDismissal``.
    @available(*, deprecated, renamed: "interactiveDismissal")
    public static var sheetPull: ExitCause { .interactiveDismissal }

    /// Decodes a cause from its raw value, including former ones.
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
