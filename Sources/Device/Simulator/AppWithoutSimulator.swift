import UIKit

/// The app that runs while no simulator exists.
@MainActor
package enum AppWithoutSimulator {
    /// Removes and returns the windows shown without a simulator, after the app settles, so that a simulator's app can continue with them.
    /// Returns none while a simulator exists.
    package static func takeWindows() -> ShownWindows {
        guard SimulatorsInUse.last == nil, let runtime = Runtime.existing, !runtime.visibleWindows.isEmpty
        else {
            return ShownWindows()
        }
        comeToRest(runtime)
        defer { runtime.visibleWindows = [] }
        return ShownWindows(all: runtime.visibleWindows, key: runtime.application.keyWindow)
    }

    /// Advances the clock by up to ten seconds at once, as long as work is pending.
    private static func comeToRest(_ runtime: Runtime) {
        let end = runtime.loop.now + 10
        for _ in 0..<10_000 {
            if runtime.loop.hasWorkNow {
                runtime.turn()
            } else if let next = runtime.loop.nextDeadline, next <= end {
                runtime.loop.setClock(to: next)
            } else {
                return
            }
        }
    }
}

/// Windows on a screen.
package struct ShownWindows {
    /// The windows in the order in which they were shown.
    fileprivate var all: [UIWindow] = []
    fileprivate var key: UIWindow?

    package init() {}

    fileprivate init(all: [UIWindow], key: UIWindow?) {
        self.all = all
        self.key = key
    }
}

extension Simulator {
    /// Launches an app like the host app of tests on a device: active, with one scene, and with a window if a root is passed. Windows
    /// that were shown without a simulator are moved into it.
    package func launchHost(root: UIViewController? = nil, showing windows: ShownWindows = ShownWindows()) {
        takeOver()
        let window = runtime.application.connectSceneForLaunch()
        if let root {
            self.window = window
            window.rootViewController = root
            window.makeKeyAndVisible()
        }
        runtime.application.activateSceneAfterLaunch()
        for window in windows.all { window.moveToCurrentApp(isKey: window === windows.key) }
        _ = try? settle()
        clearTrace()
    }
}
