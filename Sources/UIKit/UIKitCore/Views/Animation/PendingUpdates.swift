/// The pending updates, and the animations that perform them at the beginning and end of their scopes.
///
/// Follows the comment of `UIViewAnimationOptionFlushUpdates` in Apple's UIView.h of iOS 26.
@MainActor
enum PendingUpdates {
    /// Whether the animation being described has the option `flushUpdates`. Nested animations inherit it.
    private(set) static var areFlushed = false

    /// Performs the pending updates, runs a scope, and performs the updates that the scope has requested.
    static func flushing(_ scope: () -> Void) {
        flush()
        let wereFlushed = areFlushed
        areFlushed = true
        scope()
        areFlushed = wereFlushed
    }

    /// Updates the traits, the properties, the constraints and the layout of all visible windows.
    static func flush() {
        for window in Runtime.current.visibleWindows where window.isDirty || window.hasPendingTraits {
            window.layOutUntilClean()
        }
    }
}
