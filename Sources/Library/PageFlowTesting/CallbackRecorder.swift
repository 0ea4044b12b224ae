import UIKit

#if canImport(Simulator)
    import Simulator

    /// Records the callbacks of pages from the simulator's trace, starting at initialization.
    @MainActor
    struct CallbackRecorder {
        private let simulator: Simulator
        private let start: Int

        init(on stage: Stage) {
            simulator = stage.simulator
            start = stage.simulator.trace.count
        }

        var callbacks: [String] {
            simulator.trace.dropFirst(start)
                .map { PageCallback(controller: $0.controller, callback: $0.callback) }
                .filter(\.isCompared).map(\.text)
        }

        func stop() {}
    }
#else
    import ObjectiveC

    /// Records the callbacks of pages that reach `UIViewController`, starting at initialization.
    @MainActor
    final class CallbackRecorder {
        private static weak var current: CallbackRecorder?

        private(set) var callbacks: [String] = []

        init(on _: Stage) {
            CallbackRecorder.current = self
            CallbackRecorder.exchangeMethods()
        }

        func stop() {
            CallbackRecorder.exchangeMethods()
            CallbackRecorder.current = nil
        }

        fileprivate static func note(_ callback: String, of controller: UIViewController) {
            let callback = PageCallback(
                controller: String(describing: type(of: controller)), callback: callback)
            if callback.isCompared { current?.callbacks.append(callback.text) }
        }

        /// Exchanges UIKit's methods and the recording methods. A second call restores UIKit's methods.
        private static func exchangeMethods() {
            let pairs = [
                (#selector(UIViewController.viewDidLoad), #selector(UIViewController.noteViewDidLoad)),
                (#selector(UIViewController.viewWillAppear), #selector(UIViewController.noteViewWillAppear)),
                (#selector(UIViewController.viewDidAppear), #selector(UIViewController.noteViewDidAppear)),
                (
                    #selector(UIViewController.viewWillDisappear),
                    #selector(UIViewController.noteViewWillDisappear)
                ),
                (
                    #selector(UIViewController.viewDidDisappear),
                    #selector(UIViewController.noteViewDidDisappear)
                ),
            ]
            for (own, noting) in pairs {
                guard let own = class_getInstanceMethod(UIViewController.self, own),
                    let noting = class_getInstanceMethod(UIViewController.self, noting)
                else { preconditionFailure("UIViewController has no method \(own).") }
                method_exchangeImplementations(own, noting)
            }
        }
    }

    // The implementations are exchanged, so each of these calls runs UIKit's own method.
    extension UIViewController {
        @objc fileprivate func noteViewDidLoad() {
            CallbackRecorder.note("viewDidLoad", of: self)
            noteViewDidLoad()
        }

        @objc fileprivate func noteViewWillAppear(_ animated: Bool) {
            CallbackRecorder.note("viewWillAppear", of: self)
            noteViewWillAppear(animated)
        }

        @objc fileprivate func noteViewDidAppear(_ animated: Bool) {
            CallbackRecorder.note("viewDidAppear", of: self)
            noteViewDidAppear(animated)
        }

        @objc fileprivate func noteViewWillDisappear(_ animated: Bool) {
            CallbackRecorder.note("viewWillDisappear", of: self)
            noteViewWillDisappear(animated)
        }

        @objc fileprivate func noteViewDidDisappear(_ animated: Bool) {
            CallbackRecorder.note("viewDidDisappear", of: self)
            noteViewDidDisappear(animated)
        }
    }
#endif
