import NeutralValues
import UIKit

open class CIVector: NSObject {
    open var x: CGFloat = 0
    open var y: CGFloat = 0

    public convenience init(x: CGFloat, y: CGFloat) {
        self.init()
        self.x = x
        self.y = y
    }

    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(x: x, y: y) }
    public convenience init(cgPoint: CGPoint) { self.init(x: cgPoint.x, y: cgPoint.y) }
}

open class CIColor: NSObject {
    public convenience init(color: UIColor) { self.init() }
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) { self.init() }
}

open class CIImage: NSObject {
    private var picture: CGImage?
    open var cgImage: CGImage? { picture }
    open var extent: CGRect { CGRect(x: 0, y: 0, width: picture?.width ?? 0, height: picture?.height ?? 0) }

    public convenience init(cgImage: CGImage) {
        self.init()
        picture = cgImage
    }

    public convenience init?(image: UIImage) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture)
    }

    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }

    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
    open func cropped(to rect: CGRect) -> CIImage { self }

    open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
        notReal()
        return self
    }
}
