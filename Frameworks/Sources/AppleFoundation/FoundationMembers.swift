import Foundation
import NeutralValues

extension ProcessInfo {
    public enum ThermalState: Int {
        case nominal, fair, serious, critical
    }

    public var thermalState: ThermalState { .nominal }
    public var isLowPowerModeEnabled: Bool { false }
    public var isiOSAppOnMac: Bool { false }
}

extension Stream {
    /// The value of `streamError`, which ends the program on Linux. `nil` unless the status is `error`; the cause isn't known here.
    public var errorOfStream: (any Error)? {
        guard streamStatus == .error else { return nil }
        return CocoaError(self is OutputStream ? .fileWriteUnknown : .fileReadUnknown)
    }
}

extension FileManager {
    /// A folder next to the app's folders, shared by all modules of the program.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let place = urls(for: .applicationSupportDirectory, in: .userDomainMask).first?
            .appendingPathComponent(groupIdentifier)
        guard let place, (try? createDirectory(at: place, withIntermediateDirectories: true)) != nil else {
            return nil
        }
        return place
    }

    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension URL {
    private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: kind, in: .userDomainMask)[0]
    }

    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
}

extension NSString {
    @_disfavoredOverload public convenience init(
        format: String, locale: Locale?, arguments argList: CVaListPointer
    ) {
        self.init(
            format: format, locale: locale.map { NSLocale(localeIdentifier: $0.identifier) },
            arguments: argList)
    }
}

extension URL {
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

extension Stream {
    /// Bound streams don't exist on Linux.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        notReal()
    }
}
