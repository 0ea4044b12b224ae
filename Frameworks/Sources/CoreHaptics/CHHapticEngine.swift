import NeutralValues
import UIKit

open class CHHapticPattern: NSObject {
    public struct Key: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let event = Key(rawValue: "Event")
        public static let eventType = Key(rawValue: "EventType")
        public static let pattern = Key(rawValue: "Pattern")
        public static let time = Key(rawValue: "Time")
    }

    public let duration: TimeInterval

    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0; super.init()
    }

    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0; super.init()
    }

    public init(dictionary patternDict: [Key: Any]) throws { duration = 0; super.init() }
}

public protocol CHHapticPatternPlayer: AnyObject {
    var isMuted: Bool { get set }
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    func cancel() throws
}

public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
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

open class CHHapticEngine: NSObject {
    public enum StoppedReason: Int {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished,
            engineDestroyed, gameControllerDisconnect, systemError = -1
    }

    public enum FinishedAction: Int {
        case stopEngine = 1, leaveEngineRunning
    }

    public typealias CompletionHandler = ((any Error)?) -> Void
    open var currentTime: TimeInterval { 0 }
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    open var resetHandler: () -> Void = {}
    open var playsHapticsOnly = false
    open var isMutedForAudio = false
    open var isMutedForHaptics = false
    open var isAutoShutdownEnabled = false
    public override init() { super.init() }
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { HapticCapability() }
    open func start() throws { notReal() }
    open func start(completionHandler: CompletionHandler?) { notReal() }
    open func stop(completionHandler: CompletionHandler? = nil) { notReal() }

    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {
        notReal()
    }

    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }

    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        SilentPlayer()
    }

    open func playPattern(from fileURL: URL) throws { notReal() }
    open func playPattern(from data: Data) throws { notReal() }
}
