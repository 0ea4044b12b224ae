/// The key of a reusable view.
typealias ReuseName = ReusePool<UICollectionReusableView>.Key

// The reuse pool.
extension UICollectionView {
    func register(_ viewClass: AnyClass?, _ name: ReuseName) {
        reuse.register(viewClass as? UICollectionReusableView.Type, for: name)
    }

    /// Keeps a view for reuse. Releases a view that wasn't dequeued.
    func keep(_ view: UICollectionReusableView) {
        if let name = view.reuse { reuse.put(view, for: name) }
    }

    /// A view from the reuse pool, prepared for reuse, or else a new one; `nil` if no class is registered.
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
