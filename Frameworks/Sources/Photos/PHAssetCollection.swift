import NeutralValues
import UIKit

public enum PHAssetCollectionType: Int {
    case album = 1, smartAlbum
}

public enum PHAssetCollectionSubtype: Int {
    case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100, albumCloudShared
    case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites
    case smartAlbumTimelapses, smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts
    case smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
    case smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures
    case any = 9_223_372_036_854_775_807
}

open class PHCollection: PHObject {
    open var localizedTitle: String? { nil }
}

open class PHAssetCollection: PHCollection {
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    open var estimatedAssetCount: Int { 0 }

    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { notReal(); return PHFetchResult<PHAssetCollection>() }
}
