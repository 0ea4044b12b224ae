import PageFlow
import TestTraits
import UIKit

#if canImport(Simulator)
    import Simulator
#endif

/// The app of a test: a window with a root view controller.
///
/// On Linux it is a simulated device whose clock the test holds. On iOS it is a window of the test's host app, and
/// ``settle()`` waits for the real transitions. The source of the test is the same.
///
/// ```swift
/// @Test(.onStage) func `a card that is refused leads back to the basket`() async {
///     let stage = Stage(root: UINavigationController(rootViewController: Basket()))
///     stage.visiblePage?.open(Payment(), by: .present)
///     await stage.settle()
///     stage.expectPath("Basket + modal:Payment")
/// }
/// ```
@MainActor
public final class Stage {
    /// The window.
    public let window: UIWindow

    #if canImport(Simulator)
        /// The device of the stage: an iPhone 16 with iOS 18, unless the test's trait or the caller chooses another one.
        public let simulator: Simulator
        /// The tasks that move the clock while other tasks await a request. They end with the stage, because the next test then has the app.
        private var clockMoves: [Task<Void, Never>] = []
        private var waitToken: HandlerToken?
    #endif

    /// Shows a root view controller in a window, and waits until the app is at rest.
    public init(root: UIViewController) {
        #if canImport(Simulator)
            simulator = StageDevice.ofTask.makeSimulator()
            simulator.launch(root)
            StageDevice.ofTask.turn(simulator)
            window = simulator.window
            begin()
        #else
            // In a host app with scenes, a window is visible only in a scene.
            let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
            window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            _ = window.navigator
        #endif
    }

    #if canImport(Simulator)
        /// Shows a root view controller on the test's own simulator, which can have any device, system, language and date.
        ///
        /// ```swift
        /// let stage = Stage(root: Basket(), on: Simulator(device: .iPadMini, locale: Locale(identifier: "ar")))
        /// ```
        ///
        /// The simulator's clock must be held, which is the default.
        public init(root: UIViewController, on simulator: Simulator) {
            self.simulator = simulator
            simulator.launch(root)
            window = simulator.window
            begin()
        }

        /// Launches an app with its own scene delegate. The window, its root and its navigator are the app's own.
        ///
        /// ```swift
        /// let stage = Stage(sceneDelegate: SceneDelegate())
        /// ```
        ///
        /// This initializer exists on Linux only. On Apple's systems the host app has already launched with its delegate.
        ///
        /// - Parameters:
        ///   - sceneDelegate: the app's scene delegate, which must show a window.
        ///   - url: a link that launches the app.
        ///   - simulator: the simulator; `nil` for the device of the test's trait.
        public init(
            sceneDelegate: any UISceneDelegate, opening url: URL? = nil, on simulator: Simulator? = nil
        ) {
            self.simulator = simulator ?? StageDevice.ofTask.makeSimulator()
            self.simulator.launch(sceneDelegate: sceneDelegate, opening: url)
            if simulator == nil { StageDevice.ofTask.turn(self.simulator) }
            guard let window = self.simulator.window else {
                preconditionFailure("The scene delegate \(type(of: sceneDelegate)) has shown no window.")
            }
            self.window = window
            begin()
        }

        private func begin() {
            _ = window.navigator
            // The clock is held, so a task that awaits a request would wait forever.
            waitToken = RequestObservers.ofApp.onWait { [weak self] in self?.moveClock(until: $0) }
        }

        /// Resizes the window and changes its horizontal size class, as an iPad does when it shows two apps side by side.
        ///
        /// ```swift
        /// stage.resizeWindow(to: CGSize(width: 375, height: 1194), horizontalSizeClass: .compact)
        /// ```
        public func resizeWindow(to size: CGSize, horizontalSizeClass: UIUserInterfaceSizeClass) {
            window.frame = CGRect(origin: .zero, size: size)
            window.traitOverrides.horizontalSizeClass = horizontalSizeClass
            window.layoutIfNeeded()
        }
    #endif

    #if canImport(Simulator)
        isolated deinit { close() }
    #else
        // An isolated deinitializer needs iOS 18.4.
        deinit {
            guard Thread.isMainThread else { return }
            MainActor.assumeIsolated { close() }
        }
    #endif

    /// Closes the window. A visible window would stay alive, with its pages and the tasks that wait for them.
    private func close() {
        #if canImport(Simulator)
            waitToken?.remove()
            for move in clockMoves { move.cancel() }
            // The closing of pages isn't an event of the test.
            simulator.observer?.simulatorWillClose()
            // Another stage may be current by now.
            simulator.turn()
            defer { _ = try? simulator.settle() }
        #endif
        window.rootViewController?.dismiss(animated: false, completion: nil)
        window.rootViewController = nil
        window.isHidden = true
    }

    /// The page that a user sees.
    public var visiblePage: UIViewController? { window.navigator.visiblePage }

    /// Waits until no request is pending and no transition runs.
    public func settle() async {
        #if canImport(Simulator)
            await simulator.settled()
        #else
            while let navigation = window.navigator.pending.first(where: { $0.offScreenPage == nil }) {
                try? await navigation.end()
            }
            while let coordinator = visiblePage?.transitionCoordinator {
                await withCheckedContinuation { continuation in
                    let isJoined = coordinator.animate(alongsideTransition: nil) { _ in continuation.resume()
                    }
                    if !isJoined { continuation.resume() }
                }
            }
            await withCheckedContinuation { continuation in
                RunLoopTurn.afterCommit { continuation.resume() }
            }
        #endif
    }
}

#if canImport(Simulator)
    extension Stage {
        /// Moves the clock until the app is at rest, and past the time limits of a request that waits for a window or an adapter. No other
        /// code moves the clock.
        private func moveClock(until request: NavigationRequest) {
            let move = Task { [simulator] in
                await simulator.settled()
                guard let limit = request.timeLimit, !Task.isCancelled else { return }
                simulator.advance(by: limit)
                await simulator.settled()
            }
            clockMoves.append(move)
        }
    }
#endif
