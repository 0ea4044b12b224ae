import NeutralValues
import UIKit

open class PHAssetChangeRequest: NSObject {
    @discardableResult open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        notReal()
        return PHAssetChangeRequest()
    }

    @discardableResult open class func creationRequestForAssetFromImage(atFileURL fileURL: URL)
        -> PHAssetChangeRequest?
    { notReal(); return nil }

    @discardableResult open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL)
        -> PHAssetChangeRequest?
    { notReal(); return nil }

    open class func deleteAssets(_ assets: Any) { notReal() }
}
