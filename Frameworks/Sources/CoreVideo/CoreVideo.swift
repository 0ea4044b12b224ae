// Its declarations are in CoreMedia.

@_exported import CoreMedia
