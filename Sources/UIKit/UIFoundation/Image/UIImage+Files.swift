// Images of files, whose bytes are kept unchanged.
extension UIImage {
    /// Returns the image as PNG data; `nil` if that isn't possible.
    ///
    /// An image of a PNG file returns that file. Pixels that an app provided are encoded, and so are drawings of shapes and such images. An
    /// image of a JPEG file would have to be decoded, and text, gradients, and shadows can't be rasterized, so such images return `nil`.
    /// Follows Apple's page "pngData()".
    public func pngData() -> Data? { cgImage?.content.pngFile }

    /// Returns the image as JPEG data; `nil` if that isn't possible.
    ///
    /// An image of a JPEG file returns that file in its own quality. Pixels that an app provided are encoded, and so are drawings of shapes
    /// and such images. An image of a PNG file would have to be decoded, and text, gradients, and shadows can't be rasterized, so such
    /// images return `nil`. Follows Apple's page "jpegData(compressionQuality:)".
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        cgImage?.content.jpegFile(
            quality: Double(compressionQuality), orientation: imageOrientation.numberInFiles)
    }
}

extension ImageSource {
    /// Creates the image in a file's bytes; `nil` for other data.
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
    /// The orientations in the order of TIFF and EXIF, starting at 1.
    private static let inFiles: [UIImage.Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]

    init(numberInFiles number: Int) {
        self = (1...8).contains(number) ? Self.inFiles[number - 1] : .up
    }

    /// The TIFF and EXIF orientation, from 1 to 8.
    var numberInFiles: Int { (Self.inFiles.firstIndex(of: self) ?? 0) + 1 }
}
