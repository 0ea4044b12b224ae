import UIKit

/// The app that runs while there is no simulator.
@MainActor
package enum AppWithoutSimulator {
    /// Takes the windows that are shown there out of its hands, after it has come to rest. A simulator's app can go on
    /// with them. While a simulator is in use there are none.
    package static func takeWindows() -> ShownWindows {
        guard SimulatorsInUse.last == nil, let runtime = Runtime.existing, !runtime.visibleWindows.isEmpty
        else {
            return ShownWindows()
        }
        comeToRest(runtime)
        defer { runtime.visibleWindows = [] }
        return ShownWindows(all: runtime.visibleWindows, key: runtime.application.keyWindow)
    }

    /// Lets ten seconds pass at once, as far as something comes in them.
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
    /// In the order in which they were shown.
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
