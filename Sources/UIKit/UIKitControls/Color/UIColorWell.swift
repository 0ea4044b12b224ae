/// A round control that shows a color and presents a color picker. iOS 14.
///
/// Follows Apple's page "UIColorWell".
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    private var bridge: ColorWellPicker?

    /// Creates a well without a color.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a well from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The title of the color picker. Default `nil`.
    open var title: String?

    /// Whether the user may change the opacity. Default `true`.
    open var supportsAlpha = true

    /// The selected color; `nil`, the default, if there is none. Setting it sends no event, but notifies observers, as a user's selection
    /// does.
    open var selectedColor: UIColor? {
        willSet { willChange(.selectedColor) }
        didSet { didChange(.selectedColor) }
    }

    /// 28 x 28 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

    /// 28 x 28 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 28, height: 28) }

    /// Presents the color picker when the touch ends on the well.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if touch != nil, isTouchInside { openPicker() }
    }

    /// Prevents tap recognizers of superviews from recognizing a tap on the well.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isTap(gestureRecognizer)
    }

    private func openPicker() {
        guard let page = pageAround, page.presentedViewController == nil else { return }
        let bridge = ColorWellPicker(for: self)
        self.bridge = bridge
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = bridge
        if traitCollection.userInterfaceIdiom == .pad {
            picker.modalPresentationStyle = .popover
            picker.popoverPresentationController?.sourceView = self
        }
        page.present(picker, animated: true)
    }

    func take(_ color: UIColor) {
        selectedColor = color
        sendValueChanged(nil)
    }

    func pickerHasClosed() { bridge = nil }
}

/// The delegate of the color picker that a well has presented.
@MainActor
final class ColorWellPicker: NSObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(for well: UIColorWell) { self.well = well }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        well?.take(color)
    }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        well?.pickerHasClosed()
    }
}

extension UIView {
    /// The nearest view controller that contains the view.
    var pageAround: UIViewController? {
        var responder: UIResponder? = self
        while let present = responder {
            if let page = present as? UIViewController { return page }
            responder = present.next
        }
        return nil
    }
}
