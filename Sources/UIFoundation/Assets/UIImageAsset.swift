/// Images that go by one name, one for each of several traits. iOS 8.
///
/// An image of an asset, shown in a view, is replaced by the one for the view's traits. Follows Apple's page "UIImageAsset".
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private let variants: [ImageVariant]
    private var read: [Int: UIImage] = [:]
    private var registered: [(traits: UITraitCollection, image: UIImage)] = []

    /// Creates an asset without images.
    public override convenience init() {
        self.init([])
    }

    init(_ variants: [ImageVariant]) {
        self.variants = variants
        super.init()
    }

    /// The image that fits traits best; an empty one where there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        lock.lock()
        defer { lock.unlock() }
        let image = bestRegistered(for: traitCollection) ?? bestVariant(for: traitCollection)
        return (image ?? registered.first?.image ?? UIImage()).joined(to: self)
    }

    /// The image that fits a configuration's traits best, with that configuration. iOS 13.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current).withConfiguration(configuration)
    }

    /// Takes an image for traits, in place of one that was registered for the same. The scale of an image counts as one of
    /// its traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.lock()
        defer { lock.unlock() }
        registered.removeAll { $0.traits == traitCollection }
        registered.append((traitCollection, image.parted()))
    }

    /// Takes an image for a configuration's traits. iOS 13.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Takes back the image that was registered for just these traits.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        lock.lock()
        defer { lock.unlock() }
        registered.removeAll { $0.traits == traitCollection }
    }

    /// Takes back the image that was registered for just a configuration's traits. iOS 13.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Of the images whose traits are all there, the one with the most of them.
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

    /// Whether there is an image for traits.
    func hasImage(for traits: UITraitCollection) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        return bestRegistered(for: traits) != nil || bestVariant(for: traits) != nil
    }
}
