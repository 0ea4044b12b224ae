// System sounds are silent.

import NeutralValues
@_exported import UIKit

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { notReal() }
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { notReal() }

/// The sound is the number 0, and the result 0, which means no error.
@discardableResult public func AudioServicesCreateSystemSoundID(
    _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
    notReal()
    outSystemSoundID.pointee = 0
    return 0
}

@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 {
    notReal()
    return 0
}

/// Calls the closure at once.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    notReal()
    inCompletionBlock?()
}
