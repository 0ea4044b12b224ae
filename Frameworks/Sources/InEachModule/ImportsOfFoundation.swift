// The names and members that Apple's Foundation has and Linux's lacks, and UIKit's names in Swift 4.0.

@_exported import AppleFoundation
@_exported import AppleFoundationNetworking
@_exported import UIKitOfSwift4
