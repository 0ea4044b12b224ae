extension KnownFramework {
    /// The device has no haptic engine: `supportsHaptics` is false.
    static let coreHaptics = KnownFramework(
        name: "CoreHaptics", prefixes: ["CH"], imports: [],
        text: #"""
            struct CHHapticError: Error {
                enum Code: Int { case engineNotRunning = -4805, operationNotPermitted = -4806, notSupported = -4809, serverInitFailed = -4850 }
                let code: Code
                init(_ code: Code) { self.code = code }
            }
            typealias CHHapticTimeImmediate = TimeInterval
            protocol CHHapticDeviceCapability {
                var supportsHaptics: Bool { get }
                var supportsAudio: Bool { get }
            }
            class HapticCapability: NSObject, CHHapticDeviceCapability {
                var supportsHaptics: Bool { false }
                var supportsAudio: Bool { false }
            }
            class CHHapticEvent: NSObject {
                struct EventType: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let hapticTransient = EventType(rawValue: "HapticTransient")
                    static let hapticContinuous = EventType(rawValue: "HapticContinuous")
                    static let audioContinuous = EventType(rawValue: "AudioContinuous")
                    static let audioCustom = EventType(rawValue: "AudioCustom")
                }
                struct ParameterID: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
                    static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
                    static let attackTime = ParameterID(rawValue: "AttackTime")
                    static let decayTime = ParameterID(rawValue: "DecayTime")
                    static let releaseTime = ParameterID(rawValue: "ReleaseTime")
                    static let sustained = ParameterID(rawValue: "Sustained")
                    static let audioVolume = ParameterID(rawValue: "AudioVolume")
                    static let audioPitch = ParameterID(rawValue: "AudioPitch")
                }
                let type: EventType
                let eventParameters: [CHHapticEventParameter]
                var relativeTime: TimeInterval
                var duration: TimeInterval
                init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval = 0) {
                    self.type = type
                    eventParameters = eventParams
                    relativeTime = time
                    self.duration = duration
                    super.init()
                }
            }
            class CHHapticEventParameter: NSObject {
                let parameterID: CHHapticEvent.ParameterID
                var value: Float
                init(parameterID: CHHapticEvent.ParameterID, value: Float) { self.parameterID = parameterID; self.value = value; super.init() }
            }
            class CHHapticDynamicParameter: NSObject {
                struct ID: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
                    static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
                }
                let parameterID: ID
                var value: Float
                var relativeTime: TimeInterval
                init(parameterID: ID, value: Float, relativeTime time: TimeInterval) { self.parameterID = parameterID; self.value = value; relativeTime = time; super.init() }
            }
            class CHHapticParameterCurve: NSObject {
                class ControlPoint: NSObject {
                    init(relativeTime time: TimeInterval, value: Float) { super.init() }
                }
                init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) { super.init() }
            }
            class CHHapticPattern: NSObject {
                struct Key: Hashable, RawRepresentable {
                    let rawValue: String
                    init(rawValue: String) { self.rawValue = rawValue }
                    static let event = Key(rawValue: "Event")
                    static let eventType = Key(rawValue: "EventType")
                    static let pattern = Key(rawValue: "Pattern")
                    static let time = Key(rawValue: "Time")
                }
                let duration: TimeInterval
                init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0; super.init() }
                init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0; super.init() }
                init(dictionary patternDict: [Key: Any]) throws { duration = 0; super.init() }
            }
            protocol CHHapticPatternPlayer: AnyObject {
                var isMuted: Bool { get set }
                func start(atTime time: TimeInterval) throws
                func stop(atTime time: TimeInterval) throws
                func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
                func cancel() throws
            }
            protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
                var loopEnabled: Bool { get set }
                var loopEnd: TimeInterval { get set }
                var playbackRate: Float { get set }
                var completionHandler: (((any Error)?) -> Void)? { get set }
                func pause(atTime time: TimeInterval) throws
                func resume(atTime time: TimeInterval) throws
            }
            class SilentPlayer: NSObject, CHHapticAdvancedPatternPlayer {
                var isMuted = false
                var loopEnabled = false
                var loopEnd: TimeInterval = 0
                var playbackRate: Float = 1
                var completionHandler: (((any Error)?) -> Void)?
                func start(atTime time: TimeInterval) throws {}
                func stop(atTime time: TimeInterval) throws {}
                func pause(atTime time: TimeInterval) throws {}
                func resume(atTime time: TimeInterval) throws {}
                func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
                func cancel() throws {}
            }
            class CHHapticEngine: NSObject {
                enum StoppedReason: Int { case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect, systemError = -1 }
                enum FinishedAction: Int { case stopEngine = 1, leaveEngineRunning }
                typealias CompletionHandler = ((any Error)?) -> Void
                var currentTime: TimeInterval { 0 }
                var stoppedHandler: (StoppedReason) -> Void = { _ in }
                var resetHandler: () -> Void = {}
                var playsHapticsOnly = false
                var isMutedForAudio = false
                var isMutedForHaptics = false
                var isAutoShutdownEnabled = false
                override init() { super.init() }
                class func capabilitiesForHardware() -> any CHHapticDeviceCapability { HapticCapability() }
                func start() throws
                func start(completionHandler: CompletionHandler?)
                func stop(completionHandler: CompletionHandler? = nil)
                func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction)
                func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
                func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer { SilentPlayer() }
                func playPattern(from fileURL: URL) throws
                func playPattern(from data: Data) throws
            }
            """#)
}
