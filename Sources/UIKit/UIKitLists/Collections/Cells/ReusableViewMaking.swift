// Creates reusable views of a registered class, by their `init(frame:)`.
extension UICollectionReusableView {
    @_silgen_name("pageflow_make_reusable_view")
    convenience init(byFrameOfItsClass: Void) {
        self.init(frame: .zero)
    }
}

extension UICollectionReusableView {
    @_silgen_name("pageflow_make_reusable_view")
    static func make(byFrameOfItsClass: Void) -> UICollectionReusableView
}
