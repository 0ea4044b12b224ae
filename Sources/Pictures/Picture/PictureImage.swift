import Foundation

/// An image from a file.
public struct PictureImage: Hashable, Sendable {
    /// The kind of file. The names are those of media types.
    public enum Format: String, Hashable, Sendable {
        /// Without loss.
        case png
        /// Photographs.
        case jpeg
        /// Shapes.
        case svg = "svg+xml"
    }

    /// The bytes of the file.
    public var data: Data
    /// The kind of file.
    public var format: Format
    /// The rectangle that it is stretched to.
    public var frame: CGRect

    /// Makes an image.
    public init(_ data: Data, _ format: Format, frame: CGRect) {
        self.data = data
        self.format = format
        self.frame = frame
    }
}
