import NeutralValues
import UIKit

open class SKAdNetwork: NSObject {
    open class func registerAppForAdNetworkAttribution() { notReal() }
    open class func updateConversionValue(_ conversionValue: Int) { notReal() }

    open class func updatePostbackConversionValue(
        _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
    ) { notReal() }
}
