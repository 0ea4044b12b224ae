/// A view controller that lets the user select a color. iOS 14. Follows Apple's page "UIColorPickerViewController".
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// Creates a color picker.
    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a color picker from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The object that is notified of the user's selection. Not retained.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The selected color. Setting it doesn't notify the delegate. Default white.
    open var selectedColor: UIColor = .white {
        willSet { willNotify(of: .selectedColor) }
        didSet {
            surface?.color = selectedColor
            didNotify(of: .selectedColor)
        }
    }

    /// Whether the user may change the opacity. Default `true`.
    open var supportsAlpha = true {
        didSet { surface?.showsOpacity = supportsAlpha }
    }

    private var surface: ColorSurface?

    /// Creates the color grid, the opacity slider and the close button.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        let surface = ColorSurface(frame: view.bounds)
        surface.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        surface.title = title ?? "Colors"
        surface.color = selectedColor
        surface.showsOpacity = supportsAlpha
        surface.onChoice = { [weak self] in self?.userChooses($0, isMoving: $1) }
        surface.onClose = { [weak self] in self?.dismiss(animated: true) }
        self.surface = surface
        view.addSubview(surface)
    }

    /// Notifies the delegate that the color picker has been dismissed.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
    }

    private func userChooses(_ color: UIColor, isMoving: Bool) {
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: isMoving)
        delegate?.colorPickerViewControllerDidSelectColor(self)
    }
}

/// The methods that report the user's selection of a color. Every method is optional. iOS 14.
///
/// Follows Apple's page "UIColorPickerViewControllerDelegate".
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has selected a color. Deprecated by Apple in iOS 15.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

    /// Called when the user has selected a color; `continuously` while the touch continues. iOS 15.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

    /// Called when the color picker has been dismissed.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

// Apple's members are optional.
extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// Does nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
