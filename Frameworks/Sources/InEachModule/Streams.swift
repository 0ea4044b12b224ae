import Foundation

// Foundation on Linux ends the program when a stream is asked for its error. A module's own members take precedence over the system's.

extension Foundation.InputStream {
    /// The error of a stream with the status `error`; `nil` for every other stream. Linux doesn't tell the cause.
    var streamError: (any Error)? { streamStatus == .error ? CocoaError(.fileReadUnknown) : nil }
}

extension Foundation.OutputStream {
    /// The error of a stream with the status `error`; `nil` for every other stream. Linux doesn't tell the cause.
    var streamError: (any Error)? { streamStatus == .error ? CocoaError(.fileWriteUnknown) : nil }
}
