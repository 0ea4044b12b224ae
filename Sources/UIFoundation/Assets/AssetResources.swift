/// An image of an asset catalogue: Xcode 15 and later make a static property of this type for each image set.
///
/// Follows Apple's page "ImageResource".
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The image of a name, with its folders where these provide a namespace, in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A colour of an asset catalogue: Xcode 15 and later make a static property of this type for each colour set.
///
/// Follows Apple's page "ColorResource".
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The colour of a name, with its folders where these provide a namespace, in a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
