import PageFlow
import UIKit

/// The pages of windows without PageFlow: which have left, and live on.
@MainActor
package struct PagesWithoutNavigator {
    /// A page that has left.
    package struct Left {
        weak var page: UIViewController?
        let name: String
        let path: String
        /// When it was missed first.
        let time: TimeInterval
        /// What the user had done before.
        let action: String?
    }

    /// As long as PageFlow waits, too, in seconds.
    package static let patience: TimeInterval = 2

    private struct Known {
        weak var page: UIViewController?
        let path: String
    }

    private var known: [ObjectIdentifier: Known] = [:]
    private var left: [ObjectIdentifier: Left] = [:]

    /// Whether a page has left of which it is not yet clear whether it goes.
    package var isWaiting: Bool { !left.isEmpty }

    /// Notes which pages there are. Returns those that left some time ago and are still alive, each once.
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
        let due = left.filter { now - $1.time >= Self.patience }
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
