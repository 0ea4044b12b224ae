/// A page on which the user chooses a font.
///
/// Present it: it goes by itself when the user has chosen or cancelled. It shows the fonts of iOS and of the app; a test may say what
/// the user chooses. iOS 13. Follows Apple's page "UIFontPickerViewController".
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    private let ownConfiguration: Configuration

    /// Creates a page that offers fonts as a configuration says.
    public init(configuration: UIFontPickerViewController.Configuration) {
        ownConfiguration = configuration.copied
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a page that offers the fonts of all families.
    public convenience init() { self.init(configuration: Configuration()) }

    /// A picker does not come from an archive: `nil`.
    public required init?(coder: NSCoder) { nil }

    /// Which fonts are offered: a copy of what the page was created with.
    open var configuration: UIFontPickerViewController.Configuration { ownConfiguration.copied }

    /// Is notified of the user's choice. Not retained.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// The font that the user has chosen. Setting it does not tell the delegate. Default `nil`.
    open var selectedFontDescriptor: UIFontDescriptor?

    /// Makes the list of fonts.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let cancel = UIBarButtonItem(.cancel) { [weak self] in self?.userCancels() }
        let content = SystemPageView(
            title: title ?? "Choose Font", leading: cancel, content: ChoiceList(rows))
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    /// What a page for fonts offers. iOS 13. Follows Apple's page "UIFontPickerViewController.Configuration".
    @preconcurrency @MainActor
    open class Configuration: NSObject, NSCopying {
        /// Creates a configuration that offers all families.
        public override init() {
            super.init()
        }

        /// Whether the user chooses faces, such as bold, and not families alone. Default `false`.
        open var includeFaces = false

        /// Whether names are written in the system's font, and not each in its own. Default `false`.
        open var displayUsingSystemFont = false

        /// Traits that all offered fonts have. Default none.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        /// Another configuration that says the same.
        nonisolated open func copy(with zone: NSZone? = nil) -> Any {
            nonisolated(unsafe) var copy: Configuration?
            MainActor.assumeIsolated { copy = copied }
            return copy as Any
        }

        fileprivate var copied: Configuration {
            let copied = Configuration()
            copied.includeFaces = includeFaces
            copied.displayUsingSystemFont = displayUsingSystemFont
            copied.filteredTraits = filteredTraits
            return copied
        }
    }
}

// What it shows.
extension UIFontPickerViewController {
    /// The families, or a group of faces for each.
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

// What the user does.
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

    /// Delegates that dismiss the page themselves find it presented.
    private func leave() {
        if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
    }
}

/// Is notified of the font that the user chooses. Every method is optional. iOS 13.
///
/// Follows Apple's page "UIFontPickerViewControllerDelegate".
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has cancelled.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)

    /// Called when the user has chosen a font: it is the page's ``UIFontPickerViewController/selectedFontDescriptor``.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

// Apple's members are optional.
extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
