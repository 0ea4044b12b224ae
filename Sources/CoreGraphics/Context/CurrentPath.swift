/// The path that a context is given, in user space.
///
/// A change of user space moves its points, not the path: they are brought into the new coordinates then.
struct CurrentPath {
    private(set) var elements = PathElements()
    private var transform = CGAffineTransform.identity

    /// The elements in the user space that `transform` leads from.
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

    /// The elements; the path is empty then.
    mutating func take(in transform: CGAffineTransform) -> PathElements {
        update(to: transform)
        defer { elements = PathElements() }
        return elements
    }
}
