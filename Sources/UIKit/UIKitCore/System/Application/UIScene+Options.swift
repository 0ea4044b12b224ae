extension UIScene {
    /// The reasons for connecting a scene. Follows Apple's page "UIScene.ConnectionOptions".
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

        /// The activities to continue, such as a web link; empty if there are none.
        open var userActivities: Set<NSUserActivity> { activities }

        /// The quick action that the user has selected; `nil` if there is none.
        open var shortcutItem: UIApplicationShortcutItem? { shortcut }

        /// The type of an activity from another device; `nil` if there is none. Web links don't count.
        open var handoffUserActivityType: String? {
            activities.map(\.activityType).first { $0 != NSUserActivityTypeBrowsingWeb }
        }

        /// The bundle identifier of the app that requested the scene.
        open var sourceApplication: String? { source }
    }

    /// The options with which a URL was delivered. Follows Apple's page "UIScene.OpenURLOptions".
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        private let source: String?
        private let isOpenedInPlace: Bool

        package init(sourceApplication: String? = nil, openInPlace: Bool = false) {
            source = sourceApplication
            isOpenedInPlace = openInPlace
            super.init()
        }

        /// The bundle identifier of the app that sent the URL, if it belongs to the same team.
        open var sourceApplication: String? { source }

        /// The annotation of a document interaction; `nil` if the URL was delivered in another way.
        open var annotation: Any? { nil }

        /// The event attribution of the URL; `nil` if there is none. iOS 14.5.
        open var eventAttribution: UIEventAttribution? { nil }

        /// Whether the app may open the file in place, without copying it first.
        open var openInPlace: Bool { isOpenedInPlace }
    }

    /// The options for opening a URL. Follows Apple's page "UIScene.OpenExternalURLOptions".
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether the URL may be opened only as a universal link. Default `false`.
        open var universalLinksOnly = false

        /// The event attribution of the URL. Default `nil`. iOS 14.5.
        open var eventAttribution: UIEventAttribution?
    }
}

/// A URL to open, and its options. iOS 13. Follows Apple's page "UIOpenURLContext".
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

    /// The options with which the URL was delivered.
    open var options: UIScene.OpenURLOptions { openOptions }
}
