import ListUpdates

/// What a list does to its views at this moment.
///
/// Its callbacks come in the midst of that, and app code may tell of other data there. The list does not start again then: it asks
/// for nothing more that may be gone, ends what it is at, and shows all of the new data afterwards.
enum ListWork {
    case idle
    /// Views come and go.
    case changing
    /// The same, and the app has reported other data meanwhile, with these counts.
    case changingBeforeReload(ListCounts)

    var isIdle: Bool {
        if case .idle = self { true } else { false }
    }

    /// The counts that the app has reported, and the list does not show yet.
    var countsToCome: ListCounts? {
        if case .changingBeforeReload(let counts) = self { counts } else { nil }
    }

    /// Whether the list knows the data as it is, so that the app may be asked of what is in it.
    var knowsData: Bool { countsToCome == nil }
}
