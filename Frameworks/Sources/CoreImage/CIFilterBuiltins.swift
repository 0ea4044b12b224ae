import UIKit

public protocol CIQRCodeGenerator: AnyObject {
    var message: Data { get set }
    var correctionLevel: String { get set }
}

public protocol CIGaussianBlur: AnyObject {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CISepiaTone: AnyObject {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

extension CIFilter {
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { CodeGenerator() }
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { Blur() }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { SepiaTone() }
}

/// A filter that makes an image, so it has none.
private final class CodeGenerator: CIFilter, CIQRCodeGenerator {
    var message = Data()
    var correctionLevel = "M"
}

private class ImageFilter: CIFilter {
    var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

private final class Blur: ImageFilter, CIGaussianBlur {
    var radius: Float = 10
}

private final class SepiaTone: ImageFilter, CISepiaTone {
    var intensity: Float = 1
}
