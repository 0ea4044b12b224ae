/// Makes images of files and data as a configuration says. iOS 17. Follows Apple's page "UIImageReader".
public struct UIImageReader: Sendable {
    /// How images are read. Follows Apple's page "UIImageReader.Configuration".
    public struct Configuration: Equatable, Sendable {
        /// Whether images may have colours brighter than white. Default `false`. No image here has.
        public var prefersHighDynamicRange = false
        /// Whether images are made ready to be shown. Default `false`.
        public var preparesImagesForDisplay = false
        /// The size of thumbnails that would do; zero, the default, for none. Whole images are read here, which is allowed.
        public var preferredThumbnailSize = CGSize.zero
        /// How many pixels an inch of a picture without pixels has; 0, the default, as the picture says. Pictures here have pixels.
        public var pixelsPerInch = 0.0

        /// Creates the configuration that suits most.
        public init() {}
    }

    private let choices: Configuration

    /// A reader of the configuration that suits most.
    public static let `default` = UIImageReader(configuration: Configuration())

    /// Creates a reader of a configuration.
    public init(configuration: UIImageReader.Configuration) {
        choices = configuration
    }

    /// How images are read.
    public var configuration: UIImageReader.Configuration { choices }

    /// The image of a file; `nil` where there is none. Follows Apple's page "image(contentsOf:)".
    public func image(contentsOf fileURL: URL) -> UIImage? { prepared(UIImage(contentsOfFile: fileURL.path)) }

    /// The image that data is; `nil` for data that is none. Follows Apple's page "image(data:)".
    public func image(data: Data) -> UIImage? { prepared(UIImage(data: data)) }

    private func prepared(_ image: UIImage?) -> UIImage? {
        choices.preparesImagesForDisplay ? image?.preparingForDisplay() : image
    }
}
