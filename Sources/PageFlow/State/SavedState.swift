import Foundation

/// A window's pages as they are saved: routes and the pages' own state.
struct SavedState: Codable {
    static let currentVersion = 1

    var version = currentVersion
    var root: SavedPage
}

/// One controller of a ``SavedState``.
struct SavedPage: Codable {
    enum Kind: Codable, Equatable {
        /// A page that the app itself puts there: the first one of a stack, a tab, a root.
        case given
        case routed(name: String, route: Data)
        case stack
        case fullScreenStack
        case tabs(selected: Int)
    }

    var kind: Kind
    var state: Data?
    var children: [SavedPage] = []
    var presented: [SavedPage] = []
    /// The style of its presentation.
    var style: Int?
}
