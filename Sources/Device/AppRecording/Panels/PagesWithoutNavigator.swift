import PageFlow
import UIKit

/// Finds leaked pages in windows without PageFlow: pages that have left and are still alive.
@MainActor
package struct PagesWithoutNavigator {
    /// A page that has left.
    package struct Left {
        weak var page: UIViewController?
        let name: String
        let path: String
        /// The time at which it was first found missing.
        let time: TimeInterval
        /// The user's previous action.
        let action: String?
    }

    /// The delay before a report, the same as PageFlow's, in seconds.
    package static let patience: TimeInterval = 2

    private struct Known {
        weak var page: UIViewController?
        let path: String
    }

    private var known: [ObjectIdentifier: Known] = [:]
    private var left: [ObjectIdentifier: Left] = [:]

    /// Whether a page has left and may still be released.
    package var isWaiting: Bool { !left.isEmpty }

    /// Records the current pages. Returns those that left some time ago and are still alive, each once.
    package mutating func look(at windows: [UIWindow], now: TimeInterval, after action: String?) -> [Left] {
        var present: [ObjectIdentifier: Known] = [:]
        for window in windows where window.navigatorIfMade == nil {
            if let root = window.rootViewController { Self.collect(root, "", into: &present) }
        }
        for (id, page) in known where present[id] == nil {
            guard let controller = page.page else { continue }
            left[id] = Left(
                page: controller, name: String(describing: type(of: controller)), path: page.path, time: now,
                action: action)
        }
        known = present
        left = left.filter { present[$0] == nil && $1.page != nil }
        let due = left.filter { now >= $1.time + Self.patience }
        for id in due.keys { left[id] = nil }
        return due.values.sorted { $0.path < $1.path }
    }

    private static func collect(
        _ page: UIViewController, _ path: String, into found: inout [ObjectIdentifier: Known]
    ) {
        let own = (path.isEmpty ? "" : path + "/") + String(describing: type(of: page))
        found[ObjectIdentifier(page)] = Known(page: page, path: own)
        for child in page.children { collect(child, own, into: &found) }
        if let presented = page.presentedViewController, presented.presentingViewController === page {
            collect(presented, own, into: &found)
        }
    }
}
