import UIKit

/// What comes with a request besides plain pages.
@MainActor
final class ArrivalExtras {
    /// Those of the pages that come, and of the pages within them.
    let routes: [ObjectIdentifier: any Route]?
    /// What pages are told before the first callback.
    let prepare: (() -> Void)?

    init(routes: [ObjectIdentifier: any Route]? = nil, prepare: (() -> Void)? = nil) {
        self.routes = routes
        self.prepare = prepare
    }
}
