// The calls for which UIKit raises an exception.
extension UIPageViewController {
    func mayShow(_ pages: [UIViewController], animated: Bool) -> Bool {
        let required = pageCount(animated: animated)
        guard pages.count != required else { return true }
        Runtime.current.diagnostics.raise(
            .invalidArgument,
            "The number of view controllers provided (\(pages.count)) doesn't match the number required "
                + "(\(required)) for the requested transition")
        return false
    }

    /// Returns the required number of curling pages: two for a spine in the middle, and for an animated turn of a
    /// double-sided leaf.
    private func pageCount(animated: Bool) -> Int {
        guard transitionStyle == .pageCurl else { return 1 }
        return spine == .mid || hasTwoSides && animated ? 2 : 1
    }

    func setDoubleSided(_ isDoubleSided: Bool) {
        guard isDoubleSided || spine != .mid || isAskingForSpine else {
            Runtime.current.diagnostics.raise(
                .invalidArgument,
                "A page view controller with its spine located in the middle must be double sided")
            return
        }
        hasTwoSides = isDoubleSided
    }
}
