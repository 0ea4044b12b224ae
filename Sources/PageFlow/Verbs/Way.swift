import UIKit

/// How a page comes.
public enum Way: Hashable, Sendable {
    /// Pushed if the page that asks is in a navigation controller, else presented.
    case automatic
    /// Onto the navigation controller around the page that asks.
    case push
    /// Over the page that asks, in the new page's own `modalPresentationStyle`.
    case present
    /// Over the page that asks, in this style.
    case presented(UIModalPresentationStyle)
    /// As the last tab of the tab bar controller around the page that asks, and chosen.
    case tab
    /// As a part of the page that asks, filling it.
    case embed
}
