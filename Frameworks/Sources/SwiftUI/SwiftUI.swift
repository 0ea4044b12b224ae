// The parts of SwiftUI that UIKit pages need: values and property wrappers have real implementations, and
// a SwiftUI view shows its name.

@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
@_exported import UIKit
