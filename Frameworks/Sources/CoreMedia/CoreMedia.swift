// Times are values with real implementations. Sample buffers are empty.

@_exported import UIKit

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

public struct CMTime: Hashable, Comparable {
    public var value: CMTimeValue = 0
    public var timescale: CMTimeScale = 1
    public init() {}
    public init(value: CMTimeValue, timescale: CMTimeScale) { self.value = value; self.timescale = timescale }

    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let value = CMTimeValue(exactly: (seconds * Double(preferredTimescale)).rounded(.towardZero))
        self.init(value: value ?? 0, timescale: value == nil ? 0 : preferredTimescale)
    }

    public static var zero: CMTime { CMTime() }
    public static var invalid: CMTime { CMTime(value: 0, timescale: 0) }
    public static var positiveInfinity: CMTime { CMTime(value: .max, timescale: 1) }
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
    public var isValid: Bool { timescale != 0 }
    public var isNumeric: Bool { isValid }
    public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }

    public static func + (one: CMTime, other: CMTime) -> CMTime {
        CMTime(seconds: one.seconds + other.seconds, preferredTimescale: max(one.timescale, other.timescale))
    }

    public static func - (one: CMTime, other: CMTime) -> CMTime {
        CMTime(seconds: one.seconds - other.seconds, preferredTimescale: max(one.timescale, other.timescale))
    }
}

public struct CMTimeRange: Hashable {
    public var start = CMTime()
    public var duration = CMTime()
    public init() {}
    public init(start: CMTime, duration: CMTime) { self.start = start; self.duration = duration }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }

public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    time1 < time2 ? -1 : time1 == time2 ? 0 : 1
}

open class CMSampleBuffer: NSObject {}

open class CVBuffer: NSObject {}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
public let kCVPixelFormatType_32ARGB: UInt32 = 32
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
