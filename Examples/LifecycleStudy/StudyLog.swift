import Foundation

/// The destination of the study's lines.
///
/// The article logs them with `NSLog`, which is the default here. A host that needs them without the time and the process, or in an array,
/// sets ``write``.
public enum StudyLog {
    /// Receives one line without its prefix. Set it before the first page is created; it is called on the main thread.
    ///
    /// Not isolated, because `deinit` isn't, and a page's last line is logged there.
    nonisolated(unsafe) public static var write: (String) -> Void = { NSLog("%@", NSString(string: $0)) }
}

/// The article's `NSLog`.
func log(_ line: String) {
    StudyLog.write(line)
}
