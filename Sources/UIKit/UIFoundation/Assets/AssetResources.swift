/// An image in an asset catalog. Xcode 15 and later generate a static property of this type for each image set.
///
/// Follows Apple's page "ImageResource".
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates the resource for an image name in a bundle, including folders that provide a namespace.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A color in an asset catalog. Xcode 15 and later generate a static property of this type for each color set.
///
/// Follows Apple's page "ColorResource".
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates the resource for a color name in a bundle, including folders that provide a namespace.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
