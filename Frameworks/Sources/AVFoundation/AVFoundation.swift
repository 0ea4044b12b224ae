// Players, recorders, the camera and speech store their properties and play, record and show nothing. No
// device is found, assets have no tracks, and no audio is heard.

@_exported import AudioToolbox
@_exported import CoreMedia
@_exported import UIKit
