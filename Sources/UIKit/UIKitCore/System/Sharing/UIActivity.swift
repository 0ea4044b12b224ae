/// An activity that a user can perform on shared items. Subclass it for activities of your own. iOS 6.
///
/// Follows Apple's page "UIActivity".
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The view controller that offers the activity.
    package weak var page: (any ActivityPage)?

    /// Creates an activity.
    public override init() {
        super.init()
    }

    /// The category, which determines the position on the share sheet. Default `.action`. iOS 7.
    open class var activityCategory: UIActivity.Category { .action }

    /// The type of the activity. Override it. Default `nil`.
    open var activityType: UIActivity.ActivityType? { nil }

    /// The title of the activity. Override it. Default `nil`.
    open var activityTitle: String? { nil }

    /// The image of the activity. Override it. Default `nil`.
    open var activityImage: UIImage? { nil }

    /// Whether the activity can handle the items; otherwise it isn't offered. Override it. Default `false`.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Called with the items when the user has selected the activity, before it begins. The base class does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// The view controller for the activity. It is presented instead of calling ``perform()``. Default `nil`.
    open var activityViewController: UIViewController? { nil }

    /// Performs the activity if it has no view controller. Override it, and call ``activityDidFinish(_:)`` at the end. The base class does
    /// nothing.
    open func perform() {}

    /// Ends the activity: dismisses its view controller and the one that offered it. Call it; don't override it.
    open func activityDidFinish(_ completed: Bool) {
        page?.activityHasEnded(self, completed: completed)
    }
}

/// A view controller that offers activities.
@MainActor
package protocol ActivityPage: AnyObject {
    func activityHasEnded(_ activity: UIActivity, completed: Bool)

    /// Returns the subject of the shared items for an activity type.
    func subject(for type: UIActivity.ActivityType?) -> String
}

extension UIActivity {
    /// The categories of activities. iOS 7. Follows Apple's page "UIActivity.Category".
    public enum Category: Int, Sendable {
        /// Actions, shown in the list.
        case action = 0
        /// Sharing, shown in the row of destinations.
        case share = 1
    }

    /// Identifies a type of activity. Follows Apple's page "UIActivity.ActivityType".
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
        /// Assigns an image to a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Saves an image to the photo library.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Adds a URL to the reading list. iOS 7.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Posts to Flickr. Systems since iOS 11 do not offer it.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Posts to Vimeo. Systems since iOS 11 do not offer it.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Posts to Tencent Weibo. Systems since iOS 11 do not offer it.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Sends to a nearby device. iOS 7.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Opens a document in Books. iOS 9.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Marks up a document. iOS 11.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Shares with the participants of a SharePlay session. iOS 15.4.
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
        /// Invites to collaborate with a link. iOS 16.
        public static let collaborationInviteWithLink = ActivityType(
            "com.apple.UIKit.activity.CollaborationInviteWithLink")
        /// Copies a link for collaboration. iOS 16.
        public static let collaborationCopyLink = ActivityType(
            "com.apple.UIKit.activity.CollaborationCopyLink")
        /// Adds a web page to the Home Screen. iOS 16.4.
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    }
}
