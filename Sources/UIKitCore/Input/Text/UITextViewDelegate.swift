/// Decides on the editing of a text view, and is notified. Follows Apple's page "UITextViewDelegate".
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    /// Whether editing may begin. Default `true`.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

    /// Whether editing may end. Default `true`.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool

    /// Called when the view has become the first responder.
    func textViewDidBeginEditing(_ textView: UITextView)

    /// Called when the view is the first responder no more; also when it was forced to resign.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Whether what the user types or deletes is to be changed in the text. Default `true`. Not asked when code changes
    /// the text.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool

    /// Called when the user has changed the text or its attributes. Not called when code sets the text.
    func textViewDidChange(_ textView: UITextView)

    /// Called when the selection or the insertion point has changed.
    func textViewDidChangeSelection(_ textView: UITextView)

    /// Returns the edit menu for a range of the text; `nil` for one of the suggested actions. iOS 16.
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement])
        -> UIMenu?

    /// Called before the edit menu is shown. iOS 16.
    func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)

    /// Called when the edit menu goes. iOS 16.
    func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)

    /// What a tap on a link or an attachment does: `defaultAction` or another action; with `nil` nothing. Default
    /// `defaultAction`. iOS 17.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
        -> UIAction?

    /// Returns the menu that a finger opens that is held on a link, an attachment or a tag: with `defaultMenu`, or another; `nil` for none.
    /// Optional; without it the default menu opens. iOS 17.
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
        -> UITextItem.MenuConfiguration?

    /// Called before that menu is shown. iOS 17.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)

    /// Called when that menu goes. iOS 17.
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)

    /// Whether a tap on a link opens it. Default `true`. Asked where `textView(_:primaryActionFor:defaultAction:)` is
    /// absent. iOS 10, deprecated by Apple in iOS 17.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    /// Whether the user may do something with an attachment. Default `true`. iOS 10, deprecated by Apple in iOS 17.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool

    /// Whether a tap on a link opens it. Asked where the member with an interaction is absent. iOS 7, deprecated by Apple
    /// in iOS 10.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool

    /// Whether the user may do something with an attachment. Default `true`. Asked where the member with an interaction is absent. iOS 7,
    /// deprecated by Apple in iOS 10.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange
    ) -> Bool
}

// Apple's members are optional.
extension UITextViewDelegate {
    /// Lets editing begin.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Lets editing end.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Makes the change.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// The suggested actions. iOS 16.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Does nothing.
    public func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Lets the other members decide.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { OptionalMember.absent(defaultAction) }
    /// Stands in for the optional method: the default menu.
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
    /// Lets the older member decide.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { OptionalMember.absent(true) }
    /// Lets the older member decide.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { OptionalMember.absent(true) }
    /// Agrees.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool { true }
    /// Agrees.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange
    ) -> Bool { true }
}

/// What the user does with a link or an attachment. iOS 10. Follows Apple's page "UITextItemInteraction".
public enum UITextItemInteraction: Int, Sendable {
    /// A tap.
    case invokeDefaultAction = 0
    /// A long press, for a menu.
    case presentActions = 1
    /// A firm press, for a preview.
    case preview = 2
}

/// What a text view finds in its text and shows as links. iOS 3. Follows Apple's page "UIDataDetectorTypes".
///
/// Addresses of the web and of mail, and telephone numbers are found here; the other kinds are names alone.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates types from bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of the web and of mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses. iOS 4. None is found here.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times. iOS 4. None is found here.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels. iOS 10. None is found here.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights. iOS 10. None is found here.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// What the system can look up. iOS 10. None is found here.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// All of them.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
