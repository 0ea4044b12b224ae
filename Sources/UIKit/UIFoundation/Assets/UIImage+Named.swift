// Images of bundles.
extension UIImage {
    /// Creates a named image of the app's asset catalog or files; `nil` if there is none.
    ///
    /// A file name needs no `png` extension. Of `name.png`, `name@2x.png`, and `name~ipad.png`, the best match for the screen
    /// is used. The app's bundle is the folder of its program, including the resource bundles in it. Files are read once.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// Creates a named image of a bundle's asset catalog or files, for traits; `nil` if there is none. iOS 8.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(
            named: name, in: bundle,
            with: traitCollection.map { UIImage.Configuration(ConfigurationValues(traits: $0)) })
    }

    /// Creates a named image of a bundle's asset catalog or files, with a configuration; `nil` if there is none. iOS 13.
    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
    ) {
        let traits = configuration?.traitCollection ?? .current
        guard !name.isEmpty, let asset = AssetBundle.of(bundle).image(name), asset.hasImage(for: traits)
        else {
            MissingAssets.warn("No image named '\(name)' found in asset catalog for", bundle)
            return nil
        }
        self.init(asset, for: traits, configuration)
    }

    /// Creates an image of an asset catalog from Xcode's generated resource; an empty image if the bundle has none.
    ///
    /// Follows Apple's page "init(resource:)".
    public convenience init(resource: ImageResource) {
        let asset = AssetBundle.of(resource.bundle).image(resource.name)
        guard let asset, asset.hasImage(for: .current) else {
            MissingAssets.warn(
                "No image named '\(resource.name)' found in asset catalog for", resource.bundle)
            self.init()
            return
        }
        self.init(asset, for: .current, nil)
    }

    private convenience init(
        _ asset: UIImageAsset, for traits: UITraitCollection, _ configuration: UIImage.Configuration?
    ) {
        let image = asset.image(with: traits)
        var style = image.style
        style.configuration = configuration
        self.init(image.source, style, of: image.original ?? image, asset: asset)
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The default type of an image literal.
public typealias _ImageLiteralType = UIImage

extension UIImage {
    /// Returns the app's images whose name is followed by consecutive numbers from 0 or 1.
    static func numberedImages(_ name: String) -> [UIImage] {
        let bundle = AssetBundle.of(nil)
        let first = bundle.image(name + "0") == nil ? 1 : 0
        var images: [UIImage] = []
        for number in first...1_024 {
            guard let named = bundle.image(name + String(number)) else { break }
            images.append(named.image(with: .current))
        }
        return images
    }

    /// Returns the image of the same asset that best matches the traits, with this image's style.
    package func resolved(for traits: UITraitCollection) -> UIImage {
        guard let imageAsset else { return self }
        let fitting = imageAsset.image(with: traits)
        guard fitting.original !== original else { return self }
        var style = style
        style.resizing = fitting.style.resizing
        return UIImage(fitting.source, style, of: fitting.original, asset: imageAsset)
    }

    /// Returns this image as a member of an asset.
    func joined(to asset: UIImageAsset) -> UIImage {
        UIImage(source, style, of: original ?? self, asset: asset)
    }

    /// Returns this image without its asset, to avoid a retain cycle.
    func parted() -> UIImage {
        imageAsset == nil ? self : UIImage(source, style, of: original)
    }
}
