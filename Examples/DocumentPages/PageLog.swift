import Foundation

/// The destination of the lines of a ``BaseViewController``.
public enum PageLog {
    /// Receives one line; `NSLog` unless an app replaces it before it creates its first page. Called on the main thread.
    ///
    /// Not isolated, because `deinit` isn't.
    nonisolated(unsafe) public static var write: (String) -> Void = { NSLog("%@", NSString(string: $0)) }
}
