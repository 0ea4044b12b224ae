import UIKit

open class PKPass: NSObject {
    public init(data: Data) throws { super.init() }
    open var passURL: URL? { nil }
    open var serialNumber: String { "" }
    open var localizedName: String { "" }
}

open class PKPassLibrary: NSObject {
    open class func isPassLibraryAvailable() -> Bool { false }
    open func passes() -> [PKPass] { [] }
    open func containsPass(_ pass: PKPass) -> Bool { false }
}

open class PKAddPassesViewController: UIViewController {
    public convenience init?(pass: PKPass) { self.init(nibName: nil, bundle: nil) }
    open class func canAddPasses() -> Bool { false }
}
