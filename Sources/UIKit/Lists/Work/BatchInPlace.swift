// Apple's block of updates does not escape, which Swift cannot say of one that may be missing: a block that stands in its place calls the
// list's methods without `self`.
extension UITableView {
    /// The same as the method that takes an optional block, for a block in its place. On Linux alone. iOS 11.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

extension UICollectionView {
    /// The same as the method that takes an optional block, for a block in its place. On Linux alone. iOS 6.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
