// System sounds are silent.

import NeutralValues
@_exported import UIKit

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { notReal() }
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { notReal() }
