// Images of files: the bytes are kept as they are.
extension UIImage {
    /// The image as a PNG file; `nil` where there is none.
    ///
    /// An image of a PNG file gives that file, and one of an app's pixels is written; so is one that was drawn of shapes and such images. A
    /// JPEG file would have to be decoded, and letters, gradients and shadows have no pixels: images of these have no PNG file here. Follows
    /// Apple's page "pngData()".
    public func pngData() -> Data? { cgImage?.content.pngFile }

    /// The image as a JPEG file; `nil` where there is none.
    ///
    /// An image of a JPEG file gives that file, in the quality that it has. One of an app's pixels is written; so is one that was drawn of
    /// shapes and such images. A PNG file would have to be decoded, and letters, gradients and shadows have no pixels: images of these have no
    /// JPEG file here. Follows Apple's page "jpegData(compressionQuality:)".
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        cgImage?.content.jpegFile(
            quality: Double(compressionQuality), orientation: imageOrientation.numberInFiles)
    }
}

extension ImageSource {
    /// The image that a file's bytes are; `nil` for other bytes.
    init?(file bytes: Data, scale: CGFloat) {
        guard let file = ImageFile(bytes) else { return nil }
        self.init(file, scale: scale)
    }

    init(_ file: ImageFile, scale: CGFloat) {
        self = .bitmap(
            CGImage(file: file), scale: scale > 0 ? scale : 1,
            UIImage.Orientation(numberInFiles: file.orientation))
    }
}

extension UIImage.Orientation {
    /// In the order in which TIFF and EXIF count them, from 1 on.
    private static let inFiles: [UIImage.Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]

    init(numberInFiles number: Int) {
        self = (1...8).contains(number) ? Self.inFiles[number - 1] : .up
    }

    /// As TIFF and EXIF count: 1 to 8.
    var numberInFiles: Int { (Self.inFiles.firstIndex(of: self) ?? 0) + 1 }
}
