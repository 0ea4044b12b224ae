import Simulator

/// A callback of a page that cannot follow the one before it.
struct AppearanceFault: Equatable, CustomStringConvertible {
    let description: String

    /// Whether each page appears and disappears in turn, and has gone when it is released.
    static func all(in trace: Trace) -> [AppearanceFault] {
        var last: [String: String] = [:]
        return trace.compactMap { event in
            // Of UIKit's own controllers there may be several at a time.
            guard let allowed = before[event.callback], !event.controller.hasPrefix("UI") else { return nil }
            let earlier = last[event.controller, default: "deinit"]
            last[event.controller] = event.callback
            return allowed.contains(earlier)
                ? nil
                : AppearanceFault(description: "\(event.controller): \(earlier), then \(event.callback)")
        }
    }

    /// What may come before a callback. A page of a class may come again when the one before it was released.
    private static let before: [String: Set<String>] = [
        "viewDidLoad": ["deinit"],
        // A controller that was given its view has loaded none.
        "viewWillAppear": ["deinit", "viewDidLoad", "viewDidDisappear"],
        "viewDidAppear": ["viewWillAppear"],
        "viewWillDisappear": ["viewDidAppear"],
        "viewDidDisappear": ["viewWillDisappear"],
        "deinit": ["deinit", "viewDidLoad", "viewDidDisappear"],
    ]
}
