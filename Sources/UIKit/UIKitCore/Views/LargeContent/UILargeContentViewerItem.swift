/// An item that the large content viewer can show, because the item itself can't grow with the text size. iOS 13.
///
/// Views conform to it. Follows Apple's page "UILargeContentViewerItem".
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the large content viewer shows the item.
    var showsLargeContentViewer: Bool { get }
    /// The title in the large content viewer.
    var largeContentTitle: String? { get }
    /// The image in the large content viewer.
    var largeContentImage: UIImage? { get }
    /// Whether the image is scaled to the available space instead of keeping its size.
    var scalesLargeContentImage: Bool { get }
    /// The insets of the image, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// A view's values for the large content viewer.
struct LargeContentNotes {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var imageInsets = UIEdgeInsets.zero
}

extension UIView {
    func changed(_ notes: LargeContentNotes?, _ change: (inout LargeContentNotes) -> Void)
        -> LargeContentNotes
    {
        var notes = notes ?? LargeContentNotes()
        change(&notes)
        return notes
    }
}

extension UIScreen {
    /// Posted after ``showsLargeContent`` has changed.
    nonisolated package static let largeContentDidChange = Notification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    /// Whether the large content viewer is enabled: the user has an accessibility text size.
    package var showsLargeContent: Bool {
        traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    func largeContentFollows(from old: UITraitCollection) {
        guard old.preferredContentSizeCategory.isAccessibilityCategory != showsLargeContent else { return }
        NotificationCenter.default.post(name: UIScreen.largeContentDidChange, object: nil)
    }
}
