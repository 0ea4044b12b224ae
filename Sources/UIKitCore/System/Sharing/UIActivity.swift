/// An activity that a user can perform on shared items. Subclass it for activities of your own. iOS 6.
///
/// Follows Apple's page "UIActivity".
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The page that offers the activity.
    package weak var page: (any ActivityPage)?

    /// Creates an activity.
    public override init() {
        super.init()
    }

    /// Whether the activity shares or acts, which decides where it is offered. Default `.action`. iOS 7.
    open class var activityCategory: UIActivity.Category { .action }

    /// The kind of the activity. Override it. Default `nil`.
    open var activityType: UIActivity.ActivityType? { nil }

    /// What the activity is called. Override it. Default `nil`.
    open var activityTitle: String? { nil }

    /// The activity's picture. Override it. Default `nil`.
    open var activityImage: UIImage? { nil }

    /// Whether the activity can do something with the items: else it is not offered. Override it. Default `false`.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Called with the items when the user has chosen the activity, before it begins. The base class does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// The page that the activity is done on. It is presented in place of calling ``perform()``. Default `nil`.
    open var activityViewController: UIViewController? { nil }

    /// Does it, where there is no page. Override it, and call ``activityDidFinish(_:)`` at the end. The base class does nothing.
    open func perform() {}

    /// Says that the activity is over: its page and the page that offered it go. Call it; do not override it.
    open func activityDidFinish(_ completed: Bool) {
        page?.activityHasEnded(self, completed: completed)
    }
}

/// The page that offers activities.
@MainActor
package protocol ActivityPage: AnyObject {
    func activityHasEnded(_ activity: UIActivity, completed: Bool)

    /// The subject of what is shared by a kind of activity.
    func subject(for type: UIActivity.ActivityType?) -> String
}

extension UIActivity {
    /// Where an activity is offered. iOS 7. Follows Apple's page "UIActivity.Category".
    public enum Category: Int, Sendable {
        /// In the list.
        case action = 0
        /// In the row of those that send something to somebody.
        case share = 1
    }

    /// Names a kind of activity. Follows Apple's page "UIActivity.ActivityType".
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The value behind the constants.
        public let rawValue: String

        /// Creates it from its raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a type from its name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Posts to Facebook. Systems since iOS 11 do not offer it.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posts to Twitter. Systems since iOS 11 do not offer it.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Posts to Weibo. Systems since iOS 11 do not offer it.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Sends a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Sends mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Prints.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Copies to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Makes a picture that of a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Adds a picture to the photo library.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Keeps an address for reading later. iOS 7.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Posts to Flickr. Systems since iOS 11 do not offer it.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Posts to Vimeo. Systems since iOS 11 do not offer it.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Posts to Tencent Weibo. Systems since iOS 11 do not offer it.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Sends to a device nearby. iOS 7.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Opens a document in Books. iOS 9.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Draws on a document. iOS 11.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Sends it to all in a SharePlay session. iOS 15.4.
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
        /// Invites to work on it together, with a link. iOS 16.
        public static let collaborationInviteWithLink = ActivityType(
            "com.apple.UIKit.activity.CollaborationInviteWithLink")
        /// Copies a link for working on it together. iOS 16.
        public static let collaborationCopyLink = ActivityType(
            "com.apple.UIKit.activity.CollaborationCopyLink")
        /// Puts a page of the web on the home screen. iOS 16.4.
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    }
}
