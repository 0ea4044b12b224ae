/// A view controller that lets the user select a font.
///
/// Present it. It dismisses itself when the user has selected a font or canceled. It shows the fonts of iOS and of the app; a test can
/// perform the user's selection. iOS 13. Follows Apple's page "UIFontPickerViewController".
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    private let ownConfiguration: Configuration

    /// Creates a font picker with a configuration.
    public init(configuration: UIFontPickerViewController.Configuration) {
        ownConfiguration = configuration.copied
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a font picker for the fonts of all families.
    public convenience init() { self.init(configuration: Configuration()) }

    /// A font picker can't be decoded from an archive: returns `nil`.
    public required init?(coder: NSCoder) { nil }

    /// A copy of the configuration that the font picker was created with.
    open var configuration: UIFontPickerViewController.Configuration { ownConfiguration.copied }

    /// The object that is notified of the user's selection. Not retained.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// The selected font. Setting it doesn't notify the delegate. Default `nil`.
    open var selectedFontDescriptor: UIFontDescriptor?

    /// Creates the list of fonts.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let cancel = UIBarButtonItem(.cancel) { [weak self] in self?.userCancels() }
        let content = SystemPageView(
            title: title ?? "Choose Font", leading: cancel, content: ChoiceList(rows))
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    /// The configuration of a font picker. iOS 13. Follows Apple's page "UIFontPickerViewController.Configuration".
    @preconcurrency @MainActor
    open class Configuration: NSObject, NSCopying {
        /// Creates a configuration that includes all families.
        public override init() {
            super.init()
        }

        /// Whether the user can select faces, such as bold, instead of only families. Default `false`.
        open var includeFaces = false

        /// Whether font names use the system font instead of their own font. Default `false`.
        open var displayUsingSystemFont = false

        /// The traits that a font must have to be included. Default none.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        /// Returns a copy of the configuration.
        nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainThread.isolated { copied } }

        fileprivate var copied: Configuration {
            let copied = Configuration()
            copied.includeFaces = includeFaces
            copied.displayUsingSystemFont = displayUsingSystemFont
            copied.filteredTraits = filteredTraits
            return copied
        }
    }
}

// Contents.
extension UIFontPickerViewController {
    /// The families, or a section of faces for each family.
    private var rows: [[ChoiceRow]] {
        let families = UIFont.familyNames.map { family in
            UIFont.fontNames(forFamilyName: family).map { UIFontDescriptor(name: $0, size: 0) }
                .filter { $0.symbolicTraits.isSuperset(of: ownConfiguration.filteredTraits) }
        }.filter { !$0.isEmpty }
        if ownConfiguration.includeFaces { return families.map { $0.map { row($0.postscriptName, $0) } } }
        return [
            families.map { faces in
                let family = faces[0].object(forKey: .family) as? String ?? faces[0].postscriptName
                return row(family, UIFontDescriptor(fontAttributes: [.family: family]))
            }
        ]
    }

    private func row(_ name: String, _ font: UIFontDescriptor) -> ChoiceRow {
        let own = ownConfiguration.displayUsingSystemFont ? nil : UIFont(descriptor: font, size: 17)
        return ChoiceRow(name, font: own) { [weak self] in self?.userChooses(font) }
    }
}

// User interaction.
extension UIFontPickerViewController: SystemPage {
    package func userCancels() {
        delegate?.fontPickerViewControllerDidCancel(self)
        leave()
    }

    package func userChooses(_ font: UIFontDescriptor) {
        selectedFontDescriptor = font
        delegate?.fontPickerViewControllerDidPickFont(self)
        leave()
    }

    /// Dismisses the font picker. Called after the delegate, because a delegate that dismisses it must find it presented.
    private func leave() {
        if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
    }
}

/// The methods that report the user's selection of a font. Every method is optional. iOS 13.
///
/// Follows Apple's page "UIFontPickerViewControllerDelegate".
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has canceled.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)

    /// Called when the user has selected a font: the picker's ``UIFontPickerViewController/selectedFontDescriptor``.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

// Apple's members are optional.
extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
