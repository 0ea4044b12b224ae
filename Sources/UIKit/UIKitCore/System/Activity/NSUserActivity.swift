/// A user's activity at a point in time, which can be continued later or on another device. iOS 8.
///
/// A link that the app opens is delivered as an activity too. Handoff and search aren't part of the Linux runtime: the
/// activity stores the values that the app sets. Follows Apple's page "NSUserActivity".
open class NSUserActivity: NSObject {
    private let type: String
    private var information: [AnyHashable: Any]?
    private var savesLater = false
    /// The configuration of the scene whose session stores the activity. A restored session gets this configuration.
    var sceneConfiguration: UISceneConfiguration?
    private let responders = NSHashTable<UIResponder>.weakObjects()
    private(set) var isValid = true
    // Apple's class has no isolation and isn't sendable. Apps use it on the main thread.
    nonisolated(unsafe) private static var current: NSUserActivity?

    /// Creates an activity of an app-defined type in reverse domain notation.
    public init(activityType: String) {
        type = activityType
        super.init()
    }

    /// The type.
    open var activityType: String { type }

    /// The title for the user. Default `nil`.
    open var title: String?

    /// The information for continuing the activity, in property list types. Default `nil`.
    open var userInfo: [AnyHashable: Any]? {
        get { information }
        set { information = newValue }
    }

    /// Merges entries into ``userInfo``, replacing those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        information = (information ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// The keys of ``userInfo`` that are always required. Default `nil`. iOS 9.
    open var requiredUserInfoKeys: Set<String>?

    /// Whether ``userInfo`` is out of date. Default `false`.
    ///
    /// Setting it on the current activity asks the delegate and the responders for the state, in a later turn of the
    /// run loop.
    open var needsSave = false {
        didSet { if needsSave { saveLater() } }
    }

    /// The web page at which the activity can be continued. Default `nil`.
    open var webpageURL: URL?

    /// The web page that referred the user. Default `nil`. iOS 11.
    open var referrerURL: URL?

    /// The date after which the activity is no longer useful. Default: far in the future. iOS 9.
    open var expirationDate: Date! = .distantFuture

    /// The keywords for searches. Default none. iOS 9.
    open var keywords: Set<String> = []

    /// Whether the continuing app may request streams. Default `false`.
    open var supportsContinuationStreams = false

    /// Whether the activity can be continued on another device. Default `true`. iOS 9.
    open var isEligibleForHandoff = true

    /// Whether the user can find the activity by searching. Default `false`. iOS 9.
    open var isEligibleForSearch = false

    /// Whether all users can find the activity by searching. Default `false`. iOS 9.
    open var isEligibleForPublicIndexing = false

    /// Whether the system can suggest the activity. Default `false`. iOS 12.
    open var isEligibleForPrediction = false

    /// The identifier with which the app can delete the activity. Default `nil`. iOS 12.
    open var persistentIdentifier: String?

    /// The identifier of the content, with which the system finds a scene that shows it. Default `nil`. iOS 13.
    open var targetContentIdentifier: String?

    /// The delegate, which is asked for the state when it is saved, and notified when another device continues the
    /// activity. Not retained.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Makes this the user's current activity, instead of the previous one.
    open func becomeCurrent() {
        guard isValid else { return }
        NSUserActivity.current = self
        if needsSave { saveLater() }
    }

    /// Makes this activity no longer the current one. iOS 9.
    open func resignCurrent() {
        if isCurrent { NSUserActivity.current = nil }
    }

    /// Invalidates the activity: it can't be current anymore.
    open func invalidate() {
        isValid = false
        resignCurrent()
    }

    var isCurrent: Bool { NSUserActivity.current === self }

    // MARK: Saving

    private func saveLater() {
        guard isCurrent, !savesLater, MainThread.isCurrent else { return }
        savesLater = true
        MainThread.isolated(self) { activity in
            Runtime.loop.nextTurn("saving of the activity \(activity.type)") { activity.save() }
        }
    }

    @MainActor
    private func save() {
        savesLater = false
        guard needsSave else { return }
        let managers = responders.allObjects
        if !managers.isEmpty { information = [:] }
        for responder in managers { responder.updateUserActivityState(self) }
        if !managers.isEmpty { Runtime.current.application.tellUpdate(of: self) }
        delegate?.userActivityWillSave(self)
        needsSave = false
    }

    /// Lets the delegate and the responders update the activity immediately, before a session stores it. Evidence:
    /// gt2-app-07.
    @MainActor
    func saveForRestoration() {
        delegate?.userActivityWillSave(self)
        for responder in responders.allObjects { responder.updateUserActivityState(self) }
    }

    // MARK: Responders

    func manage(for responder: UIResponder) {
        responders.add(responder)
    }

    /// Invalidates the activity when no responder has it anymore.
    func dismiss(by responder: UIResponder) {
        responders.remove(responder)
        if responders.count == 0 { invalidate() }
    }
}

/// The type of the activity by which a link is opened. iOS 8. Follows Apple's page "NSUserActivityTypeBrowsingWeb".
public let NSUserActivityTypeBrowsingWeb: String = "NSUserActivityTypeBrowsingWeb"

/// The methods of an activity's delegate. Every member is optional. iOS 8. Follows Apple's page
/// "NSUserActivityDelegate".
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before the activity is saved: update it here.
    func userActivityWillSave(_ userActivity: NSUserActivity)

    /// Called when another device has continued the activity.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}

    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// An object that can restore the state of an activity. iOS 12. Follows Apple's page "UIUserActivityRestoring".
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores the state of an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
