/// The share sheet: offers activities for texts, URLs, images and objects of the app. iOS 6.
///
/// Present it: on iPhone as a sheet, on iPad as a popover with an anchor. It dismisses itself. Actions of the system's activities outside
/// the app are only recorded; `.copyToPasteboard` and `.saveToCameraRoll` are performed. A test performs the user's selection. Follows
/// Apple's page "UIActivityViewController".
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// A closure that receives the performed activity, and whether it was completed. Deprecated by Apple in iOS 8.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

    private let items: [Any]
    private let ownActivities: [UIActivity]
    /// The available activities, computed once.
    private(set) lazy var offered = offeredActivities()
    private var outcome = Outcome.open

    /// Creates a share sheet with the system's activities and the app's own ones for items.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        ownActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        if Runtime.current.device.userInterfaceIdiom == .pad { modalPresentationStyle = .popover }
        preferredContentSize = CGSize(width: 375, height: 480)
    }

    /// Creates a share sheet for a configuration. iOS 14.
    ///
    /// Its items are those that the providers have without loading: texts, URLs and images.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        let providers = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration
        self.init(
            activityItems: providers.compactMap(\.sharedItem),
            applicationActivities: activityItemsConfiguration
                .applicationActivitiesForActivityItemsConfiguration)
    }

    /// A share sheet can't be decoded from an archive: returns `nil`.
    public required init?(coder: NSCoder) { nil }

    /// The activities that are excluded.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// Called once, after the share sheet has been dismissed, with the activity, which is `nil` if the user selected none; whether it was
    /// completed; the items that an extension returned, `nil` here; and an error, `nil` here. iOS 8.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Called once, like ``completionWithItemsHandler``, without items and error. Deprecated by Apple in iOS 8.
    open var completionHandler: CompletionHandler?

    /// A closure that is called after the share sheet has been dismissed.
    public typealias CompletionWithItemsHandler = (
        UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void

    /// Creates the preview, the row of share activities and the list of actions.
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

    /// Calls the handlers in the next turn if the share sheet has been dismissed.
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

// Available activities.
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

    /// The type of the data that a source provides.
    private func dataType(of source: any UIActivityItemSource, for type: UIActivity.ActivityType?) -> String {
        source.activityViewController(self, dataTypeIdentifierForActivityType: type)
    }

    /// The first thumbnail of an item.
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

// User interaction.
extension UIActivityViewController: HalfSheetPage, ActivityPage {
    package func userCancels() {
        if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
    }

    /// The types of the available activities.
    package var offeredTypes: [UIActivity.ActivityType] { offered.compactMap(\.activityType) }

    /// Performs an activity of a type. Returns whether it is available.
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
