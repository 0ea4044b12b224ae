/// Controls the editing of a text view. Follows Apple's page "UITextViewDelegate".
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    /// Returns whether editing may begin. Default `true`.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

    /// Returns whether editing may end. Default `true`.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool

    /// Called when the view has become the first responder.
    func textViewDidBeginEditing(_ textView: UITextView)

    /// Called when the view is no longer first responder, also when it was forced to resign.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Returns whether a range of the text may be replaced with typed text. Default `true`. Not called when code changes the text.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool

    /// Returns whether the ranges may be replaced with typed text: one of them, while the text of the others is deleted. Each value is an
    /// `NSRange`. Optional; by default, the method for one range is called with their union. iOS 26.
    func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool

    /// Called when the user has changed the text or its attributes. Not called when code sets the text.
    func textViewDidChange(_ textView: UITextView)

    /// Called when the selection or the insertion point has changed.
    func textViewDidChangeSelection(_ textView: UITextView)

    /// Returns the edit menu for a range of the text; `nil` for a menu of the suggested actions. iOS 16.
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement])
        -> UIMenu?

    /// Returns the edit menu for ranges of the text; `nil` for a menu of the suggested actions. Each value is an `NSRange`. Optional; by
    /// default, the method for one range is called with their union. iOS 26.
    func textView(
        _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Called before the edit menu appears. iOS 16.
    func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)

    /// Called when the edit menu disappears. iOS 16.
    func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)

    /// Returns the action of a tap on a link or an attachment: `defaultAction` or another action; `nil` for none. Default `defaultAction`.
    /// iOS 17.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
        -> UIAction?

    /// Returns the menu of a long press on a link, an attachment or a tag: with `defaultMenu` or another menu; `nil` for none. Optional; by
    /// default, the default menu opens. iOS 17.
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
        -> UITextItem.MenuConfiguration?

    /// Called before the menu of a text item appears. iOS 17.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)

    /// Called when the menu of a text item disappears. iOS 17.
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)

    /// Returns whether a tap on a link opens it. Default `true`. Called if `textView(_:primaryActionFor:defaultAction:)` isn't implemented.
    /// iOS 10, deprecated by Apple in iOS 17.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    /// Returns whether the user may interact with an attachment. Default `true`. iOS 10, deprecated by Apple in iOS 17.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool

    /// Returns whether a tap on a link opens it. Called if the method with an interaction isn't implemented. iOS 7, deprecated by Apple in
    /// iOS 10.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool

    /// Returns whether the user may interact with an attachment. Default `true`. Called if the method with an interaction isn't
    /// implemented. iOS 7, deprecated by Apple in iOS 10.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange
    ) -> Bool
}

// Optional methods of Apple's protocol.
extension UITextViewDelegate {
    /// Returns `true`.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Returns `true`.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns `true`.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Leaves the decision to the method for one range.
    public func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool { OptionalMember.absent(true) }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Returns `nil`, for the suggested actions. iOS 16.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Leaves the menu to the method for one range.
    public func textView(
        _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu? { OptionalMember.absent(nil) }
    /// Does nothing.
    public func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Leaves the decision to the older methods.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { OptionalMember.absent(defaultAction) }
    /// Returns a configuration with the default menu.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
    /// Does nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Calls the older method.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { OptionalMember.absent(true) }
    /// Calls the older method.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { OptionalMember.absent(true) }
    /// Returns `true`.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool { true }
    /// Returns `true`.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange
    ) -> Bool { true }
}

/// The user's interaction with a link or an attachment. iOS 10. Follows Apple's page "UITextItemInteraction".
public enum UITextItemInteraction: Int, Sendable {
    /// A tap, for the default action.
    case invokeDefaultAction = 0
    /// A long press, for a menu.
    case presentActions = 1
    /// A 3D Touch press, for a preview.
    case preview = 2
}

/// The types of data that a text view detects in its text and shows as links. iOS 3. Follows Apple's page "UIDataDetectorTypes".
///
/// URLs, email addresses and telephone numbers are detected here; the other types have no effect.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates types from their raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// URLs and email addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses. iOS 4. Not detected here.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times. iOS 4. Not detected here.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Parcel tracking numbers. iOS 10. Not detected here.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Flight numbers. iOS 10. Not detected here.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Suggestions that the system can look up. iOS 10. Not detected here.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// All types.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
