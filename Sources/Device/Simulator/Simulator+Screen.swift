import UIKit

// The screen, for observers that read its elements.
extension Simulator {
    /// Makes this simulator's app the running one, and performs the layout of its bars and alerts and all pending layout.
    package func prepareScreen() {
        takeOver()
        Tappable.layOutItems(in: runtime.application)
        for window in runtime.visibleWindows { window.layoutIfNeeded() }
    }

    /// The number of turns of the run loop. Between two of them, nothing changes on the screen unless a test changes it.
    package var turnCount: Int { runtime.loop.turnCount }

    /// The view that would receive a touch at a point of the screen; `nil` if none would.
    package func view(at point: CGPoint) -> UIView? {
        takeOver()
        return runtime.application.fingers.view(at: point)
    }

    /// The on-screen keyboard.
    package var keyboard: OnScreenKeyboard { runtime.keyboard }

    /// The responder that receives typed text; `nil` if no text is being edited.
    package var textReceiver: UIResponder? {
        takeOver()
        return runtime.application.textReceiver
    }

    /// The running application.
    package var application: UIApplication { runtime.application }

    /// Launches an app whose scene's delegate is made when the scene connects. Without a closure, the app has no scenes of its own, unless
    /// its property list declares them. The clock doesn't move.
    package func launch(
        delegate: (any UIApplicationDelegate)?, opening url: URL?,
        makeSceneDelegate: ((UISceneConfiguration) -> (any UISceneDelegate)?)?
    ) {
        takeOver()
        runtime.application.launch(
            delegate: delegate, sceneDelegate: makeSceneDelegate, opening: url.map { IncomingLink($0) })
        window = runtime.application.keyWindow ?? runtime.visibleWindows.first
    }

    /// Ends the app as the system does: its scenes are disconnected, and its delegate and observers are notified.
    package func terminate() {
        takeOver()
        runtime.application.terminate()
    }

    /// Returns the state that a module keeps for this app, and creates it at the first call.
    package func state<State: AnyObject>(_ make: @MainActor () -> State) -> State { runtime.state(make) }
}
