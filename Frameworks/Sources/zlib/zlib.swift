// The system's zlib.

@_exported import ZLib
