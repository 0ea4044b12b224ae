import Foundation

/// Where the flow's lines go: `NSLog`, unless a host sets ``write``.
public enum FlowLog {
    /// Takes one line without its prefix. Set it before the first page is made; it is called on the main thread.
    ///
    /// Not isolated, because `deinit` is not.
    nonisolated(unsafe) public static var write: (String) -> Void = { NSLog("%@", NSString(string: $0)) }
}
