/// The images with one name, each for different traits. iOS 8.
///
/// A view shows the asset's image for the view's traits. Follows Apple's page "UIImageAsset".
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private let variants: [ImageVariant]
    /// The name in the asset catalog or of the file; empty for an asset that an app has created.
    package let name: String
    private var read: [Int: UIImage] = [:]
    private var registered: [(traits: UITraitCollection, image: UIImage)] = []

    /// Creates an asset without images.
    public override convenience init() {
        self.init([], named: "")
    }

    init(_ variants: [ImageVariant], named name: String) {
        self.variants = variants
        self.name = name
        super.init()
    }

    /// Returns the image that best matches the traits; an empty image if there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        lock.lock()
        defer { lock.unlock() }
        let image = bestRegistered(for: traitCollection) ?? bestVariant(for: traitCollection)
        return (image ?? registered.first?.image ?? UIImage()).joined(to: self)
    }

    /// Returns the image that best matches a configuration's traits, with that configuration. iOS 13.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current).withConfiguration(configuration)
    }

    /// Registers an image for traits, and replaces one that was registered for the same traits. The scale of an image is one
    /// of its traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.lock()
        defer { lock.unlock() }
        registered.removeAll { $0.traits == traitCollection }
        registered.append((traitCollection, image.parted()))
    }

    /// Registers an image for a configuration's traits. iOS 13.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the image that was registered for exactly these traits.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        lock.lock()
        defer { lock.unlock() }
        registered.removeAll { $0.traits == traitCollection }
    }

    /// Removes the image that was registered for exactly a configuration's traits. iOS 13.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Returns the image with the most traits, all of which must match.
    private func bestRegistered(for traits: UITraitCollection) -> UIImage? {
        registered.filter { traits.containsTraits(in: $0.traits) }
            .max { $0.traits.values.count < $1.traits.values.count }?.image
    }

    private func bestVariant(for traits: UITraitCollection) -> UIImage? {
        guard let index = variants.indices.best(for: traits, { variants[$0].fit }) else { return nil }
        if let known = read[index] { return known }
        let image = variants[index].image()
        read[index] = image
        return image
    }

    /// Returns whether there is an image for the traits.
    func hasImage(for traits: UITraitCollection) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        return bestRegistered(for: traits) != nil || bestVariant(for: traits) != nil
    }
}
