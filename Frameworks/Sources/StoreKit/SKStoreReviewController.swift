import NeutralValues
import UIKit

open class SKStoreReviewController: NSObject {
    open class func requestReview() { notReal() }
    open class func requestReview(in windowScene: UIWindowScene) { notReal() }
}
