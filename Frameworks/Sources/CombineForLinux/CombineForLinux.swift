// OpenCombine, which has the interface of Apple's framework, with the publishers that it lacks.

@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
@_exported import UIKit
