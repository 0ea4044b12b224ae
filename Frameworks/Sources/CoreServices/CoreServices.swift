// Its declarations are in MobileCoreServices.

@_exported import MobileCoreServices
