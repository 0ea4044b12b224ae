extension UIScene {
    /// Why a scene is connected. Follows Apple's page "UIScene.ConnectionOptions".
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        private let contexts: Set<UIOpenURLContext>
        private let source: String?
        private let activities: Set<NSUserActivity>
        private let shortcut: UIApplicationShortcutItem?
        /// The response to a notification. Its class is in the module UserNotifications.
        package let response: NSObject?

        package init(
            urlContexts: Set<UIOpenURLContext> = [], sourceApplication: String? = nil,
            userActivities: Set<NSUserActivity> = [], shortcutItem: UIApplicationShortcutItem? = nil,
            response: NSObject? = nil
        ) {
            self.response = response
            contexts = urlContexts
            source = sourceApplication
            activities = userActivities
            shortcut = shortcutItem
            super.init()
        }

        /// The URLs to open; empty if there are none.
        open var urlContexts: Set<UIOpenURLContext> { contexts }

        /// The activities to go on with, such as a link of the web; empty if there are none.
        open var userActivities: Set<NSUserActivity> { activities }

        /// The quick action that the user has chosen; `nil` if there was none.
        open var shortcutItem: UIApplicationShortcutItem? { shortcut }

        /// The type of the activity that comes from another device; `nil` if none does. A link of the web is none.
        open var handoffUserActivityType: String? {
            activities.map(\.activityType).first { $0 != NSUserActivityTypeBrowsingWeb }
        }

        /// The bundle identifier of the app that asked for the scene.
        open var sourceApplication: String? { source }
    }

    /// How a URL came to the app. Follows Apple's page "UIScene.OpenURLOptions".
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        private let source: String?
        private let isOpenedInPlace: Bool

        package init(sourceApplication: String? = nil, openInPlace: Bool = false) {
            source = sourceApplication
            isOpenedInPlace = openInPlace
            super.init()
        }

        /// The bundle identifier of the app that sent the URL, if it is of the same team.
        open var sourceApplication: String? { source }

        /// What a document interaction sent along; `nil` if the URL came another way.
        open var annotation: Any? { nil }

        /// Who measures that the URL was opened; `nil` if nobody does. iOS 14.5.
        open var eventAttribution: UIEventAttribution? { nil }

        /// Whether the app may use the file where it is, rather than copy it first.
        open var openInPlace: Bool { isOpenedInPlace }
    }

    /// How a URL is to be opened. Follows Apple's page "UIScene.OpenExternalURLOptions".
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether the URL may only be opened by an app that claims it as a universal link. Default `false`.
        open var universalLinksOnly = false

        /// Who measures that the URL was opened. Default `nil`. iOS 14.5.
        open var eventAttribution: UIEventAttribution?
    }
}

/// One URL to open, and how it came. iOS 13. Follows Apple's page "UIOpenURLContext".
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    private let address: URL
    private let openOptions: UIScene.OpenURLOptions

    package init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
        address = url
        openOptions = options
        super.init()
    }

    /// The URL.
    open var url: URL { address }

    /// How it came.
    open var options: UIScene.OpenURLOptions { openOptions }
}
