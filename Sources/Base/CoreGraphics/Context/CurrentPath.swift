/// The path under construction in a context, in user space.
///
/// A change of the current transform doesn't move the path: its points are converted to the new user space.
struct CurrentPath {
    private(set) var elements = PathElements()
    private var transform = CGAffineTransform.identity

    /// Converts the elements to the user space of `transform`.
    mutating func update(to transform: CGAffineTransform) {
        if !elements.isEmpty, transform != self.transform {
            elements = elements.applying(self.transform.concatenating(transform.inverted()))
        }
        self.transform = transform
    }

    mutating func change(in transform: CGAffineTransform, _ change: (inout PathElements) -> Void) {
        update(to: transform)
        change(&elements)
    }

    /// Returns the elements, and clears the path.
    mutating func take(in transform: CGAffineTransform) -> PathElements {
        update(to: transform)
        defer { elements = PathElements() }
        return elements
    }
}
