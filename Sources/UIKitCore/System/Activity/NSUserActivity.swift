/// What the user does at a moment, so that it can be gone on with later or elsewhere. iOS 8.
///
/// A link that is opened reaches the app as one too. What is sent between devices and found by searches is not part of
/// Linux: the activity keeps what the app says of it. Follows Apple's page "NSUserActivity".
open class NSUserActivity: NSObject {
    private let type: String
    private var information: [AnyHashable: Any]?
    private var savesLater = false
    /// How the scene is set up whose session keeps the activity. The session is set up like that when it is restored.
    var sceneConfiguration: UISceneConfiguration?
    private let responders = NSHashTable<UIResponder>.weakObjects()
    private(set) var isValid = true
    nonisolated(unsafe) private static var current: NSUserActivity?

    /// Creates an activity of a type, a text in reversed domain notation that is the app's own.
    public init(activityType: String) {
        type = activityType
        super.init()
    }

    /// The type.
    open var activityType: String { type }

    /// What the user sees of it. Default `nil`.
    open var title: String?

    /// What is needed to go on with it, in types that property lists have. Default `nil`.
    open var userInfo: [AnyHashable: Any]? {
        get { information }
        set { information = newValue }
    }

    /// Puts entries into ``userInfo``, in place of those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        information = (information ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// The keys of ``userInfo`` that are needed in any case. Default `nil`. iOS 9.
    open var requiredUserInfoKeys: Set<String>?

    /// Whether ``userInfo`` is out of date. Default `false`.
    ///
    /// When it is set on the current activity the delegate and the responders are asked for the state, in a later turn of
    /// the run loop.
    open var needsSave = false {
        didSet { if needsSave { saveLater() } }
    }

    /// The page of the web where the same can be gone on with. Default `nil`.
    open var webpageURL: URL?

    /// The page of the web from which the user came. Default `nil`. iOS 11.
    open var referrerURL: URL?

    /// When the activity is of no use any more. Default: far in the future. iOS 9.
    open var expirationDate: Date! = .distantFuture

    /// Words by which the user may look for it. Default none. iOS 9.
    open var keywords: Set<String> = []

    /// Whether the app that goes on with it may ask for streams. Default `false`.
    open var supportsContinuationStreams = false

    /// Whether another device may go on with it. Default `true`. iOS 9.
    open var isEligibleForHandoff = true

    /// Whether the user may find it by a search. Default `false`. iOS 9.
    open var isEligibleForSearch = false

    /// Whether all users may find it by a search. Default `false`. iOS 9.
    open var isEligibleForPublicIndexing = false

    /// Whether the system may suggest it. Default `false`. iOS 12.
    open var isEligibleForPrediction = false

    /// Tells the activity from others of the app, so that it can be deleted. Default `nil`. iOS 12.
    open var persistentIdentifier: String?

    /// Names the content, so that a scene which shows it can be found. Default `nil`. iOS 13.
    open var targetContentIdentifier: String?

    /// Asked for the state when it is saved, and told when another device goes on. Not retained.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Makes this the activity that the user is at; the one before ceases to be.
    open func becomeCurrent() {
        guard isValid else { return }
        NSUserActivity.current = self
        if needsSave { saveLater() }
    }

    /// Ceases to be the activity that the user is at. iOS 9.
    open func resignCurrent() {
        if isCurrent { NSUserActivity.current = nil }
    }

    /// Ends the activity for good: it is no longer current and cannot be again.
    open func invalidate() {
        isValid = false
        resignCurrent()
    }

    var isCurrent: Bool { NSUserActivity.current === self }

    // MARK: Saving

    private func saveLater() {
        guard isCurrent, !savesLater, MainThread.isCurrent else { return }
        savesLater = true
        nonisolated(unsafe) let activity = self
        MainActor.assumeIsolated {
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

    /// Lets who has the activity fill it in at once, before a session keeps it. Evidence: gt2-app-07.
    @MainActor
    func saveForRestoration() {
        delegate?.userActivityWillSave(self)
        for responder in responders.allObjects { responder.updateUserActivityState(self) }
    }

    // MARK: Responders

    func manage(for responder: UIResponder) {
        responders.add(responder)
    }

    /// An activity that no responder has any more is over.
    func dismiss(by responder: UIResponder) {
        responders.remove(responder)
        if responders.count == 0 { invalidate() }
    }
}

/// The type of the activity by which a link is opened. iOS 8. Follows Apple's page "NSUserActivityTypeBrowsingWeb".
public let NSUserActivityTypeBrowsingWeb: String = "NSUserActivityTypeBrowsingWeb"

/// Is asked for an activity's state. Every member is optional. iOS 8. Follows Apple's page "NSUserActivityDelegate".
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before the activity is saved: bring it up to date here.
    func userActivityWillSave(_ userActivity: NSUserActivity)

    /// Called when another device goes on with the activity.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}

    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// What can bring back the state of an activity. iOS 12. Follows Apple's page "UIUserActivityRestoring".
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Brings the state of an activity back.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
