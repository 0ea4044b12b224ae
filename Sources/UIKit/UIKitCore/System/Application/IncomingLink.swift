/// A request that the system delivers to an app: a URL with the app's own scheme, an activity, which also represents
/// web links, a quick action, or a response to a notification.
package enum IncomingLink {
    case url(URL, sourceApplication: String?)
    case activity(NSUserActivity)
    case shortcut(UIApplicationShortcutItem)
    /// The user's response to a notification, which the notification center's delegate receives.
    case response(NSObject)

    /// Creates a link as the system delivers it: a web link as an activity.
    package init(_ url: URL, sourceApplication: String? = nil) {
        guard ["http", "https"].contains(url.scheme?.lowercased()) else {
            self = .url(url, sourceApplication: sourceApplication)
            return
        }
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        self = .activity(activity)
    }

    /// The connection options of a scene that the link launches.
    @MainActor
    var connectionOptions: UIScene.ConnectionOptions {
        switch self {
        case .url(let url, let source):
            UIScene.ConnectionOptions(
                urlContexts: [UIOpenURLContext(url, from: source)], sourceApplication: source)
        case .activity(let activity):
            UIScene.ConnectionOptions(userActivities: [activity])
        case .shortcut(let item):
            UIScene.ConnectionOptions(shortcutItem: item)
        case .response(let response):
            UIScene.ConnectionOptions(response: response)
        }
    }

    /// The launch options of an app without scenes.
    var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
        switch self {
        case .url(let url, let source):
            var options: [UIApplication.LaunchOptionsKey: Any] = [.url: url]
            options[.sourceApplication] = source
            return options
        case .activity(let activity):
            let type = UIApplication.LaunchOptionsKey.userActivityType.rawValue
            return [.userActivityDictionary: [type: activity.activityType]]
        case .shortcut(let item):
            return [.shortcutItem: item]
        case .response: return nil
        }
    }
}

extension UIOpenURLContext {
    convenience init(_ url: URL, from sourceApplication: String?) {
        self.init(url: url, options: UIScene.OpenURLOptions(sourceApplication: sourceApplication))
    }
}

// A running app receives a link between the two callbacks of entering the foreground, or immediately if it is visible.
// Follows Apple's archived "App Programming Guide for iOS", figure "Waking a background app to open a URL".
extension UIApplication {
    /// Brings the app to the foreground and delivers a link.
    package func receive(_ link: IncomingLink) {
        guard usesScenes else { return enterForeground(opening: link) }
        scene(for: link)?.enterForeground(opening: link)
    }

    /// Calls the newest of the delegate's three methods for URLs; the deprecated ones are fallbacks.
    private func openURL(_ url: URL, from source: String?) {
        guard let delegate else { return }
        var options: [OpenURLOptionsKey: Any] = [.openInPlace: false]
        options[.sourceApplication] = source
        _ =
            OptionalMember.ask { delegate.application(self, open: url, options: options) }
            ?? OptionalMember.ask {
                delegate.application(self, open: url, sourceApplication: source, annotation: [String: Any]())
            } ?? delegate.application(self, handleOpen: url)
    }

    func open(_ link: IncomingLink) {
        switch link {
        case .url(let url, let source):
            openURL(url, from: source)
        case .activity(let activity):
            _ = delegate?.application(self, willContinueUserActivityWithType: activity.activityType)
            _ = delegate?.application(self, continue: activity) { restoring in
                for object in restoring ?? [] { object.restoreUserActivityState(activity) }
            }
        case .shortcut(let item):
            delegate?.application(self, performActionFor: item) { _ in }
        case .response: break
        }
    }
}

extension UIScene {
    func open(_ link: IncomingLink) {
        switch link {
        case .url(let url, let source):
            delegate?.scene(self, openURLContexts: [UIOpenURLContext(url, from: source)])
        case .activity(let activity):
            delegate?.scene(self, willContinueUserActivityWithType: activity.activityType)
            delegate?.scene(self, continue: activity)
        case .shortcut(let item):
            guard let scene = self as? UIWindowScene else { return }
            (delegate as? any UIWindowSceneDelegate)?.windowScene(scene, performActionFor: item) { _ in }
        case .response: break
        }
    }
}
