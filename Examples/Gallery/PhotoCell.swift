import UIKit

/// Shows a photo in a grid.
final class PhotoCell: UICollectionViewCell {
    let picture = PhotoPicture()

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.frame = contentView.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(picture)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The gallery has no storyboard.")
    }

    func show(_ photo: Photo) {
        picture.photo = photo
        accessibilityLabel = photo.title
    }
}
