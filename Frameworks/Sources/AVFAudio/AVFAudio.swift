// Its declarations are in AVFoundation.

@_exported import AVFoundation
