// Its declarations are in AudioToolbox.

@_exported import AudioToolbox
