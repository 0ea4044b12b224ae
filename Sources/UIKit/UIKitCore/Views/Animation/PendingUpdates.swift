/// The updates that wait for the next pass, and the animations that perform them whenever their scope changes.
///
/// Follows the comment of `UIViewAnimationOptionFlushUpdates` in Apple's UIView.h of iOS 26.
@MainActor
enum PendingUpdates {
    /// Whether an animation being described has the option `flushUpdates`, which also applies to the scopes within it.
    private(set) static var areFlushed = false

    /// Performs the pending updates, and then runs a scope that performs its own.
    static func flushing(_ scope: () -> Void) {
        flush()
        let wereFlushed = areFlushed
        areFlushed = true
        scope()
        areFlushed = wereFlushed
    }

    /// Updates the properties, the constraints and the layout of all visible windows. Traits are always current.
    static func flush() {
        for window in Runtime.current.visibleWindows where window.isDirty { window.layOutUntilClean() }
    }
}
