// The device has no motion sensors, and sends no updates.

import NeutralValues
@_exported import UIKit

public struct CMAcceleration {
    public var x = 0.0
    public var y = 0.0
    public var z = 0.0
    public init() {}
}

open class CMAccelerometerData: NSObject {
    public let acceleration = CMAcceleration()
}

open class CMMotionManager: NSObject {
    open var accelerometerUpdateInterval: TimeInterval = 0
    open var deviceMotionUpdateInterval: TimeInterval = 0
    open var isAccelerometerAvailable: Bool { false }
    open var isDeviceMotionAvailable: Bool { false }
    open var accelerometerData: CMAccelerometerData? { nil }
    open func startAccelerometerUpdates() { notReal() }

    open func startAccelerometerUpdates(
        to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, Error?) -> Void
    ) { notReal() }
    open func stopAccelerometerUpdates() { notReal() }
}
