import Foundation

/// An image from a file.
public struct PictureImage: Hashable, Sendable {
    /// The file format. The names are those of media types.
    public enum Format: String, Hashable, Sendable {
        /// PNG, which is lossless.
        case png
        /// JPEG, for photos.
        case jpeg
        /// SVG, for shapes.
        case svg = "svg+xml"
    }

    /// The file's data.
    public var data: Data
    /// The file format.
    public var format: Format
    /// The rectangle that the image fills.
    public var frame: CGRect

    /// Creates an image.
    public init(_ data: Data, _ format: Format, frame: CGRect) {
        self.data = data
        self.format = format
        self.frame = frame
    }
}
