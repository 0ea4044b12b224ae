import Simulator

/// A callback of a page that can't follow the previous one.
struct AppearanceFault: Equatable, CustomStringConvertible {
    let description: String

    /// The pages that don't appear and disappear alternately, or are released before they have disappeared.
    static func all(in trace: Trace) -> [AppearanceFault] {
        var last: [String: String] = [:]
        return trace.compactMap { event in
            // UIKit's own controllers may have several instances at a time.
            guard let allowed = before[event.callback], !event.controller.hasPrefix("UI") else { return nil }
            let earlier = last[event.controller, default: "deinit"]
            last[event.controller] = event.callback
            return allowed.contains(earlier)
                ? nil
                : AppearanceFault(description: "\(event.controller): \(earlier), then \(event.callback)")
        }
    }

    /// The callbacks that may precede a callback. A page may follow a released page of the same class.
    private static let before: [String: Set<String>] = [
        "viewDidLoad": ["deinit"],
        // A controller whose view was assigned doesn't load one.
        "viewWillAppear": ["deinit", "viewDidLoad", "viewDidDisappear"],
        "viewDidAppear": ["viewWillAppear"],
        "viewWillDisappear": ["viewDidAppear"],
        "viewDidDisappear": ["viewWillDisappear"],
        "deinit": ["deinit", "viewDidLoad", "viewDidDisappear"],
    ]
}
