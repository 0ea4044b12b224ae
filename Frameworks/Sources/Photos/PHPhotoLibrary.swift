import NeutralValues
import PhotosUI
import UIKit

public enum PHAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int {
    case addOnly = 1, readWrite
}

open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
    public let fetchResultBeforeChanges = PHFetchResult<ObjectType>()
    public let fetchResultAfterChanges = PHFetchResult<ObjectType>()
    public let hasIncrementalChanges = false
}

/// A change of the library. There are none.
open class PHChange: NSObject {
    open func changeDetails<T>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
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

    public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
        notReal()
        return PhotoPermission.status
    }

    public func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, Error?) -> Void)? = nil
    ) { notReal() }

    public func register(_ observer: any PHPhotoLibraryChangeObserver) { notReal() }
    public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
