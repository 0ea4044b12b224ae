import UIKit

// User actions in the system's view controllers. Their content isn't the app's, so a test provides the result. Each call returns whether
// such a view controller was visible; if none was, it has no effect and adds a warning to `diagnostics`.
extension Simulator {
    /// The photos on the device, the oldest first: those that an image picker shows, and those that apps have saved. A new device contains
    /// a few drawn ones.
    public var photos: [UIImage] {
        get { runtime.photos.images }
        set { runtime.photos.images = newValue }
    }

    /// Whether the device has a camera. Defaults to `false`, as in Apple's simulator.
    public var hasCamera: Bool {
        get { runtime.photos.hasCamera }
        set { runtime.photos.hasCamera = newValue }
    }

    /// The file of the movie that the camera records. Defaults to `nil`: the camera takes only photos.
    public var cameraMovie: URL? {
        get { runtime.photos.cameraMovie }
        set { runtime.photos.cameraMovie = newValue }
    }

    /// The movies that apps have saved to the photo library.
    public var movies: [URL] { runtime.photos.movies }

    /// Chooses a photo in the visible image picker, or takes it with the picker's camera. The photo doesn't need to be in ``photos``.
    @discardableResult
    public func chooseImage(_ image: UIImage) -> Bool { chooseImages([image]) }

    /// Chooses photos in the visible picker. More photos than its selection limit are rejected.
    @discardableResult
    public func chooseImages(_ images: [UIImage]) -> Bool {
        takeOver()
        report(.other("Choose \(images.count) images"))
        guard let page: any ImageChoosingPage = systemPage("page that chooses pictures") else { return false }
        guard page.imageLimit == 0 || images.count <= page.imageLimit else {
            runtime.diagnostics.warn(
                "\(page) lets the user choose \(page.imageLimit) pictures, and \(images.count) were to be chosen."
            )
            return false
        }
        page.userChooses(images)
        return true
    }

    /// Chooses an activity in the visible share sheet. An activity that the sheet doesn't offer is rejected, and ``diagnostics`` lists the
    /// offered ones.
    @discardableResult
    public func choose(activity: UIActivity.ActivityType) -> Bool {
        takeOver()
        report(.other("Choose the activity \(activity.rawValue)"))
        guard let page: UIActivityViewController = systemPage("share sheet") else { return false }
        guard page.userChooses(activity) else {
            let offered = page.offeredTypes.map(\.rawValue).joined(separator: ", ")
            runtime.diagnostics.warn(
                "The share sheet does not offer \(activity.rawValue). Offered: \(offered).")
            return false
        }
        return true
    }

    /// The items shared with system activities: the activity, its items and its subject.
    public var shared: [(activity: UIActivity.ActivityType, items: [Any], subject: String)] {
        runtime.activities.entries.map { ($0.type, $0.items, $0.subject) }
    }

    /// The files outside the app that a document picker shows. Defaults to none.
    public var documents: [URL] {
        get { runtime.documents }
        set { runtime.documents = newValue }
    }

    /// Chooses files in the visible document picker. They don't need to be in ``documents``.
    @discardableResult
    public func chooseDocuments(_ urls: [URL]) -> Bool {
        takeOver()
        report(.other("Choose \(urls.count) documents"))
        guard let page: any DocumentChoosingPage = systemPage("document picker") else { return false }
        page.userChooses(urls)
        return true
    }

    /// Chooses a file in the visible document picker.
    @discardableResult
    public func chooseDocument(_ url: URL) -> Bool { chooseDocuments([url]) }

    /// Taps the Create Document button of the visible document browser. Returns `false` if the app doesn't create documents.
    @discardableResult
    public func createDocument() -> Bool {
        takeOver()
        report(.other("Create a document"))
        guard let page: UIDocumentBrowserViewController = systemPage("document browser") else { return false }
        return page.userCreates()
    }

    /// Shares documents in the visible document browser.
    @discardableResult
    public func shareDocuments(_ urls: [URL]) -> Bool {
        guard let page: UIDocumentBrowserViewController = systemPage("document browser") else { return false }
        page.userShares(urls)
        return true
    }

    /// Chooses one of the app's document actions in the visible document browser. Returns `false` if the action isn't available for the
    /// documents.
    @discardableResult
    public func choose(documentAction identifier: String, for urls: [URL]) -> Bool {
        guard let page: UIDocumentBrowserViewController = systemPage("document browser") else { return false }
        return page.userChooses(action: identifier, for: urls)
    }

    /// The apps on the device that open files, by bundle identifier, with the type identifiers that each opens. Defaults to none.
    public var documentApps: [String: [String]] {
        get { runtime.state(DocumentApps.init).types }
        set { runtime.state(DocumentApps.init).types = newValue }
    }

    /// The files that were opened in other apps, with the app's bundle identifier and its annotation.
    public var documentsSentToApps: [(url: URL, app: String, annotation: Any?)] {
        runtime.state(DocumentApps.init).sent
    }

    /// Chooses an app in the visible document interaction menu. Returns `false` if the menu doesn't contain the app.
    @discardableResult
    public func openDocument(in app: String) -> Bool {
        guard let page: OpenInPage = systemPage("list of apps") else { return false }
        return page.userChooses(app)
    }

    /// The device's dictionary, by term. Defaults to empty.
    public var definitions: [String: String] {
        get { runtime.state(ReferenceLibrary.init).definitions }
        set { runtime.state(ReferenceLibrary.init).definitions = newValue }
    }

    /// Saves the movie in the visible video editor.
    @discardableResult
    public func saveVideo() -> Bool {
        guard let page: UIVideoEditorController = systemPage("video editor") else { return false }
        page.userSaves()
        return true
    }

    /// Chooses a font in the visible font picker, even if the picker doesn't list it.
    @discardableResult
    public func choose(font: UIFontDescriptor) -> Bool {
        guard let page: UIFontPickerViewController = systemPage("font picker") else { return false }
        page.userChooses(font)
        return true
    }

    /// Cancels the system's visible view controller with its own button.
    @discardableResult
    public func cancelSystemPage() -> Bool {
        takeOver()
        report(.other("Cancel the system page"))
        guard let page: any SystemPage = systemPage("page of the system's") else { return false }
        page.userCancels()
        return true
    }

    /// The visible page if it is of this kind; otherwise adds a warning that names the visible page.
    func systemPage<Page>(_ kind: String) -> Page? {
        takeOver()
        let front = runtime.application.frontPage
        if let page = front as? Page { return page }
        runtime.diagnostics.warn("No \(kind) is in sight: \(front.map { "\($0)" } ?? "nothing") is.")
        return nil
    }

    /// The words in a language's dictionary for `UITextChecker`, by language code such as `en`. Other words count as misspelled. Defaults
    /// to empty: a language without words has no dictionary.
    public var spellingWords: [String: Set<String>] {
        get { runtime.spelling.languages }
        set { runtime.spelling.languages = newValue.mapValues { Set($0.map { $0.lowercased() }) } }
    }
}
