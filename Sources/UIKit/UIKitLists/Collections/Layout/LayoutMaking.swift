// Creates attributes and invalidation contexts of the class that a layout specifies. Swift requires a `required` initializer for that,
// which Apple's classes don't have; a convenience initializer finds the subclass's own `init()`, so the class method borrows its symbol.
extension UICollectionViewLayoutAttributes {
    @_silgen_name("pageflow_make_layout_attributes")
    convenience init(ofItsClass: Void) {
        self.init()
    }
}

extension UICollectionViewLayoutAttributes {
    @_silgen_name("pageflow_make_layout_attributes")
    static func make(ofItsClass: Void) -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
    @_silgen_name("pageflow_make_invalidation_context")
    convenience init(ofItsClass: Void) {
        self.init()
    }
}

extension UICollectionViewLayoutInvalidationContext {
    @_silgen_name("pageflow_make_invalidation_context")
    static func make(ofItsClass: Void) -> UICollectionViewLayoutInvalidationContext
}

extension UICollectionViewLayout {
    /// Creates attributes of the layout's class.
    func makeAttributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        guard let type, type != UICollectionViewLayoutAttributes.self else {
            let plain = UICollectionViewLayoutAttributes()
            plain.setCategory(category, kind, indexPath)
            return plain
        }
        let made = type.make(ofItsClass: ())
        made.setCategory(category, kind, indexPath)
        return made
    }

    /// Creates a context of the layout's class.
    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return type?.make(ofItsClass: ()) ?? UICollectionViewLayoutInvalidationContext()
    }
}
