import PageFlow
import UIKit

#if canImport(Simulator)
    import Simulator
#endif

/// An app on stage for a test: a window with a root, and what happens to its pages.
///
/// On Linux it is a simulated device whose clock the test holds; on iOS it is a window of the test's host app, and
/// ``settle()`` waits for the real transitions. The test's source is the same.
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
        /// What moves the clock for those who await a request. It ends with the stage: the next test has the app then.
        private var clockMoves: [Task<Void, Never>] = []
    #endif

    /// Shows a root in a window, and waits until nothing moves any more.
    public init(root: UIViewController) {
        #if canImport(Simulator)
            simulator = StageDevice.ofTask.makeSimulator()
            simulator.launch(root)
            StageDevice.ofTask.turn(simulator)
            window = simulator.window
            begin()
        #else
            // A host app with scenes shows a window in one of them alone.
            let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
            window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            _ = window.navigator
        #endif
    }

    #if canImport(Simulator)
        /// Shows a root on a simulator that the test has made, with any device, system, language and date.
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
            NavigationRequest.willWait = { [weak self] in self?.moveClock(until: $0) }
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
        // An isolated one needs iOS 18.4.
        deinit {
            guard Thread.isMainThread else { return }
            MainActor.assumeIsolated { close() }
        }
    #endif

    /// A window that is visible lives on, with its pages and with the tasks that wait for them.
    private func close() {
        #if canImport(Simulator)
            for move in clockMoves { move.cancel() }
            // What closes is not the test's any more.
            simulator.observer?.simulatorWillClose()
            // Another stage may have been made since.
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
                UIView.animate(withDuration: 0, animations: {}, completion: { _ in continuation.resume() })
            }
        #endif
    }
}

#if canImport(Simulator)
    extension Stage {
        /// Moves the clock until the app is at rest, and past the time limits for which a request waits for a window or an adapter. No other
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
