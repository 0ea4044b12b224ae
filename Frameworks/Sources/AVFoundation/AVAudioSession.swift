import NeutralValues
import UIKit

open class AVAudioSession: NSObject {
    public struct Category: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    public struct Mode: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    }

    public struct CategoryOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var mixWithOthers: CategoryOptions { CategoryOptions(rawValue: 1) }
        public static var duckOthers: CategoryOptions { CategoryOptions(rawValue: 2) }
        public static var allowBluetooth: CategoryOptions { CategoryOptions(rawValue: 4) }
        public static var defaultToSpeaker: CategoryOptions { CategoryOptions(rawValue: 8) }
        public static var interruptSpokenAudioAndMixWithOthers: CategoryOptions {
            CategoryOptions(rawValue: 17)
        }
        public static var allowBluetoothA2DP: CategoryOptions { CategoryOptions(rawValue: 32) }
        public static var allowAirPlay: CategoryOptions { CategoryOptions(rawValue: 64) }
    }

    public struct SetActiveOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var notifyOthersOnDeactivation: SetActiveOptions { SetActiveOptions(rawValue: 1) }
    }

    public enum InterruptionType: UInt {
        case ended, began
    }

    public struct InterruptionOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var shouldResume: InterruptionOptions { InterruptionOptions(rawValue: 1) }
    }

    public enum PortOverride: UInt {
        case none = 0
        case speaker = 0x7370_6B72
    }

    public enum RecordPermission: UInt {
        case undetermined, denied, granted
    }

    private static let shared = AVAudioSession()
    public static func sharedInstance() -> AVAudioSession { shared }
    open private(set) var category = Category.soloAmbient
    open private(set) var mode = Mode.default
    open private(set) var categoryOptions: CategoryOptions = []
    open var recordPermission: RecordPermission { .undetermined }
    open var isOtherAudioPlaying: Bool { false }
    open var outputVolume: Float { 0 }
    open func setCategory(_ category: Category) throws { try setCategory(category, options: []) }

    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        self.category = category
        self.mode = mode
        categoryOptions = options
    }

    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: .default, options: options)
    }

    open func setMode(_ mode: Mode) throws { self.mode = mode }
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws { notReal() }
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws { notReal() }
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { notReal() }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"

extension AVAudioSession {
    public class var interruptionNotification: Notification.Name {
        Notification.Name("AVAudioSessionInterruptionNotification")
    }
    public class var routeChangeNotification: Notification.Name {
        Notification.Name("AVAudioSessionRouteChangeNotification")
    }
    public class var mediaServicesWereResetNotification: Notification.Name {
        Notification.Name("AVAudioSessionMediaServicesWereResetNotification")
    }
}
