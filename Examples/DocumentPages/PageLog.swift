import Foundation

/// Where the lines of a ``BaseViewController`` go.
public enum PageLog {
    /// Takes one line. `NSLog` unless an app sets it, before its first page is made. It is called on the main thread.
    ///
    /// Not isolated, because `deinit` is not.
    nonisolated(unsafe) public static var write: (String) -> Void = { NSLog("%@", NSString(string: $0)) }
}
