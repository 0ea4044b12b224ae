import NeutralValues
import UIKit

public enum PHImageContentMode: Int {
    case aspectFit, aspectFill
    public static var `default`: PHImageContentMode { .aspectFit }
}

public enum PHImageRequestOptionsDeliveryMode: Int {
    case opportunistic, highQualityFormat, fastFormat
}

public enum PHImageRequestOptionsResizeMode: Int {
    case none, fast, exact
}

public typealias PHImageRequestID = Int32
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

open class PHImageRequestOptions: NSObject {
    open var isSynchronous = false
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    open var isNetworkAccessAllowed = false
}

open class PHImageManager: NSObject {
    open class func `default`() -> PHImageManager { PHImageManager() }

    @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID { notReal(); return 0 }

    @discardableResult open func requestImageData(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID { notReal(); return 0 }
    open func cancelImageRequest(_ requestID: PHImageRequestID) { notReal() }
}

open class PHCachingImageManager: PHImageManager {
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
    ) { notReal() }
    open func stopCachingImagesForAllAssets() { notReal() }
}
