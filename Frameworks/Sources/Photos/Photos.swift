// The library is empty. A UI test shows the system's alert for its authorization, which otherwise isn't determined. Requests of
// images return none.

@_exported import AppleFoundation
@_exported import CoreMedia
@_exported import PhotosUI
@_exported import UIKit
