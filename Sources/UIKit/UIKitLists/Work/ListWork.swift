import ListUpdates

/// The current work of a list on its views.
///
/// App code can report other data in a callback during the work. The list doesn't start again then: it makes no further queries about data
/// that may no longer exist, ends its work, and shows the new data afterward.
enum ListWork {
    case idle
    /// Views are being added and removed.
    case changing
    /// Views are being added and removed, and the app has reported other data meanwhile, with these counts.
    case changingBeforeReload(ListCounts)

    var isIdle: Bool {
        if case .idle = self { true } else { false }
    }

    /// The counts that the app has reported and the list doesn't show yet.
    var countsToCome: ListCounts? {
        if case .changingBeforeReload(let counts) = self { counts } else { nil }
    }

    /// Whether the list's data is current, so that it can query the app about its contents.
    var knowsData: Bool { countsToCome == nil }
}
