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
    }

    public struct Mode: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }

    public struct CategoryOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var mixWithOthers: CategoryOptions { CategoryOptions(rawValue: 1) }
        public static var duckOthers: CategoryOptions { CategoryOptions(rawValue: 2) }
        public static var allowBluetooth: CategoryOptions { CategoryOptions(rawValue: 4) }
        public static var defaultToSpeaker: CategoryOptions { CategoryOptions(rawValue: 8) }
    }

    public enum RecordPermission: UInt {
        case undetermined, denied, granted
    }

    private static let shared = AVAudioSession()
    public static func sharedInstance() -> AVAudioSession { shared }
    open var category = Category.soloAmbient
    open var recordPermission: RecordPermission { .undetermined }
    open func setCategory(_ category: Category) throws { self.category = category }

    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        self.category = category
    }

    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        self.category = category
    }

    open func setActive(_ active: Bool) throws { notReal() }
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { notReal() }
}
