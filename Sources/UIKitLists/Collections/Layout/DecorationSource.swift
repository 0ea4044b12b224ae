/// What a layout has decoration views of a kind be made of.
enum DecorationSource {
    case viewClass(UICollectionReusableView.Type)
    case nib(UINib)
}
