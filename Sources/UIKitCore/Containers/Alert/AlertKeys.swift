/// How an action or an alert is written, beyond what UIKit declares: apps set it by name.
extension UIAlertAction {
    /// The names that UIKit's own action knows. A controller beneath the title is taken, and not shown.
    static let properties: Outlets = [
        .inspectable("enabled", \UIAlertAction.isEnabled),
        .outlet("titleTextColor", \UIAlertAction.look.color), .outlet("image", \UIAlertAction.look.image),
        .outlet("imageTintColor", \UIAlertAction.look.imageColor),
        .inspectable("checked", \UIAlertAction.look.isChecked),
        .readOnly("title", \UIAlertAction.title), .readOnly("style", \UIAlertAction.style.rawValue),
        .unused("titleTextAlignment"), .unused("contentViewController"),
    ]

    /// The colours and images of an action's row.
    struct Look {
        var color: UIColor?
        var image: UIImage?
        var imageColor: UIColor?
        var isChecked = false
    }
}

extension UIAlertController {
    /// The names that UIKit's own alert knows. A controller beneath the texts is taken, and not shown.
    static let properties: Outlets = [
        .outlet("message", \UIAlertController.message),
        .outlet("attributedTitle", \UIAlertController.attributedTitle),
        .outlet("attributedMessage", \UIAlertController.attributedMessage),
        .unused("contentViewController"),
    ]
}
