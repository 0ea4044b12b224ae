/// A page on which the user chooses a colour. iOS 14. Follows Apple's page "UIColorPickerViewController".
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// Creates the page.
    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates the page from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Is notified of the colours that the user chooses. Not retained.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The chosen colour. Setting it does not tell the delegate. Default white.
    open var selectedColor: UIColor = .white {
        willSet { willNotify(of: .selectedColor) }
        didSet {
            surface?.color = selectedColor
            didNotify(of: .selectedColor)
        }
    }

    /// Whether the user may choose how transparent the colour is. Default `true`.
    open var supportsAlpha = true {
        didSet { surface?.showsOpacity = supportsAlpha }
    }

    private var surface: ColorSurface?

    /// Makes the grid of colours, the slider of the opacity and the button that closes.
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

    /// Tells the delegate when the page has gone.
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

/// Is notified of the colours that the user chooses. Every method is optional. iOS 14.
///
/// Follows Apple's page "UIColorPickerViewControllerDelegate".
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has chosen a colour. Deprecated by Apple in iOS 15.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

    /// Called when the user has chosen a colour; `continuously` while a finger still moves. iOS 15.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

    /// Called when the page has gone.
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
