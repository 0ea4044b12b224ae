// Makes reusable views of a class that was registered, by its `init(frame:)`.
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
