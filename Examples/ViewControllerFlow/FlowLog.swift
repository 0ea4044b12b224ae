import Foundation

/// The destination of the flow's lines: `NSLog`, unless a host sets ``write``.
public enum FlowLog {
    /// Receives one line without its prefix. Set it before the first page is created; it is called on the main thread.
    ///
    /// Not isolated, because `deinit` isn't.
    nonisolated(unsafe) public static var write: (String) -> Void = { NSLog("%@", NSString(string: $0)) }
}
