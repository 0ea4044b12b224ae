/// The registered class or nib of a layout's decoration views.
enum DecorationSource {
    case viewClass(UICollectionReusableView.Type)
    case nib(UINib)
}
