extension Simulator {
    /// Opens a link in the app that is running, as a tap on it in another app does.
    ///
    /// A link of the web comes as a universal link, an `NSUserActivity` of the type `NSUserActivityTypeBrowsingWeb`; another
    /// one as a URL. An app that is not visible comes back: it gets the link after it was told that it enters the
    /// foreground, and before it becomes active. For a link that launches the app, see
    /// ``launch(_:sceneDelegate:opening:)``.
    public func open(_ url: URL, sourceApplication: String? = nil) {
        takeOver()
        report(.link(url))
        runtime.application.receive(IncomingLink(url, sourceApplication: sourceApplication))
    }

    /// Lets the app that is running go on with an activity of another device, or one that a search has found.
    public func continueActivity(_ activity: NSUserActivity) {
        takeOver()
        report(.other("Continue the activity \(activity.activityType)"))
        runtime.application.receive(.activity(activity))
    }

    /// Chooses a quick action of the app's icon. The app becomes visible if it is away.
    public func choose(shortcut item: UIApplicationShortcutItem) {
        takeOver()
        report(.other("Choose the quick action \(item.type)"))
        runtime.application.receive(.shortcut(item))
    }

    /// The token that the app gets when it registers for push notifications; `nil`, the default, for none.
    public var remoteNotificationToken: Data? {
        get { runtime.application.remoteRegistration.token }
        set { runtime.application.remoteRegistration.token = newValue }
    }

    /// Sends the app a push notification. One that has not registered for any gets none.
    public func receiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {
        takeOver()
        report(.other("A push notification comes"))
        runtime.application.remoteRegistration.receive(userInfo, runtime.application)
    }

    /// Customizes the order of tabs, as the user does with the More tab's Edit button.
    ///
    /// Those that ``UIKit/UITabBarController/customizableViewControllers`` holds take each other's places, in the given order;
    /// the others stay where they are. The delegate is notified of the beginning and the end. Without such pages nothing happens.
    public func customizeTabs(in tabBarController: UITabBarController, to order: [UIViewController]) {
        takeOver()
        tabBarController.userCustomizes(to: order)
    }
}
