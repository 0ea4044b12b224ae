// No user is signed in. Records can be created and changed, but database operations fail.

@_exported import AppleFoundation
@_exported import CoreLocation
@_exported import UIKit
