import UIKit

open class SKTexture: NSObject {
    open private(set) var image: UIImage?
    open var filteringMode = SKTextureFilteringMode.linear
    open var usesMipmaps = false
    private var part = CGRect(x: 0, y: 0, width: 1, height: 1)
    public convenience init(imageNamed name: String) { self.init(); image = UIImage(named: name) }
    public convenience init(image: UIImage) { self.init(); self.image = image }
    public convenience init(cgImage image: CGImage) { self.init(); self.image = UIImage(cgImage: image) }

    public convenience init(rect: CGRect, in texture: SKTexture) {
        self.init()
        image = texture.image
        part = rect
    }

    public convenience init(data pixelData: Data, size: CGSize) { self.init() }

    public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) {
        self.init()
    }

    open func size() -> CGSize {
        image.map { CGSize(width: $0.size.width * part.width, height: $0.size.height * part.height) } ?? .zero
    }

    open func textureRect() -> CGRect { part }
    open func cgImage() -> CGImage? { image?.cgImage }
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
    open func preload() async {}

    open class func preload(
        _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    open func generatingNormalMap() -> SKTexture { self }
}

open class SKMutableTexture: SKTexture {
    public convenience init(size: CGSize) { self.init() }
}

open class SKTextureAtlas: NSObject {
    private var name = ""
    private var textures: [String: SKTexture] = [:]
    public convenience init(named name: String) { self.init(); self.name = name }

    public convenience init(dictionary properties: [String: Any]) {
        self.init()
        textures = properties.compactMapValues { ($0 as? UIImage).map { SKTexture(image: $0) } }
    }

    open var textureNames: [String] { textures.keys.sorted() }
    open func textureNamed(_ name: String) -> SKTexture { textures[name] ?? SKTexture(imageNamed: name) }
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }

    open class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }

    open class func preloadTextureAtlasesNamed(
        _ atlasNames: [String],
        withCompletionHandler completionHandler: @escaping ((any Error)?, [SKTextureAtlas]) -> Void
    ) { completionHandler(nil, atlasNames.map { SKTextureAtlas(named: $0) }) }
}
