/// What a reusable view is reused by.
typealias ReuseName = ReusePool<UICollectionReusableView>.Key

// The views that wait to be used again.
extension UICollectionView {
    func register(_ viewClass: AnyClass?, _ name: ReuseName) {
        reuse.register(viewClass as? UICollectionReusableView.Type, for: name)
    }

    /// Keeps a view until one of its name is wanted. A view that was not dequeued is let go.
    func keep(_ view: UICollectionReusableView) {
        if let name = view.reuse { reuse.put(view, for: name) }
    }

    /// A view that waits, prepared for its new use, or else a new one; `nil` for a name without a class.
    func reusableView(_ name: ReuseName) -> UICollectionReusableView? {
        if let view = reuse.take(name) {
            view.prepareForReuse()
            return view
        }
        let made =
            reuse.makeFromFile(name) ?? reuse.registeredClass(for: name)?.make(byFrameOfItsClass: ())
        made?.reuse = name
        return made
    }
}
