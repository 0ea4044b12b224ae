import NeutralValues
import UIKit

open class SKOverlay: NSObject {
    public enum Position: Int {
        case bottom, bottomRaised
    }

    open class Configuration: NSObject {}

    open class AppConfiguration: Configuration {
        public convenience init(appIdentifier: String, position: Position) { self.init() }
    }

    public convenience init(configuration: Configuration) { self.init() }
    open func present(in scene: UIWindowScene) { notReal() }
    open class func dismiss(in scene: UIWindowScene) { notReal() }
}
