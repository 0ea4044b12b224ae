import NeutralValues
import UIKit

public enum PHAssetMediaType: Int {
    case unknown, image, video, audio
}

open class PHObject: NSObject {
    open var localIdentifier: String { "" }
}

open class PHAsset: PHObject {
    open var mediaType: PHAssetMediaType { .unknown }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var duration: TimeInterval { 0 }
    open var representsBurst: Bool { false }
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

    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
        -> PHFetchResult<PHAsset>
    { notReal(); return PHFetchResult<PHAsset>() }
}
