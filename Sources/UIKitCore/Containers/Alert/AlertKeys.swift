/// How an action or an alert is written, beyond what UIKit declares: apps set it by name.
extension UIAlertAction {
    /// The names that UIKit's own action knows. A controller in an action's row is taken, and not shown.
    static let properties: Outlets = [
        .inspectable("enabled", \UIAlertAction.isEnabled),
        .outlet("titleTextColor", \UIAlertAction.look.color), .outlet("image", \UIAlertAction.look.image),
        .outlet("imageTintColor", \UIAlertAction.look.imageColor),
        .inspectable("checked", \UIAlertAction.look.isChecked),
        .readOnly("title", \UIAlertAction.title), .readOnly("style", \UIAlertAction.style.rawValue),
        .inspectable("titleTextAlignment", \UIAlertAction.look.alignmentNumber),
        .unused("contentViewController"),
    ]

    /// The colours, the images and the alignment of an action's row.
    struct Look {
        var color: UIColor?
        var alignment = NSTextAlignment.center
        var image: UIImage?
        var imageColor: UIColor?
        var isChecked = false

        /// The alignment as it is set by name. A number that is none changes nothing.
        fileprivate var alignmentNumber: Int {
            get { alignment.rawValue }
            set { alignment = NSTextAlignment(rawValue: newValue) ?? alignment }
        }
    }
}

extension UIAlertController {
    /// The names that UIKit's own alert knows.
    static let properties: Outlets = [
        .outlet("message", \UIAlertController.message),
        .outlet("attributedTitle", \UIAlertController.attributedTitle),
        .outlet("attributedMessage", \UIAlertController.attributedMessage),
        .outlet("contentViewController", \UIAlertController.content),
    ]
}
