import UniformTypeIdentifiers

/// The data of one file, and its reading and writing. Subclass it for documents of your own. iOS 5.
///
/// A device reads and writes on a background queue. Here that is done on the main thread, in a later turn of the run loop, so that the
/// order is always the same. Foundation on Linux has no `FileWrapper`: a document's contents are `Data`, and one that is a folder
/// overrides ``read(from:)`` and ``writeContents(_:to:for:originalContentsURL:)``. Follows Apple's page "UIDocument".
@preconcurrency @MainActor
open class UIDocument: NSObject, UIUserActivityRestoring {
    var place: URL
    var state: State = .closed
    var changes = DocumentChanges()
    var undo: DocumentUndo?
    var errors: [any Error] = []
    private var modificationDate: Date?

    /// Creates a document of a file, which need not be there yet. An empty URL is an exception.
    public init(fileURL url: URL) {
        place = url
        super.init()
        if url.absoluteString.isEmpty || url.path.isEmpty {
            Runtime.current.diagnostics.raise(
                .invalidArgument, "-[\(Swift.type(of: self)) initWithFileURL:]: the URL is empty.")
        }
    }

    // MARK: The file

    /// The file.
    open var fileURL: URL { place }

    /// What the user knows the document by. The base class takes the file's name, without the ending.
    open var localizedName: String { place.deletingPathExtension().lastPathComponent }

    /// The type of the file, by the ending of its name; `nil` for an ending that no type has.
    open var fileType: String? { UTType(filenameExtension: place.pathExtension)?.identifier }

    /// When the file was last changed, as far as the document knows; `nil` before it was opened or saved.
    open var fileModificationDate: Date? {
        get { modificationDate }
        set { modificationDate = newValue }
    }

    /// Where the document is. ``stateChangedNotification`` is posted when it changes.
    open var documentState: UIDocument.State { state }

    /// How far the file has come from or to a server; `nil` unless the state has ``State/progressAvailable``, which files of the device
    /// never have. iOS 9.
    open var progress: Progress? { nil }

    // MARK: Opening and closing

    /// Reads the file. The handler is told whether it was read.
    ///
    /// Calls ``read(from:)``, and ``handleError(_:userInteractionPermitted:)`` if that fails.
    open func open(completionHandler: ((Bool) -> Void)? = nil) { readFile(completionHandler) }

    /// Saves what is not saved, and closes the document. The handler is told whether it could be saved.
    open func close(completionHandler: ((Bool) -> Void)? = nil) { saveAndClose(completionHandler) }

    // MARK: Contents

    /// Called with what was read: take the document's data from it. The base class does nothing.
    ///
    /// - Parameter contents: `Data`.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// Called as the document is saved: return its data, as `Data`. The base class has none, which is an error.
    ///
    /// When this throws the error comes to ``handleError(_:userInteractionPermitted:)``, and no completion handler is called.
    open func contents(forType typeName: String) throws -> Any { throw CocoaError(.fileWriteUnknown) }

    /// Reads the file and calls ``load(fromContents:ofType:)``.
    open func read(from url: URL) throws {
        try load(fromContents: try Data(contentsOf: url), ofType: type(of: url))
    }

    // MARK: Editing

    /// Called when the user must not edit the document, as it closes or is read again. The base class does nothing.
    open func disableEditing() {}

    /// Called when the user may edit the document again. The base class does nothing.
    open func enableEditing() {}

    // MARK: Changes

    /// Records the document's changes, so that they can be undone and are saved. One is made at the first use. Setting `nil` makes a new
    /// one.
    open var undoManager: UndoManager! {
        get { ensureUndo().manager }
        set { undo = DocumentUndo(of: self, newValue ?? UndoManager()) }
    }

    /// Whether there are changes that are not saved.
    open var hasUnsavedChanges: Bool { changes.areUnsaved }

    /// Counts a change that the undo manager does not know. Some time later the document is saved.
    open func updateChangeCount(_ change: UIDocument.ChangeKind) {
        changes.count(change)
        changesWereCounted()
    }

    /// Called when saving begins: returns what stands for the changes until now.
    open func changeCountToken(for saveOperation: UIDocument.SaveOperation) -> Any { changes.token }

    /// Called when saving has ended, with what stood for the changes at its beginning. If none came since, they are saved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: UIDocument.SaveOperation)
    {
        if changeCountToken as? Int == changes.token { updateChangeCount(.cleared) }
    }

    // MARK: Saving

    /// Writes the document. The handler is told whether it was written.
    ///
    /// ``contents(forType:)`` and ``fileAttributesToWrite(to:for:)`` are called at once,
    /// ``writeContents(_:andAttributes:safelyTo:for:)`` later.
    open func save(
        to url: URL, for saveOperation: UIDocument.SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) { write(to: url, saveOperation, completionHandler) }

    /// Called from time to time, and when the app goes to the background: saves the document if it has unsaved changes.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else { return answer(completionHandler, true) }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// The type that the document is saved as: its present one. Override it to change the type.
    open var savingFileType: String? { fileType }

    /// The ending of names of a type's files; empty for a type without one.
    open func fileNameExtension(forType typeName: String?, saveOperation: UIDocument.SaveOperation) -> String
    {
        if typeName == nil || typeName == fileType { return place.pathExtension }
        return typeName.flatMap { UTType($0) }?.preferredFilenameExtension ?? ""
    }

    /// Writes to a new file beside the old one, by ``writeContents(_:to:for:originalContentsURL:)``, and puts it in its place.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
        safelyTo url: URL, for saveOperation: UIDocument.SaveOperation
    ) throws { try replaceFile(at: url, contents, additionalFileAttributes, saveOperation) }

    /// Writes the contents to a file, without regard to what is there.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation, originalContentsURL: URL?
    ) throws { try data(of: contents).write(to: url) }

    /// Called as the document is saved: attributes that `FileManager` is to give the file. The base class has none.
    open func fileAttributesToWrite(to url: URL, for saveOperation: UIDocument.SaveOperation) throws
        -> [AnyHashable: Any]
    { [:] }

    /// Calls a block when the accesses to the file that were asked for before are done.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
        Runtime.loop.nextTurn("file access of \(self.place.lastPathComponent)") { block() }
    }

    // MARK: Errors

    /// Called when reading or writing has failed. The base class is done with it at once.
    ///
    /// Who overrides it without `super` calls ``finishedHandlingError(_:recovered:)`` at the end.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }

    /// Says that an error is dealt with. Call `super`.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {
        forget(error, recovered: recovered)
    }

    /// Called when the app goes to the background while an error is not dealt with: end that now. The base class does nothing.
    open func userInteractionNoLongerPermitted(forError error: any Error) {}

    // MARK: Reverting

    /// Throws the changes away and reads another file, or the same again. Editing is disabled meanwhile.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        readAgain(from: url, completionHandler)
    }

    // MARK: Activities

    /// What the user does with the document. Default `nil`. iOS 8.
    open var userActivity: NSUserActivity?

    /// Called when the document's activity is saved. The base class puts the file's URL into it. iOS 8.
    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [UIDocument.userActivityURLKey: fileURL])
    }

    /// Brings back the state of an activity that is gone on with. The base class does nothing. iOS 8.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    /// The key of the file's URL in the `userInfo` of a document's activity. iOS 8.
    nonisolated public static var userActivityURLKey: String { "NSUserActivityDocumentURL" }

    /// Posted when ``documentState`` has changed; the object is the document.
    nonisolated public static var stateChangedNotification: Notification.Name {
        Notification.Name("UIDocumentStateChangedNotification")
    }
}

extension UIDocument {
    /// What has changed a document. iOS 5. Follows Apple's page "UIDocument.ChangeKind".
    public enum ChangeKind: Int, Sendable {
        /// A change was made.
        case done = 0
        /// One was undone.
        case undone = 1
        /// One was made again.
        case redone = 2
        /// Everything is saved.
        case cleared = 3
    }

    /// Why a document is saved. iOS 5. Follows Apple's page "UIDocument.SaveOperation".
    public enum SaveOperation: Int, Sendable {
        /// For the first time, or in another place.
        case forCreating = 0
        /// In the place of the file.
        case forOverwriting = 1
    }

    /// Where a document is. iOS 5. Follows Apple's page "UIDocument.State".
    public struct State: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a state of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Open, and nothing is wrong.
        public static var normal: State { [] }
        /// Not opened yet, or closed.
        public static let closed = State(rawValue: 1 << 0)
        /// There are several versions of the file that contradict each other.
        public static let inConflict = State(rawValue: 1 << 1)
        /// The document could not be saved.
        public static let savingError = State(rawValue: 1 << 2)
        /// The user must not edit the document now.
        public static let editingDisabled = State(rawValue: 1 << 3)
        /// The file comes from or goes to a server. iOS 9.
        public static let progressAvailable = State(rawValue: 1 << 4)
    }
}
