import NeutralValues
import UIKit

open class CIFilter: NSObject {
    private var values: [String: Any] = [:]
    open var name = ""
    open var inputKeys: [String] { [kCIInputImageKey] }
    open var outputKeys: [String] { [kCIOutputImageKey] }

    open var outputImage: CIImage? {
        notReal()
        return values[kCIInputImageKey] as? CIImage
    }

    public convenience init?(name: String) {
        self.init()
        self.name = name
    }

    public convenience init?(name: String, parameters: [String: Any]?) {
        self.init(name: name)
        values = parameters ?? [:]
    }

    open func setDefaults() { notReal() }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
}
