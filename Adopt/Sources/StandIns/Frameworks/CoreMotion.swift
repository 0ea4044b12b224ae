extension KnownFramework {
    static let coreMotion = KnownFramework(
        name: "CoreMotion", prefixes: ["CMMotion", "CMAccelerometer", "CMGyro", "CMPedometer", "CMDevice"],
        imports: [],
        text: """
            struct CMAcceleration {
                var x = 0.0
                var y = 0.0
                var z = 0.0
                init() {}
            }
            class CMAccelerometerData: NSObject { let acceleration = CMAcceleration() }
            class CMMotionManager: NSObject {
                var accelerometerUpdateInterval: TimeInterval = 0
                var deviceMotionUpdateInterval: TimeInterval = 0
                var isAccelerometerAvailable: Bool { false }
                var isDeviceMotionAvailable: Bool { false }
                var accelerometerData: CMAccelerometerData? { nil }
                func startAccelerometerUpdates()
                func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, Error?) -> Void)
                func stopAccelerometerUpdates()
            }
            """)
}
