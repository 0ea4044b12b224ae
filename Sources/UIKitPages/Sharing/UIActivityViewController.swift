/// Offers what can be done with texts, addresses, pictures and objects of the app: the share sheet. iOS 6.
///
/// Present it: on a phone as a sheet, on a pad as a popover, which must know what it points at. It goes by itself. What the
/// system's activities do outside of the app is written down; `.copyToPasteboard` and `.saveToCameraRoll` are done. A test
/// says which one the user chooses. Follows Apple's page "UIActivityViewController".
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Is told which activity ran, and whether it was completed. Deprecated by Apple in iOS 8.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

    private let items: [Any]
    private let ownActivities: [UIActivity]
    /// The activities that are offered, asked for once.
    private(set) lazy var offered = offeredActivities()
    private var outcome = Outcome.open

    /// Creates a page that offers the system's activities and some of the app's for items.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        ownActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        if Runtime.current.device.userInterfaceIdiom == .pad { modalPresentationStyle = .popover }
        preferredContentSize = CGSize(width: 375, height: 480)
    }

    /// Creates a page for what a configuration offers. iOS 14.
    ///
    /// Its items are those that the providers have at once: texts, addresses and images.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        let providers = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration
        self.init(
            activityItems: providers.compactMap(\.sharedItem),
            applicationActivities: activityItemsConfiguration
                .applicationActivitiesForActivityItemsConfiguration)
    }

    /// A share sheet does not come from an archive: `nil`.
    public required init?(coder: NSCoder) { nil }

    /// The activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// Called once, when the page has gone: with the activity, which is `nil` if the user chose none, whether it was completed,
    /// the items that an extension gave back, `nil` here, and an error, `nil` here. iOS 8.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// The same, without items and error. Deprecated by Apple in iOS 8.
    open var completionHandler: CompletionHandler?

    /// What is called when the page has gone.
    public typealias CompletionWithItemsHandler = (
        UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void

    /// Makes the preview, the row of shares and the list of actions.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let sheet = ShareSheetView(
            SharedItems(placeholders), offered, choose: { [weak self] in self?.userChooses($0) },
            close: { [weak self] in self?.userCancels() })
        if let picture = thumbnail(of: CGSize(width: 44, height: 44)) { sheet.show(picture) }
        sheet.frame = view.bounds
        sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(sheet)
    }

    /// Calls the handlers in the next turn if the page has gone for good.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        Runtime.loop.nextTurn("completion of \(described(self))") { [self] in tell() }
    }

    private func tell() {
        let (type, completed) =
            if case .ended(let type, let completed) = outcome { (type, completed) } else { (nil, false) }
        outcome = .told
        let handlers = (completionWithItemsHandler, completionHandler)
        (completionWithItemsHandler, completionHandler) = (nil, nil)
        handlers.0?(type, completed, nil, nil)
        handlers.1?(type, completed)
    }

    private enum Outcome {
        case open
        case running(UIActivity)
        case ended(UIActivity.ActivityType?, completed: Bool)
        case told
    }
}

// What is offered.
extension UIActivityViewController {
    private func offeredActivities() -> [UIActivity] {
        let excluded = Set(excludedActivityTypes ?? [])
        let shown = placeholders
        return (SystemActivity.all + ownActivities).filter { activity in
            let isExcluded = activity.activityType.map { excluded.contains($0) } ?? false
            return !isExcluded && activity.canPerform(withActivityItems: shown)
        }
    }

    private var placeholders: [Any] {
        items.map { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            let placeholder = source.activityViewControllerPlaceholderItem(self)
            if placeholder is Data { _ = dataType(of: source, for: nil) }
            return placeholder
        }
    }

    private func items(for type: UIActivity.ActivityType?) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            let made = source.activityViewController(self, itemForActivityType: type)
            if made is Data { _ = dataType(of: source, for: type) }
            return made
        }
    }

    /// The type of the data that a source stands for.
    private func dataType(of source: any UIActivityItemSource, for type: UIActivity.ActivityType?) -> String {
        source.activityViewController(self, dataTypeIdentifierForActivityType: type)
    }

    /// The picture of the first item that has one.
    private func thumbnail(of size: CGSize) -> UIImage? {
        items.lazy.compactMap { $0 as? any UIActivityItemSource }.compactMap {
            $0.activityViewController(self, thumbnailImageForActivityType: nil, suggestedSize: size)
        }.first
    }

    package func subject(for type: UIActivity.ActivityType?) -> String {
        let sources = items.lazy.compactMap { $0 as? any UIActivityItemSource }
        return sources.map { $0.activityViewController(self, subjectForActivityType: type) }
            .first { !$0.isEmpty } ?? ""
    }
}

// What the user does.
extension UIActivityViewController: HalfSheetPage, ActivityPage {
    package func userCancels() {
        if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
    }

    /// The kinds of activities that the user can choose.
    package var offeredTypes: [UIActivity.ActivityType] { offered.compactMap(\.activityType) }

    /// Chooses an activity of a kind. Returns whether it is offered.
    package func userChooses(_ type: UIActivity.ActivityType) -> Bool {
        guard let activity = offered.first(where: { $0.activityType == type }) else { return false }
        userChooses(activity)
        return true
    }

    private func userChooses(_ activity: UIActivity) {
        guard case .open = outcome, presentingViewController != nil, !isBeingDismissed else { return }
        outcome = .running(activity)
        activity.page = self
        activity.prepare(withActivityItems: items(for: activity.activityType))
        if let page = activity.activityViewController {
            present(page, animated: true)
        } else {
            activity.perform()
        }
    }

    package func activityHasEnded(_ activity: UIActivity, completed: Bool) {
        guard case .running(let running) = outcome, running === activity else { return }
        outcome = .ended(activity.activityType, completed: completed)
        presentingViewController?.dismiss(animated: true)
    }
}
