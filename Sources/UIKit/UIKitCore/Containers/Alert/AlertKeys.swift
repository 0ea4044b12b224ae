/// The undocumented properties of actions and alerts that apps set by name, with key-value coding.
extension UIAlertAction {
    /// The keys of ``UIAlertAction``. A content view controller in an action's row is stored but not shown.
    static let properties: Outlets = [
        .inspectable("enabled", \UIAlertAction.isEnabled),
        .outlet("titleTextColor", \UIAlertAction.look.color), .outlet("image", \UIAlertAction.look.image),
        .outlet("imageTintColor", \UIAlertAction.look.imageColor),
        .inspectable("checked", \UIAlertAction.look.isChecked),
        .readOnly("title", \UIAlertAction.title), .readOnly("style", \UIAlertAction.style.rawValue),
        .inspectable("titleTextAlignment", \UIAlertAction.look.alignmentNumber),
        .unused("contentViewController"),
    ]

    /// The colors, images and alignment of an action's row.
    struct Look {
        var color: UIColor?
        var alignment = NSTextAlignment.center
        var image: UIImage?
        var imageColor: UIColor?
        var isChecked = false

        /// The alignment as its raw value. An invalid value is ignored.
        fileprivate var alignmentNumber: Int {
            get { alignment.rawValue }
            set { alignment = NSTextAlignment(rawValue: newValue) ?? alignment }
        }
    }
}

extension UIAlertController {
    /// The keys of ``UIAlertController``.
    static let properties: Outlets = [
        .outlet("message", \UIAlertController.message),
        .outlet("attributedTitle", \UIAlertController.attributedTitle),
        .outlet("attributedMessage", \UIAlertController.attributedMessage),
        .outlet("contentViewController", \UIAlertController.content),
    ]
}
