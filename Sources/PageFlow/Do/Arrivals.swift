import UIKit

/// The pages that a request brings.
@MainActor
struct Arrivals {
    /// The lowest first.
    let pages: PageList
    var routes: [ObjectIdentifier: any Route]?
    /// What pages are told before the first callback.
    var prepare: (() -> Void)?

    init(pages: PageList = PageList(), prepare: (() -> Void)? = nil) {
        self.pages = pages
        self.prepare = prepare
    }

    init(_ reader: StateReader) {
        self.init(pages: PageList(reader.newPages), prepare: reader.setStates)
        routes = reader.routes
    }
}
