/// The path of an unwind segue from its source back to its destination.
///
/// If the path leaves presentations, one dismissal ends all of them. Then each view controller on the path unwinds to the
/// next one. Evidence: unwind-01 to unwind-05, gt2-unwind-04.
@MainActor
package struct UnwindPath {
    private let source: UIViewController
    /// The view controller that dismisses; `nil` if nothing is presented on the path.
    private let presenter: UIViewController?
    /// The view controllers that unwind, and the destination.
    private let steps: [UIViewController]

    /// Returns `nil` if the destination isn't on the path.
    package init?(from source: UIViewController, to destination: UIViewController) {
        let outwards = Array(sequence(first: source) { $0.parentLink ?? $0.modal?.presenting })
        let above = Array(destination.ancestorsAndSelf)
        guard let depth = above.firstIndex(where: { page in outwards.contains { $0 === page } }),
            let height = outwards.firstIndex(where: { $0 === above[depth] })
        else { return nil }
        self.source = source
        let left = outwards[..<height]
        let lastPresented = left.lastIndex { $0.parentLink == nil }
        presenter = lastPresented.map { outwards[$0 + 1] }
        let first = lastPresented.map { $0 + 1 } ?? min(1, height)
        steps = outwards[first...height] + above[..<depth].reversed()
    }

    package func go(_ segue: UIStoryboardSegue) {
        presenter?.dismiss(animated: UIView.areAnimationsEnabled)
        for (page, next) in zip(steps, steps.dropFirst()) { page.unwind(for: segue, towards: next) }
    }

    /// Returns the segue of a view controller that overrides the method that iOS 9 has replaced.
    package func olderSegue(_ identifier: String?) -> UIStoryboardSegue? {
        guard let destination = steps.last else { return nil }
        let makers = steps.filter { OverridableMethod.olderUnwindSegue.isOverridden(by: $0) }
        return makers.lazy.compactMap {
            $0.segueForUnwinding(to: destination, from: source, identifier: identifier)
        }.first
    }
}
