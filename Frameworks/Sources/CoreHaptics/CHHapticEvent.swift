import UIKit

public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

public struct CHHapticError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol {
        public typealias _ErrorType = CHHapticError
        case engineNotRunning = -4805, operationNotPermitted = -4806, notSupported = -4809, serverInitFailed =
            -4850
    }

    public static var _nsErrorDomain: String { CoreHapticsErrorDomain }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
}

public typealias CHHapticTimeImmediate = TimeInterval

public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

class HapticCapability: NSObject, CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
}

open class CHHapticEvent: NSObject {
    public struct EventType: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    public struct ParameterID: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        public static let sustained = ParameterID(rawValue: "Sustained")
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    }

    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    open var relativeTime: TimeInterval
    open var duration: TimeInterval

    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval, duration: TimeInterval = 0
    ) {
        self.type = type
        eventParameters = eventParams
        relativeTime = time
        self.duration = duration
        super.init()
    }
}

open class CHHapticEventParameter: NSObject {
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float

    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
        super.init()
    }
}

open class CHHapticDynamicParameter: NSObject {
    public struct ID: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    }

    public let parameterID: ID
    open var value: Float
    open var relativeTime: TimeInterval

    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
        super.init()
    }
}

open class CHHapticParameterCurve: NSObject {
    open class ControlPoint: NSObject {
        public init(relativeTime time: TimeInterval, value: Float) { super.init() }
    }

    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
    ) { super.init() }
}
