/// Has a large form for users who need one, where the item itself cannot grow. iOS 13.
///
/// Views adopt it. Follows Apple's page "UILargeContentViewerItem".
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the item has a large form.
    var showsLargeContentViewer: Bool { get }
    /// The words in it.
    var largeContentTitle: String? { get }
    /// The picture in it.
    var largeContentImage: UIImage? { get }
    /// Whether the picture fills the place that there is, and does not keep its size.
    var scalesLargeContentImage: Bool { get }
    /// How the picture is moved from the middle, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// What a view says of its large form.
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
