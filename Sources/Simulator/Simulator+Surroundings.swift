import UIKit

// What happens around an app: its launch by a delegate, the home screen, the user's turning the device.
extension Simulator {
    /// Launches an app by its delegate, scenes first, as iOS does, and lets it come to rest.
    ///
    /// The scene's delegate is of the class that `application(_:configurationForConnecting:options:)` names, or the
    /// one given here; without either, and before iOS 13, the app delegate makes the window.
    ///
    /// - Parameter url: what the app is launched for. A scene finds it in its connection's options: a link of the web among the
    ///   activities, another one among the URL contexts. An app without scenes finds it in the launch options, and is asked to
    ///   open it if neither of its launching methods returns `false`.
    /// - Parameter item: the quick action of the app's icon that it is launched by. A scene finds it in its connection's options; an app
    ///   without scenes finds it in the launch options, and is asked to perform it if neither of its launching methods returns `false`.
    /// - Parameter activity: what the scene's session has as `stateRestorationActivity`, from an earlier launch.
    public func launch(
        _ delegate: (any UIApplicationDelegate)? = nil, sceneDelegate: (any UISceneDelegate)? = nil,
        opening url: URL? = nil, choosing item: UIApplicationShortcutItem? = nil,
        restoring activity: NSUserActivity? = nil
    ) {
        takeOver()
        runtime.application.launch(
            delegate: delegate, sceneDelegate: sceneDelegate.map { delegate in { _ in delegate } },
            opening: item.map { .shortcut($0) } ?? url.map { IncomingLink($0) }, restoring: activity)
        window = runtime.application.keyWindow ?? runtime.visibleWindows.first
        _ = try? settle()
    }

    /// Launches an app as its property list says, and lets it come to rest: with its main storyboard, or with the scene that the list
    /// describes, its class, its delegate and its storyboard.
    ///
    /// ```swift
    /// sim.launch(infoPlist: Bundle.module.url(forResource: "Info", withExtension: "plist")!, delegate: AppDelegate())
    /// ```
    ///
    /// `$(PRODUCT_MODULE_NAME)` in the list stands for the module of the delegate. A list that cannot be read is empty, and
    /// ``diagnostics`` says so.
    ///
    /// - Parameters:
    ///   - infoPlist: the list, as Xcode's projects have it.
    ///   - bundle: where the storyboards are; `nil` is the folder of the list.
    ///   - url: what the app is launched for, as in ``launch(_:sceneDelegate:opening:)``.
    public func launch(
        infoPlist: URL, bundle: Bundle? = nil, delegate: (any UIApplicationDelegate)? = nil,
        opening url: URL? = nil
    ) {
        takeOver()
        runtime.application.info = AppInfo(
            propertyList(infoPlist), delegate: delegate,
            bundle: bundle ?? Bundle(url: infoPlist.deletingLastPathComponent()) ?? .main)
        runtime.application.launch(delegate: delegate, opening: url.map { IncomingLink($0) })
        window = runtime.application.keyWindow ?? runtime.visibleWindows.first
        _ = try? settle()
    }

    private func propertyList(_ url: URL) -> [String: Any] {
        if let data = try? Data(contentsOf: url),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        {
            return list
        }
        runtime.diagnostics.warn("There is no property list at \(url.path).")
        return [:]
    }

    /// Rotates the device. The app follows with an animation of 0.3 s, if its pages support the orientation and don't lock the
    /// current one. Before the launch, this sets the orientation in which the app launches.
    public func rotate(to orientation: UIInterfaceOrientation) {
        takeOver()
        report(.set(.orientation(DeviceSetting.Orientation(orientation))))
        runtime.application.receiveTurn(to: orientation)
    }

    /// Shakes the device for half a second. The first responder of the key window is notified, or else the window.
    public func shake() {
        takeOver()
        report(.device(.shake))
        runtime.application.receiveShake()
    }

    /// Taps the status bar: the visible content scrolls to its top, if it is clear which is meant.
    public func tapStatusBar() {
        takeOver()
        report(.device(.statusBar))
        runtime.application.receiveStatusBarTap()
    }

    /// Goes to the home screen.
    public func enterBackground() {
        takeOver()
        report(.device(.background))
        runtime.application.enterBackground()
    }

    /// Comes back from the home screen.
    public func enterForeground() {
        takeOver()
        report(.device(.foreground))
        runtime.application.enterForeground()
    }

    /// Taps the back button of a navigation bar: its delegate is asked, and then the page pops.
    ///
    /// A bar that is hidden or without the button is treated as if a finger found it. To one that a modal page lies over
    /// no finger gets: nothing happens, and ``diagnostics`` says so.
    public func tapBack(in navigationController: UINavigationController) {
        takeOver()
        navigationController.viewIfLoaded?.window?.showBars()
        if !touch(navigationController.navigationBar.backButton), isReachable(navigationController) {
            report(.other("Tap Back"))
            navigationController.userTapsBack()
        }
    }

    /// Takes the user's attention from the app without leaving it, as an alert of the system's, a call or the app switcher does.
    ///
    /// The app and its scenes are notified that they are no longer active; touches do not reach them until ``endInterruption()``.
    public func interrupt() {
        takeOver()
        runtime.application.resignActive()
    }

    /// Lets the app go on that ``interrupt()`` has stopped. One that has gone to the background since stays there.
    public func endInterruption() {
        takeOver()
        runtime.application.becomeActive()
    }

    /// Taps an item of the tab bar, the More item as well: the delegate is asked and told, and a second tap pops a stack to its
    /// root. What is said of covered bars at ``tapBack(in:)`` counts here as well.
    public func tapTab(_ index: Int, in tabBarController: UITabBarController) {
        takeOver()
        guard tabBarController.tabBar.items?.indices.contains(index) == true else { return }
        tabBarController.viewIfLoaded?.window?.showBars()
        tabBarController.tabBar.showItems()
        let items = tabBarController.tabBar.itemViews
        if !items.indices.contains(index) || !touch(items[index]), isReachable(tabBarController) {
            report(.other("Tap tab \(index)"))
            tabBarController.userChoosesItem(at: index)
        }
    }

    /// Taps an action of an alert. Its handler runs when the alert is gone.
    public func tap(_ action: UIAlertAction, in alert: UIAlertController) {
        takeOver()
        alert.viewIfLoaded?.window?.showBars()
        let item = alert.viewIfLoaded?.itemViews.first { $0.alertAction === action }
        guard !touch(item) else { return }
        report(.other("Tap “\(action.title ?? "")” of the alert"))
        alert.userChooses(action)
    }

    /// Pulls the presentation of a controller away, as a finger does with a sheet; the delegate is asked and told.
    ///
    /// The finger is gone before it has moved anything else: see ``pullSheet()`` for one that goes all the way.
    public func pullAway(_ presented: UIViewController) {
        takeOver()
        report(.other("Pull \(Swift.type(of: presented)) away"))
        let fingers = runtime.application.fingers
        let isTouched = presented.presentationController?.presentedView.map { view in
            let place = view.convert(CGPoint(x: view.bounds.midX, y: 2), to: view.window)
            let window = view.window
            return fingers.down.isEmpty
                && fingers.comeDown(.max, at: window?.convert(place, to: nil as UIWindow?) ?? place)
        }
        presented.presentationController?.dismissByUser()
        if isTouched == true { fingers.cancelAll() }
    }
}

extension Simulator {
    /// Whether no modal page lies over the bars of a controller.
    private func isReachable(_ container: UIViewController) -> Bool {
        guard let modal = container.presentedViewController else { return true }
        runtime.diagnostics.warn("A tap does not reach the bar of \(container): \(modal) lies over it.")
        return false
    }
}

extension Simulator {
    /// What a storyboard or nib gets for a view or controller of a framework that does not exist here, such as a map.
    public enum AbsentFrameworks: Sendable {
        /// A view or controller in its place that shows the name. The console says which.
        case standIns
        /// UIKit's exception, as in an app that is not linked with the framework.
        case exception
    }

    /// What becomes of views of frameworks that do not exist here. Default `.standIns`. Follows the evidence words-nib-04.
    public var absentFrameworks: AbsentFrameworks {
        get { settingsOfAbsentClasses.handling == .standIn ? .standIns : .exception }
        set { settingsOfAbsentClasses.handling = newValue == .standIns ? .standIn : .exception }
    }

    private var settingsOfAbsentClasses: AbsentClassSettings { runtime.state(AbsentClassSettings.init) }
}
