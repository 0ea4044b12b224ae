@_exported import UIKit

extension Simulator {
    /// A kind of device.
    public struct Device: Sendable {
        package let spec: DeviceSpec

        /// A phone of 320 by 568 points with a home button.
        public static let iPhone5s = Device(spec: .iPhone5s)
        /// A phone of 375 by 667 points with a home button.
        public static let iPhoneSE = Device(spec: .iPhoneSE)
        /// A phone of 375 by 667 points with a home button.
        public static let iPhone8 = Device(spec: .iPhone8)
        /// A phone of 414 by 736 points with a home button. In landscape its horizontal size class is regular.
        public static let iPhone8Plus = Device(spec: .iPhone8Plus)
        /// A phone of 375 by 812 points.
        public static let iPhoneX = Device(spec: .iPhoneX)
        /// A phone of 414 by 896 points, with a scale of 2.
        public static let iPhone11 = Device(spec: .iPhone11)
        /// A phone of 414 by 896 points, with a scale of 3.
        public static let iPhone11ProMax = Device(spec: .iPhone11ProMax)
        /// A phone of 375 by 812 points, whose screen has fewer pixels.
        public static let iPhone13mini = Device(spec: .iPhone13mini)
        /// A phone of 390 by 844 points.
        public static let iPhone13 = Device(spec: .iPhone13)
        /// A phone of 428 by 926 points.
        public static let iPhone13ProMax = Device(spec: .iPhone13ProMax)
        /// A phone of 393 by 852 points.
        public static let iPhone15 = Device(spec: .iPhone15)
        /// A phone of 393 by 852 points.
        public static let iPhone16 = Device(spec: .iPhone16)
        /// A phone of 430 by 932 points.
        public static let iPhone16Plus = Device(spec: .iPhone16Plus)
        /// A phone of 402 by 874 points.
        public static let iPhone16Pro = Device(spec: .iPhone16Pro)
        /// A phone of 440 by 956 points.
        public static let iPhone16ProMax = Device(spec: .iPhone16ProMax)
        /// A phone of 402 by 874 points.
        public static let iPhone17 = Device(spec: .iPhone17)
        /// A tablet of 768 by 1024 points with a home button.
        public static let iPad9_7 = Device(spec: .iPad9_7)
        /// A tablet of 810 by 1080 points with a home button.
        public static let iPad10_2 = Device(spec: .iPad10_2)
        /// A tablet of 834 by 1112 points with a home button.
        public static let iPadPro10_5 = Device(spec: .iPadPro10_5)
        /// A tablet of 744 by 1133 points.
        public static let iPadMini = Device(spec: .iPadMini)
        /// A tablet of 820 by 1180 points.
        public static let iPadAir = Device(spec: .iPadAir)
        /// A tablet of 834 by 1194 points.
        public static let iPadPro11 = Device(spec: .iPadPro11)
        /// A tablet of 1024 by 1366 points.
        public static let iPadPro12_9 = Device(spec: .iPadPro12_9)
        /// A tablet of 1032 by 1376 points.
        public static let iPadPro13 = Device(spec: .iPadPro13)

        /// Every kind of device by its property name, phones first, each group from the oldest to the newest.
        public static let named: KeyValuePairs<String, Device> = [
            "iPhone5s": .iPhone5s,
            "iPhoneSE": .iPhoneSE,
            "iPhone8": .iPhone8,
            "iPhone8Plus": .iPhone8Plus,
            "iPhoneX": .iPhoneX,
            "iPhone11": .iPhone11,
            "iPhone11ProMax": .iPhone11ProMax,
            "iPhone13mini": .iPhone13mini,
            "iPhone13": .iPhone13,
            "iPhone13ProMax": .iPhone13ProMax,
            "iPhone15": .iPhone15,
            "iPhone16": .iPhone16,
            "iPhone16Plus": .iPhone16Plus,
            "iPhone16Pro": .iPhone16Pro,
            "iPhone16ProMax": .iPhone16ProMax,
            "iPhone17": .iPhone17,
            "iPad9_7": .iPad9_7,
            "iPad10_2": .iPad10_2,
            "iPadPro10_5": .iPadPro10_5,
            "iPadMini": .iPadMini,
            "iPadAir": .iPadAir,
            "iPadPro11": .iPadPro11,
            "iPadPro12_9": .iPadPro12_9,
            "iPadPro13": .iPadPro13,
        ]
    }
}

/// A kind of device.
public typealias Device = Simulator.Device

extension Simulator {
    /// A version of iOS.
    public struct System: Hashable, Sendable {
        package let version: SystemVersion

        /// The version of a simulator that isn't given another: iOS 26.
        public static let `default` = System(version: .default)

        /// An iOS version, 12 or later.
        public static func iOS(_ major: Int, _ minor: Int = 0) -> System {
            precondition(
                major >= 12, "The runtime knows iOS 12 and later: ask for .iOS(12) or a higher version.")
            return System(version: .iOS(major, minor))
        }
    }
}

/// A version of iOS.
public typealias System = Simulator.System

extension Simulator {
    /// The events that the trace records.
    public enum Records: Sendable {
        /// No events: the trace is off.
        case nothing
        /// The life cycle of pages: loading, appearance, layout, parent changes, deinit.
        case callbacks
        /// All calls of the runtime to controllers and their delegates.
        case everything
    }

    /// The result of settling an app.
    public struct Settled: Hashable, Sendable {
        /// The seconds of the simulator's clock that passed.
        public internal(set) var seconds: TimeInterval
        /// The number of run loop turns.
        public internal(set) var turns: Int
        /// The names of the work that was pending at the limit; empty if the app settled.
        public internal(set) var pending: [String] = []
    }

    /// The error for an app that doesn't settle.
    public struct NotSettled: Error, CustomStringConvertible {
        /// The names of the work that is still pending.
        public let pending: [String]
        /// The time in seconds of the simulator's clock.
        public let at: TimeInterval

        /// A description for a test's report.
        public var description: String {
            "Not settled at \(String(format: "%.3f", at)) s. Still alive: \(pending.joined(separator: "; ")). "
                + "End it, or give settle(limit:) more seconds."
        }
    }
}

extension Simulator {
    /// A warning or an exception of UIKit.
    public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
        /// The kind of a diagnostic.
        public enum Kind: Sendable {
            /// A line in the console. The call had no effect, or possibly an unintended one.
            case warning
            /// An exception. If it is recorded, the call had no effect.
            case exception
        }

        /// Whether it is a warning or an exception.
        public let kind: Kind
        /// The exception's name, such as `NSInvalidArgumentException`; `nil` for a warning.
        public let exceptionName: String?
        /// UIKit's message.
        public let message: String

        init(_ entry: Diagnostics.Entry) {
            kind = entry.kind == .warning ? .warning : .exception
            exceptionName = entry.exceptionName
            message = entry.message
        }

        /// A description for a test's report.
        public var description: String {
            exceptionName.map { "\($0): \(message)" } ?? message
        }
    }
}

/// A warning or an exception of UIKit.
public typealias Diagnostic = Simulator.Diagnostic
