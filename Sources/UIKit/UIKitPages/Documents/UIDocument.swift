import UniformTypeIdentifiers

/// The data of one file, with the code that reads and writes it. Subclass it for your own documents. iOS 5.
///
/// A device reads and writes on a background queue. Here, both happen on the main thread, in a later turn of the run loop, so that the
/// order is deterministic. Foundation on Linux has no `FileWrapper`: a document's contents are `Data`, and a document that is a folder
/// overrides ``read(from:)`` and ``writeContents(_:to:for:originalContentsURL:)``. Follows Apple's page "UIDocument".
@preconcurrency @MainActor
open class UIDocument: NSObject, UIUserActivityRestoring {
    var place: URL
    var state: State = .closed
    var changes = DocumentChanges()
    var undo: DocumentUndo?
    var errors: [any Error] = []
    private var modificationDate: Date?

    /// Creates a document for a file, which doesn't need to exist yet. An empty URL raises an exception.
    public init(fileURL url: URL) {
        place = url
        super.init()
        if url.absoluteString.isEmpty || url.path.isEmpty {
            Runtime.current.diagnostics.raise(
                .invalidArgument, "-[\(Swift.type(of: self)) initWithFileURL:]: the URL is empty.")
        }
    }

    // MARK: File

    /// The URL of the file.
    open var fileURL: URL { place }

    /// The localized name of the document. The base class returns the file's name without its extension.
    open var localizedName: String { place.deletingPathExtension().lastPathComponent }

    /// The uniform type identifier for the file's extension; `nil` for an unknown extension.
    open var fileType: String? { UTType(filenameExtension: place.pathExtension)?.identifier }

    /// The last known modification date of the file; `nil` before the document is opened or saved.
    open var fileModificationDate: Date? {
        get { modificationDate }
        set { modificationDate = newValue }
    }

    /// The state of the document. ``stateChangedNotification`` is posted when it changes.
    open var documentState: UIDocument.State { state }

    /// The progress of an upload or download; `nil` unless the state contains ``State/progressAvailable``, which files of the device never
    /// have. iOS 9.
    open var progress: Progress? { nil }

    // MARK: Opening and closing

    /// Reads the file. The handler receives whether the file was read.
    ///
    /// Calls ``read(from:)``, and ``handleError(_:userInteractionPermitted:)`` if that fails.
    open func open(completionHandler: ((Bool) -> Void)? = nil) { readFile(completionHandler) }

    /// Saves unsaved changes and closes the document. The handler receives whether the document was saved.
    open func close(completionHandler: ((Bool) -> Void)? = nil) { saveAndClose(completionHandler) }

    // MARK: Contents

    /// Called with the contents that were read. Override it to load the document's data. The base class does nothing.
    ///
    /// - Parameter contents: `Data`.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// Called when the document is saved. Override it to return the document's data, as `Data`. The base class throws an error.
    ///
    /// If this throws, ``handleError(_:userInteractionPermitted:)`` receives the error, and no completion handler is called.
    open func contents(forType typeName: String) throws -> Any { throw CocoaError(.fileWriteUnknown) }

    /// Reads the file and calls ``load(fromContents:ofType:)``.
    open func read(from url: URL) throws {
        try load(fromContents: try Data(contentsOf: url), ofType: type(of: url))
    }

    // MARK: Editing

    /// Called when the document closes or is reverted, so the user must not edit it. The base class does nothing.
    open func disableEditing() {}

    /// Called when the user may edit the document again. The base class does nothing.
    open func enableEditing() {}

    // MARK: Changes

    /// The undo manager that records the document's changes. It is created at its first use. Setting `nil` creates a new one.
    open var undoManager: UndoManager! {
        get { ensureUndo().manager }
        set { undo = DocumentUndo(of: self, newValue ?? UndoManager()) }
    }

    /// Whether there are unsaved changes.
    open var hasUnsavedChanges: Bool { changes.areUnsaved }

    /// Counts a change that isn't registered with the undo manager. The document is saved some time later.
    open func updateChangeCount(_ change: UIDocument.ChangeKind) {
        changes.count(change)
        changesWereCounted()
    }

    /// Called when saving begins. Returns a token for the changes so far.
    open func changeCountToken(for saveOperation: UIDocument.SaveOperation) -> Any { changes.token }

    /// Called when saving has ended, with the token from its beginning. Without later changes, the document has no unsaved changes.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: UIDocument.SaveOperation)
    {
        if changeCountToken as? Int == changes.token { updateChangeCount(.cleared) }
    }

    // MARK: Saving

    /// Saves the document. The handler receives whether it was written.
    ///
    /// Calls ``contents(forType:)`` and ``fileAttributesToWrite(to:for:)`` immediately, and
    /// ``writeContents(_:andAttributes:safelyTo:for:)`` later.
    open func save(
        to url: URL, for saveOperation: UIDocument.SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) { write(to: url, saveOperation, completionHandler) }

    /// Called periodically, and when the app enters the background. Saves the document if it has unsaved changes.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return answer(completionHandler, true) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// The type for saving the document: the current one. Override it to change the type.
    open var savingFileType: String? { fileType }

    /// The extension of a type's files; empty for a type without one.
    open func fileNameExtension(forType typeName: String?, saveOperation: UIDocument.SaveOperation) -> String
    {
        if typeName == nil || typeName == fileType { return place.pathExtension }
        return typeName.flatMap { UTType($0) }?.preferredFilenameExtension ?? ""
    }

    /// Writes to a temporary file next to the original, by ``writeContents(_:to:for:originalContentsURL:)``, and then replaces the
    /// original.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
        safelyTo url: URL, for saveOperation: UIDocument.SaveOperation
    ) throws { try replaceFile(at: url, contents, additionalFileAttributes, saveOperation) }

    /// Writes the contents to a file, and overwrites an existing file.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation, originalContentsURL: URL?
    ) throws { try data(of: contents).write(to: url) }

    /// Called when the document is saved. Returns attributes for the file, which `FileManager` sets. The base class returns none.
    open func fileAttributesToWrite(to url: URL, for saveOperation: UIDocument.SaveOperation) throws
        -> [AnyHashable: Any]
    { [:] }

    /// Calls a block after the file accesses that were requested before.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
        Runtime.loop.nextTurn("file access of \(self.place.lastPathComponent)") { block() }
    }

    // MARK: Errors

    /// Called when reading or writing has failed. The base class finishes the error immediately.
    ///
    /// An override that doesn't call `super` must call ``finishedHandlingError(_:recovered:)`` at the end.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }

    /// Called when the handling of an error has finished. Overrides must call `super`.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {
        forget(error, recovered: recovered)
    }

    /// Called when the app enters the background while an error is being handled: stop asking the user. The base class does nothing.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}

    // MARK: Reverting

    /// Discards the changes and reads another file, or the same file again. Disables editing during that time.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        readAgain(from: url, completionHandler)
    }

    // MARK: User activities

    /// The user activity of the document. Default `nil`. iOS 8.
    open var userActivity: NSUserActivity?

    /// Called when the document's activity is saved. The base class adds the file's URL to it. iOS 8.
    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [UIDocument.userActivityURLKey: fileURL])
    }

    /// Restores the state of an activity that the user continues. The base class does nothing. iOS 8.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    /// The key of the file's URL in the `userInfo` of a document's activity. iOS 8.
    nonisolated public static var userActivityURLKey: String { "NSUserActivityDocumentURL" }

    /// Posted when ``documentState`` has changed; the object is the document.
    nonisolated public static let stateChangedNotification = Notification.Name(
        "UIDocumentStateChangedNotification")
}

extension UIDocument {
    /// The kind of a change. iOS 5. Follows Apple's page "UIDocument.ChangeKind".
    public enum ChangeKind: Int, Sendable {
        /// A change was made.
        case done = 0
        /// A change was undone.
        case undone = 1
        /// A change was redone.
        case redone = 2
        /// All changes were saved.
        case cleared = 3
    }

    /// The kind of a save operation. iOS 5. Follows Apple's page "UIDocument.SaveOperation".
    public enum SaveOperation: Int, Sendable {
        /// Creates a new file: the first time, or at another URL.
        case forCreating = 0
        /// Overwrites the current file.
        case forOverwriting = 1
    }

    /// The state of a document. iOS 5. Follows Apple's page "UIDocument.State".
    public struct State: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates a state from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The document is open, without problems.
        public static var normal: State { [] }
        /// The document isn't open yet, or is closed.
        public static let closed = State(rawValue: 1 << 0)
        /// There are conflicting versions of the file.
        public static let inConflict = State(rawValue: 1 << 1)
        /// The document could not be saved.
        public static let savingError = State(rawValue: 1 << 2)
        /// The user must not edit the document at the moment.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// The file is being downloaded or uploaded. iOS 9.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }
}
