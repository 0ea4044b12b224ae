extension Simulator {
    /// Opens a link in the running app, as a tap on it in another app does.
    ///
    /// A web link is delivered as a universal link, an `NSUserActivity` of the type `NSUserActivityTypeBrowsingWeb`; any other link as a
    /// URL. An app in the background becomes visible: it receives the link after it enters the foreground and before it becomes active. For
    /// a link that launches the app, see ``launch(_:sceneDelegate:opening:)``.
    public func open(_ url: URL, sourceApplication: String? = nil) {
        takeOver()
        report(.link(url))
        runtime.application.receive(IncomingLink(url, sourceApplication: sourceApplication))
    }

    /// Continues an activity in the running app, from another device or from a search result.
    public func continueActivity(_ activity: NSUserActivity) {
        takeOver()
        report(.other("Continue the activity \(activity.activityType)"))
        runtime.application.receive(.activity(activity))
    }

    /// Chooses a Home Screen quick action of the app. An app in the background becomes visible.
    public func choose(shortcut item: UIApplicationShortcutItem) {
        takeOver()
        report(.other("Choose the quick action \(item.type)"))
        runtime.application.receive(.shortcut(item))
    }

    /// The token that the app receives when it registers for push notifications; `nil`, the default, for none.
    public var remoteNotificationToken: Data? {
        get { runtime.application.remoteRegistration.token }
        set { runtime.application.remoteRegistration.token = newValue }
    }

    /// Sends a push notification to the app. An app that hasn't registered doesn't receive it.
    public func receiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {
        takeOver()
        report(.other("A push notification comes"))
        runtime.application.remoteRegistration.receive(userInfo, runtime.application)
    }

    /// Customizes the order of tabs, as the user does with the More tab's Edit button.
    ///
    /// The controllers in ``UIKit/UITabBarController/customizableViewControllers`` exchange their positions, in the given order; the others
    /// keep theirs. The delegate is notified of the beginning and the end. Without customizable controllers, the call has no effect.
    public func customizeTabs(in tabBarController: UITabBarController, to order: [UIViewController]) {
        takeOver()
        tabBarController.userCustomizes(to: order)
    }
}
