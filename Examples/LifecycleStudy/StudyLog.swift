import Foundation

/// Where the study's lines go.
///
/// The document writes them with `NSLog`, and so does an app that changes nothing. A host that wants them without
/// the time and the process, or in a list, sets ``write``.
public enum StudyLog {
    /// Takes one line without its prefix. Set it before the first page is made; it is called on the main thread.
    ///
    /// Not isolated, because `deinit` is not, and a page's last line comes from there.
    nonisolated(unsafe) public static var write: (String) -> Void = { NSLog("%@", NSString(string: $0)) }
}

/// The document's `NSLog`.
func log(_ line: String) {
    StudyLog.write(line)
}
