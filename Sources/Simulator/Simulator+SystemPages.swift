import UIKit

// What the user does on pages of the system's: what they show is not the app's, so a test says what comes of them. Each call
// returns whether such a page was visible; without one nothing happens, and `diagnostics` says so.
extension Simulator {
    /// The pictures on the device, the oldest first: those that an image picker shows, and those that apps have saved. A device has
    /// some drawn ones.
    public var photos: [UIImage] {
        get { runtime.photos.images }
        set { runtime.photos.images = newValue }
    }

    /// Whether the device has a camera. Default `false`, as Apple's simulator has none.
    public var hasCamera: Bool {
        get { runtime.photos.hasCamera }
        set { runtime.photos.hasCamera = newValue }
    }

    /// The movie that the camera takes, a file. Default `nil`: the camera takes pictures alone.
    public var cameraMovie: URL? {
        get { runtime.photos.cameraMovie }
        set { runtime.photos.cameraMovie = newValue }
    }

    /// The movies that apps have put into the photo library.
    public var movies: [URL] { runtime.photos.movies }

    /// Chooses a picture in the visible image picker, or takes it with its camera. The picture need not be one of ``photos``.
    @discardableResult
    public func chooseImage(_ image: UIImage) -> Bool { chooseImages([image]) }

    /// Chooses pictures in the visible picker. More than it lets choose are refused.
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

    /// Chooses an activity in the visible share sheet. One that is not offered is refused, and ``diagnostics`` lists those
    /// that are.
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

    /// What was shared by the system's activities: the activity, its items and its subject.
    public var shared: [(activity: UIActivity.ActivityType, items: [Any], subject: String)] {
        runtime.activities.entries.map { ($0.type, $0.items, $0.subject) }
    }

    /// The files outside of the app that a document picker shows. Default none.
    public var documents: [URL] {
        get { runtime.documents }
        set { runtime.documents = newValue }
    }

    /// Chooses files in the visible document picker. They need not be among ``documents``.
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

    /// Presses the button of the visible document browser that makes a document. `false` if the app makes none.
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

    /// Chooses one of the app's actions for documents in the visible document browser. `false` if it is not offered for them.
    @discardableResult
    public func choose(documentAction identifier: String, for urls: [URL]) -> Bool {
        guard let page: UIDocumentBrowserViewController = systemPage("document browser") else { return false }
        return page.userChooses(action: identifier, for: urls)
    }

    /// The apps of the device that open files of the user's, by bundle identifier, with the names of the types that each opens. Default
    /// none.
    public var documentApps: [String: [String]] {
        get { runtime.state(DocumentApps.init).types }
        set { runtime.state(DocumentApps.init).types = newValue }
    }

    /// The files that were opened in other apps, with the app's bundle identifier and the annotation that it got.
    public var documentsSentToApps: [(url: URL, app: String, annotation: Any?)] {
        runtime.state(DocumentApps.init).sent
    }

    /// Chooses an app in the visible list of apps that open a file. `false` if it is not in the list.
    @discardableResult
    public func openDocument(in app: String) -> Bool {
        guard let page: OpenInPage = systemPage("list of apps") else { return false }
        return page.userChooses(app)
    }

    /// What the device's dictionary says of words. Default nothing.
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

    /// Chooses a font in the visible font picker, whether it is among those that are shown or not.
    @discardableResult
    public func choose(font: UIFontDescriptor) -> Bool {
        guard let page: UIFontPickerViewController = systemPage("font picker") else { return false }
        page.userChooses(font)
        return true
    }

    /// Closes the system's page that is visible by its own button, with nothing chosen.
    @discardableResult
    public func cancelSystemPage() -> Bool {
        takeOver()
        report(.other("Cancel the system page"))
        guard let page: any SystemPage = systemPage("page of the system's") else { return false }
        page.userCancels()
        return true
    }

    /// The visible page if it is of a kind; else a warning names what is.
    func systemPage<Page>(_ kind: String) -> Page? {
        takeOver()
        let front = runtime.application.frontPage
        if let page = front as? Page { return page }
        runtime.diagnostics.warn("No \(kind) is in sight: \(front.map { "\($0)" } ?? "nothing") is.")
        return nil
    }

    /// The words that a language's dictionary has, for `UITextChecker`, by language such as `en`. Others are written wrongly.
    /// Default none: a language without words has no dictionary.
    public var spellingWords: [String: Set<String>] {
        get { runtime.spelling.languages }
        set { runtime.spelling.languages = newValue.mapValues { Set($0.map { $0.lowercased() }) } }
    }
}
