import UniformTypeIdentifiers

/// A view controller that lets the user select files outside the app, or a destination for the app's files.
///
/// Present it. It dismisses itself when the user has selected files or canceled, and then notifies the delegate. It shows the simulator's
/// files; a test performs the user's selection. iOS 8. Follows Apple's page "UIDocumentPickerViewController".
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    private let purpose: Purpose

    /// Creates a picker that opens files of some types, or copies of them in the app's temporary folder. iOS 14.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        purpose = .opening(contentTypes.map(\.identifier), asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker that opens files of some types. iOS 14.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Creates a picker that moves or copies files of the app to a selected location. iOS 14.
    public init(forExporting urls: [URL], asCopy: Bool) {
        purpose = .exporting(urls, asCopy ? .exportToService : .moveToService)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker that moves files of the app to a selected location. iOS 14.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Creates a picker that opens or imports files with type identifiers. Deprecated by Apple in iOS 14.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        purpose = .opening(allowedUTIs, asCopy: mode == .import)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker that copies or moves a file of the app to a selected location. Deprecated by Apple in iOS 14.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

    /// Creates a picker that copies or moves files of the app to a selected location. The mode is `.exportToService` or `.moveToService`;
    /// another mode raises an exception. iOS 11, deprecated in iOS 14.
    public init(urls: [URL], in mode: UIDocumentPickerMode) {
        purpose = .exporting(urls, mode)
        super.init(nibName: nil, bundle: nil)
        guard mode != .exportToService, mode != .moveToService else { return }
        Runtime.current.diagnostics.raise(
            .invalidArgument,
            "A document picker of files of the app needs UIDocumentPickerModeExportToService or "
                + "UIDocumentPickerModeMoveToService.")
    }

    /// The mode of the picker. Deprecated by Apple in iOS 14.
    ///
    /// Follows Apple's page "documentPickerMode".
    open var documentPickerMode: UIDocumentPickerMode {
        switch purpose {
        case .opening(_, let asCopy): asCopy ? .import : .open
        case .exporting(_, let mode): mode
        }
    }

    /// A picker can't be decoded from an archive: returns `nil`.
    public required init?(coder: NSCoder) { nil }

    /// The object that is notified of the user's selection. Not retained.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// Whether the user can select several files. Default `false`. iOS 11.
    open var allowsMultipleSelection = false

    /// The initial folder; `nil` for any folder. iOS 13.
    open var directoryURL: URL?

    /// Whether file extensions are visible. Default `false`. iOS 13.
    open var shouldShowFileExtensions = false

    /// Creates the list of files.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let cancel = UIBarButtonItem(.cancel) { [weak self] in self?.userCancels() }
        let content = SystemPageView(
            title: "Files", leading: cancel, trailing: exportButton, content: ChoiceList([rows]))
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    private enum Purpose {
        case opening([String], asCopy: Bool)
        case exporting([URL], UIDocumentPickerMode)
    }
}

// Contents.
extension UIDocumentPickerViewController {
    private var exportButton: UIBarButtonItem? {
        guard case .exporting(let urls, _) = purpose else { return nil }
        return UIBarButtonItem(
            title: "Save", primaryAction: UIAction { [weak self] _ in self?.userChooses(urls) })
    }

    private var rows: [ChoiceRow] {
        switch purpose {
        case .exporting(let urls, _): urls.map { row(for: $0, choose: nil) }
        case .opening:
            Runtime.current.documents.filter(canOpen).map { url in
                row(for: url) { [weak self] in self?.userChooses([url]) }
            }
        }
    }

    private func row(for url: URL, choose: (@MainActor () -> Void)?) -> ChoiceRow {
        let name =
            shouldShowFileExtensions ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
        let isPicture = UTType(filenameExtension: url.pathExtension, conformingTo: .image) != nil
        return ChoiceRow(name, image: UIImage(systemName: isPicture ? "photo" : "doc"), choose: choose)
    }

    /// Whether the picker can open a file. A picker for any data can open a file of an unknown type.
    private func canOpen(_ url: URL) -> Bool {
        guard case .opening(let types, _) = purpose else { return false }
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        return types.contains { name in
            name == type.identifier || type.supertypes.contains { $0.identifier == name }
        }
    }
}

// User interaction.
extension UIDocumentPickerViewController: DocumentChoosingPage {
    package func userCancels() {
        leave { [self] in delegate?.documentPickerWasCancelled(self) }
    }

    package func userChooses(_ urls: [URL]) {
        guard presentingViewController != nil, !isBeingDismissed else { return }
        let chosen = asCopy ? urls.map(copied) : urls
        leave { [self] in tell(chosen) }
    }

    /// Notifies the delegate once of all files. A picker for a single file supports the older method too.
    private func tell(_ urls: [URL]) {
        guard let delegate else { return }
        let isHeard = OptionalMember.ask { delegate.documentPicker(self, didPickDocumentsAt: urls) } != nil
        if !isHeard, let url = urls.first { delegate.documentPicker(self, didPickDocumentAt: url) }
    }

    private func leave(_ completion: @escaping () -> Void) {
        guard let presenter = presentingViewController, !isBeingDismissed else { return }
        presenter.dismiss(animated: true, completion: completion)
    }

    private var asCopy: Bool {
        if case .opening(_, true) = purpose { true } else { false }
    }

    /// A copy of a file in a new folder; the file itself if copying fails.
    private func copied(_ url: URL) -> URL {
        do {
            return try CopiedFiles.current.copy(url)
        } catch {
            Runtime.current.diagnostics.warn("\(url.path) cannot be copied: \(error.localizedDescription)")
            return url
        }
    }
}

/// The mode of a document picker. Deprecated by Apple in iOS 14. Follows Apple's page "UIDocumentPickerMode".
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Imports copies of files.
    case `import` = 0
    /// Opens files at their location.
    case open = 1
    /// Copies files of the app to a location.
    case exportToService = 2
    /// Moves files of the app to a location.
    case moveToService = 3
}

/// The methods that report the user's selection of files. Every method is optional. iOS 8.
///
/// Follows Apple's page "UIDocumentPickerDelegate".
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called when the user has selected files. iOS 11.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

    /// Called when the user has canceled.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

    /// Called when the user has selected a file, if the method for several files isn't implemented. Deprecated by Apple in iOS 11.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

// Apple's members are optional.
extension UIDocumentPickerDelegate {
    /// The default: does nothing; the method for one file is called.
    public func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
        OptionalMember.absent(())
    }

    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
