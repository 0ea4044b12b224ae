extension KnownFramework {
    static let photos = KnownFramework(
        name: "Photos",
        prefixes: [
            "PHAsset", "PHCollection", "PHFetch", "PHImage", "PHPhoto", "PHCaching", "PHLive", "PHAuth",
        ], imports: ["CoreMedia", "PhotosUI", "PredicateFormats"],
        text: """
            enum PHAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized, limited }
            enum PHAccessLevel: Int { case addOnly = 1, readWrite }
            enum PHAssetMediaType: Int { case unknown, image, video, audio }
            enum PHImageContentMode: Int {
                case aspectFit, aspectFill
                static var `default`: PHImageContentMode { .aspectFit }
            }
            enum PHImageRequestOptionsDeliveryMode: Int { case opportunistic, highQualityFormat, fastFormat }
            enum PHImageRequestOptionsResizeMode: Int { case none, fast, exact }
            typealias PHImageRequestID = Int32
            let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
            class PHObject: NSObject { var localIdentifier: String { "" } }
            class PHAsset: PHObject {
                var mediaType: PHAssetMediaType { .unknown }
                var pixelWidth: Int { 0 }
                var pixelHeight: Int { 0 }
                var creationDate: Date? { nil }
                var duration: TimeInterval { 0 }
                var isFavorite: Bool { false }
                class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset>
                class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
                class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
            }
            class PHCollection: PHObject { var localizedTitle: String? { nil } }
            class PHAssetCollection: PHCollection { var estimatedAssetCount: Int { 0 } }
            class PHFetchOptions: NSObject {
                var predicate: NSPredicate?
                var sortDescriptors: [NSSortDescriptor]?
                var fetchLimit = 0
            }
            class PHFetchResult<ObjectType: AnyObject>: NSObject {
                var count: Int { 0 }
                var firstObject: ObjectType? { nil }
                var lastObject: ObjectType? { nil }
                func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
            }
            class PHImageRequestOptions: NSObject {
                var isSynchronous = false
                var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
                var resizeMode = PHImageRequestOptionsResizeMode.fast
                var isNetworkAccessAllowed = false
            }
            class PHImageManager: NSObject {
                class func `default`() -> PHImageManager { PHImageManager() }
                @discardableResult func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void) -> PHImageRequestID
                func cancelImageRequest(_ requestID: PHImageRequestID)
            }
            class PHCachingImageManager: PHImageManager {
                func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?)
                func stopCachingImagesForAllAssets()
            }
            class PHAssetChangeRequest: NSObject {
                @discardableResult class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest
                class func deleteAssets(_ assets: Any)
            }
            extension PHPhotoLibrary {
                class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
                class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
                class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void)
                class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void)
                func performChanges(_ changeBlock: @escaping () -> Void, completionHandler: ((Bool, Error?) -> Void)? = nil)
            }
            """)
}
