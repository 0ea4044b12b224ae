import UIKit

// On Linux a module named `os` is a stand-in in an adopted app.
#if canImport(os) && canImport(ObjectiveC)
    import os
#endif

/// A warning that Xcode shows in purple at runtime; on Linux a line on standard error.
@MainActor
enum RuntimeWarning {
    #if canImport(os) && canImport(ObjectiveC)
        private static let log = OSLog(subsystem: "com.apple.runtime-issues", category: "PageFlow")

        /// UIKit's image: Xcode shows runtime issues of system images only.
        private static let image: UnsafeRawPointer? = {
            var info = Dl_info()
            let classOfUIKit = Unmanaged.passUnretained(UIView.self as AnyObject).toOpaque()
            return dladdr(classOfUIKit, &info) == 0 ? nil : info.dli_fbase.map { UnsafeRawPointer($0) }
        }()

        static func show(_ message: String) {
            os_log(.fault, dso: image ?? #dsohandle, log: log, "%{public}@", message)
        }
    #else
        static func show(_ message: String) {
            FileHandle.standardError.write(Data("PageFlow: \(message)\n".utf8))
        }
    #endif
}
