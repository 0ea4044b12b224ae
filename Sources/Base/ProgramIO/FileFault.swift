import Foundation

/// A failure to read or write a file, with the reason and a repair, on one line.
package struct FileFault: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    /// Makes the fault for an error of a file system call.
    init(_ error: any Error, _ path: String, _ what: String) {
        description = "\(path) cannot be \(what): \(Self.reason(error, path))"
    }

    private static func reason(_ error: any Error, _ path: String) -> String {
        let error = error as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error
        let number = cause.map { $0 as NSError } ?? error
        let folder = (path as NSString).deletingLastPathComponent
        guard number.domain == NSPOSIXErrorDomain else { return words(error) }
        switch Int32(number.code) {
        case ENOENT:
            return
                "it or its folder \(folder.isEmpty ? "." : folder) does not exist. Create it, or name another."
        case EACCES, EPERM: return "this user has no permission. Change the permission, or name another."
        case EROFS: return "the disk is read-only. Name another."
        case ENOSPC, EDQUOT: return "the disk is full. Delete something, or name another."
        case EISDIR: return "it is a folder. Name a file."
        case ENOTDIR: return "a part of its path is a file. Name another."
        case ENAMETOOLONG: return "its name is too long. Name another."
        case let other: return "\(String(cString: strerror(other)))."
        }
    }

    private static func words(_ error: NSError) -> String {
        switch CocoaError.Code(rawValue: error.code) {
        case .fileNoSuchFile, .fileReadNoSuchFile:
            "it or its folder does not exist. Create it, or name another."
        case .fileReadNoPermission, .fileWriteNoPermission:
            "this user has no permission. Change the permission, or name another."
        case .fileWriteVolumeReadOnly: "the disk is read-only. Name another."
        case .fileWriteOutOfSpace: "the disk is full. Delete something, or name another."
        case .fileWriteFileExists: "there is a file of that name. Name another."
        default: error.localizedDescription
        }
    }
}
