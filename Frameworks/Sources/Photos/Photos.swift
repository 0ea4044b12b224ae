// The library is empty. A UI test shows the system's alert for its authorization, which otherwise isn't determined. Requests of
// images return none.

@_exported import AppleFoundation
@_exported import CoreMedia
import NeutralValues
@_exported import PhotosUI
@_exported import UIKit

public enum PHAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int {
    case addOnly = 1, readWrite
}

public enum PHAssetMediaType: Int {
    case unknown, image, video, audio
}

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

open class PHObject: NSObject {
    open var localIdentifier: String { "" }
}

open class PHAsset: PHObject {
    open var mediaType: PHAssetMediaType { .unknown }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }

    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        notReal()
        return PHFetchResult<PHAsset>()
    }

    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<
        PHAsset
    > { notReal(); return PHFetchResult<PHAsset>() }

    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>
    { notReal(); return PHFetchResult<PHAsset>() }
}

open class PHCollection: PHObject {
    open var localizedTitle: String? { nil }
}

open class PHAssetCollection: PHCollection {
    open var estimatedAssetCount: Int { 0 }
}

open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
}

open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }

    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        notReal()
    }
}

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
    open func cancelImageRequest(_ requestID: PHImageRequestID) { notReal() }
}

open class PHCachingImageManager: PHImageManager {
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
    ) { notReal() }
    open func stopCachingImagesForAllAssets() { notReal() }
}

open class PHAssetChangeRequest: NSObject {
    @discardableResult open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        notReal()
        return PHAssetChangeRequest()
    }

    open class func deleteAssets(_ assets: Any) { notReal() }
}

extension PHPhotoLibrary {
    public class func authorizationStatus() -> PHAuthorizationStatus { PhotoPermission.status }

    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
        PhotoPermission.status
    }

    public class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        PhotoPermission.request(handler)
    }

    public class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { PhotoPermission.request(handler) }

    public func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, Error?) -> Void)? = nil
    ) { notReal() }
}
