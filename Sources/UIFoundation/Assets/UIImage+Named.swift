// Images of bundles.
extension UIImage {
    /// Creates an image of the app's asset catalogue or files by its name; `nil` where there is none.
    ///
    /// A file's name needs no extension where it is `png`. Of `name.png`, `name@2x.png` and `name~ipad.png` the one that fits
    /// the screen is taken. The app's bundle is the folder of its program with the resource bundles in it. Files are read once.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// Creates an image of a bundle's asset catalogue or files by its name, for traits; `nil` where there is none. iOS 8.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(
            named: name, in: bundle,
            with: traitCollection.map { UIImage.Configuration(ConfigurationValues(traits: $0)) })
    }

    /// Creates an image of a bundle's asset catalogue or files by its name, with a configuration; `nil` where there is none.
    /// iOS 13.
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

    /// Creates an image of an asset catalogue by the name that Xcode makes of its set; an empty one where the bundle has none.
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

/// The type that an image literal has when nothing else is known.
public typealias _ImageLiteralType = UIImage

extension UIImage {
    /// The app's images of a name with the numbers from 0 or 1 on, as far as there are any.
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

    /// The image of the same asset that fits traits best, drawn as this one.
    package func resolved(for traits: UITraitCollection) -> UIImage {
        guard let imageAsset else { return self }
        let fitting = imageAsset.image(with: traits)
        guard fitting.original !== original else { return self }
        var style = style
        style.resizing = fitting.style.resizing
        return UIImage(fitting.source, style, of: fitting.original, asset: imageAsset)
    }

    /// This image as one of an asset's.
    func joined(to asset: UIImageAsset) -> UIImage {
        UIImage(source, style, of: original ?? self, asset: asset)
    }

    /// This image without its asset, which would otherwise keep itself.
    func parted() -> UIImage {
        imageAsset == nil ? self : UIImage(source, style, of: original)
    }
}
