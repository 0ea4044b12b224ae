import UIKit

// The app's environment: its launch by a delegate, the Home Screen, device rotation.
extension Simulator {
    /// Launches an app with its delegate, with scenes from iOS 13 on as iOS does, and waits until the app settles.
    ///
    /// The scene's delegate has the class that `application(_:configurationForConnecting:options:)` returns, or is the one passed here.
    /// Without either, and before iOS 13, the app delegate creates the window.
    ///
    /// - Parameter url: The URL that launches the app. A scene receives it in its connection options: a web link among the user activities,
    ///   any other URL among the URL contexts. An app without scenes receives it in the launch options, and is asked to open it if neither
    ///   of its launch methods returns `false`.
    /// - Parameter item: The quick action that launches the app. A scene receives it in its connection options. An app without scenes
    ///   receives it in the launch options, and is asked to perform it if neither of its launch methods returns `false`.
    /// - Parameter activity: The `stateRestorationActivity` of the scene's session, from an earlier launch.
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

    /// Launches an app as its property list declares, with its main storyboard or with the declared scene's class, delegate and storyboard,
    /// and waits until the app settles.
    ///
    /// ```swift
    /// sim.launch(infoPlist: Bundle.module.url(forResource: "Info", withExtension: "plist")!, delegate: AppDelegate())
    /// ```
    ///
    /// `$(PRODUCT_MODULE_NAME)` in the list is replaced by the delegate's module. If the list can't be read, it counts as empty, and
    /// ``diagnostics`` contains a warning.
    ///
    /// - Parameters:
    ///   - infoPlist: The list, as in Xcode projects.
    ///   - bundle: The bundle with the storyboards; `nil` is the folder of the list.
    ///   - url: The URL that launches the app, as in ``launch(_:sceneDelegate:opening:)``.
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

    /// Resizes the scene of the key window, as a user does at the window's corner. The app follows with an animation of 0.3 s.
    ///
    /// The scene stays in the middle of the screen, and within its `sizeRestrictions`. Only scenes on iPad with iOS 26 or later can be
    /// resized; otherwise nothing happens, and ``diagnostics`` contains a warning. A rotation makes the scene full screen again.
    public func resizeScene(to size: CGSize) {
        takeOver()
        report(.other("Resize the scene to \(Int(size.width)) by \(Int(size.height))"))
        guard let scene = runtime.application.keyWindow?.windowScene, scene.isResizable else {
            return runtime.diagnostics.warn("This scene can't be resized.")
        }
        scene.userResizes(to: size)
    }

    /// Shakes the device for half a second. The first responder of the key window receives the motion events, or the window if it has none.
    public func shake() {
        takeOver()
        report(.device(.shake))
        runtime.application.receiveShake()
    }

    /// Taps the status bar: the visible scroll view scrolls to its top, if only one qualifies; on iPad, the uppermost one does.
    public func tapStatusBar() {
        takeOver()
        report(.device(.statusBar))
        runtime.application.receiveStatusBarTap()
    }

    /// Goes to the Home Screen.
    public func enterBackground() {
        takeOver()
        report(.device(.background))
        runtime.application.enterBackground()
    }

    /// Returns to the app from the Home Screen.
    public func enterForeground() {
        takeOver()
        report(.device(.foreground))
        runtime.application.enterForeground()
    }

    /// Taps the back button of a navigation bar: the bar's delegate is asked, and then the page pops.
    ///
    /// A hidden bar, or a bar without a back button, is treated as if it had one that can be tapped. If a modal page covers the bar, no tap
    /// happens, and ``diagnostics`` contains a warning.
    public func tapBack(in navigationController: UINavigationController) {
        takeOver()
        navigationController.viewIfLoaded?.window?.showBars()
        if !touch(navigationController.navigationBar.backButton), isReachable(navigationController) {
            report(.other("Tap Back"))
            navigationController.userTapsBack()
        }
    }

    /// Makes the app inactive without leaving it, as a system alert, a call or the app switcher does.
    ///
    /// The app and its scenes are notified that they resign active; they receive no touches until ``endInterruption()``.
    public func interrupt() {
        takeOver()
        runtime.application.resignActive()
    }

    /// Makes the app active again after ``interrupt()``. An app that has entered the background meanwhile stays there.
    public func endInterruption() {
        takeOver()
        runtime.application.becomeActive()
    }

    /// Taps an item of the tab bar, including the More item: the delegate is asked and notified, and a second tap pops a navigation
    /// controller to its root. For covered bars, see ``tapBack(in:)``.
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

    /// Taps an action of an alert. Its handler runs after the alert's dismissal.
    public func tap(_ action: UIAlertAction, in alert: UIAlertController) {
        takeOver()
        alert.viewIfLoaded?.window?.showBars()
        let item = alert.viewIfLoaded?.itemViews.first { $0.alertAction === action }
        guard !touch(item) else { return }
        report(.other("Tap “\(action.title ?? "")” of the alert"))
        alert.userChooses(action)
    }

    /// Dismisses a presented controller, as a pull on a sheet does; the delegate is asked and notified.
    ///
    /// The touch ends before it has moved other views. For a complete pull, see ``pullSheet()``.
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
    /// Whether no modal page covers the bars of a controller.
    private func isReachable(_ container: UIViewController) -> Bool {
        guard let modal = container.presentedViewController else { return true }
        runtime.diagnostics.warn("A tap does not reach the bar of \(container): \(modal) lies over it.")
        return false
    }
}

extension Simulator {
    /// The handling of views and controllers in a storyboard or nib whose framework doesn't exist on Linux, such as a map.
    public enum AbsentFrameworks: Sendable {
        /// A placeholder view or controller that shows the class's name. The console names the class.
        case standIns
        /// UIKit's exception, as in an app that isn't linked with the framework.
        case exception
    }

    /// The handling of views whose frameworks don't exist on Linux. Defaults to `.standIns`. Follows the evidence words-nib-04.
    public var absentFrameworks: AbsentFrameworks {
        get { settingsOfAbsentClasses.handling == .standIn ? .standIns : .exception }
        set { settingsOfAbsentClasses.handling = newValue == .standIns ? .standIn : .exception }
    }

    private var settingsOfAbsentClasses: AbsentClassSettings { runtime.state(AbsentClassSettings.init) }
}
