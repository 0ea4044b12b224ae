// Objects are in memory, the saved ones in their coordinator. Instead of a compiled model, a bundle
// contains a property list, which `pageflow adopt` generates from the project's data model.

@_exported import AppleFoundation
@_exported import UIKit
