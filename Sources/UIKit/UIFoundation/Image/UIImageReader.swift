/// Reads images from files and data with a configuration. iOS 17. Follows Apple's page "UIImageReader".
public struct UIImageReader: Sendable {
    /// The configuration of an image reader. Follows Apple's page "UIImageReader.Configuration".
    public struct Configuration: Equatable, Sendable {
        /// Whether images can have high dynamic range. Defaults to `false`. Images here never do.
        public var prefersHighDynamicRange = false
        /// Whether images are prepared for display. Defaults to `false`.
        public var preparesImagesForDisplay = false
        /// The preferred thumbnail size; zero, the default, for none. Images are always read in full size, which is permitted.
        public var preferredThumbnailSize = CGSize.zero
        /// The number of pixels per inch of a vector image; 0, the default, for the image's own. Images here have pixels.
        public var pixelsPerInch = 0.0

        /// Creates the default configuration.
        public init() {}
    }

    private let choices: Configuration

    /// A reader with the default configuration.
    public static let `default` = UIImageReader(configuration: Configuration())

    /// Creates a reader with a configuration.
    public init(configuration: UIImageReader.Configuration) {
        choices = configuration
    }

    /// The configuration.
    public var configuration: UIImageReader.Configuration { choices }

    /// Returns the image in a file; `nil` if there is none. Follows Apple's page "image(contentsOf:)".
    public func image(contentsOf fileURL: URL) -> UIImage? { prepared(UIImage(contentsOfFile: fileURL.path)) }

    /// Returns the image in data; `nil` for other data. Follows Apple's page "image(data:)".
    public func image(data: Data) -> UIImage? { prepared(UIImage(data: data)) }

    private func prepared(_ image: UIImage?) -> UIImage? {
        choices.preparesImagesForDisplay ? image?.preparingForDisplay() : image
    }
}
