extension KnownFramework {
    static let coreMedia = KnownFramework(
        name: "CoreMedia", prefixes: ["CMTime", "CMSample"], imports: [],
        text: """
            typealias CMTimeValue = Int64
            typealias CMTimeScale = Int32
            struct CMTime: Hashable, Comparable {
                var value: CMTimeValue = 0
                var timescale: CMTimeScale = 1
                init() {}
                init(value: CMTimeValue, timescale: CMTimeScale) { self.value = value; self.timescale = timescale }
                init(seconds: Double, preferredTimescale: CMTimeScale) {
                    value = CMTimeValue(seconds * Double(preferredTimescale))
                    timescale = preferredTimescale
                }
                static var zero: CMTime { CMTime() }
                static var invalid: CMTime { CMTime(value: 0, timescale: 0) }
                static var positiveInfinity: CMTime { CMTime(value: .max, timescale: 1) }
                var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
                var isValid: Bool { timescale != 0 }
                var isNumeric: Bool { isValid }
                static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
                static func + (one: CMTime, other: CMTime) -> CMTime {
                    CMTime(seconds: one.seconds + other.seconds, preferredTimescale: max(one.timescale, other.timescale))
                }
                static func - (one: CMTime, other: CMTime) -> CMTime {
                    CMTime(seconds: one.seconds - other.seconds, preferredTimescale: max(one.timescale, other.timescale))
                }
            }
            struct CMTimeRange: Hashable {
                var start = CMTime()
                var duration = CMTime()
                init() {}
                init(start: CMTime, duration: CMTime) { self.start = start; self.duration = duration }
            }
            func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }
            let kCMTimeZero = CMTime()
            func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
            func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
            func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }
            func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
            class CMSampleBuffer: NSObject {}
            class CVBuffer: NSObject {}
            typealias CVImageBuffer = CVBuffer
            typealias CVPixelBuffer = CVBuffer
            func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
            let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
            let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
            let kCVPixelFormatType_32ARGB: UInt32 = 32
            let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
            let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
            """)
}
