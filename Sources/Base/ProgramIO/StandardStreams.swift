@preconcurrency import Foundation

/// The standard output of a program. Text isn't lost without an error: if the disk is full or the output closed, the program exits with 1.
package enum StandardOutput {
    /// Checks at exit that everything that the program printed was written. Call it once, before anything else.
    package static func checkAtExit() {
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 { occupy(descriptor) }
        atexit { StandardOutput.flush() }
    }

    /// Writes text at once, and ends the program if that fails.
    package static func write(_ text: String) {
        print(text, terminator: "")
        flush()
    }

    /// Writes bytes at once, and ends the program if that fails.
    package static func write(_ bytes: Data) {
        _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stdout) }
        flush()
    }

    private static func flush() {
        if let fault = flushFault { end(fault) }
    }

    /// Opens a closed descriptor so that writing to it fails. Otherwise the next opened file would get it, and receive the printed text.
    private static func occupy(_ descriptor: Int32) {
        let file = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        if file >= 0, file != descriptor {
            dup2(file, descriptor)
            close(file)
        }
    }

    /// The error number of a failed write, now or before; `nil` if all text was written.
    private static var flushFault: Int32? {
        errno = 0
        guard fflush(stdout) != 0 || ferror(stdout) != 0 else { return nil }
        return errno
    }

    private static func end(_ fault: Int32) {
        StandardError.write(words(fault))
        _exit(1)
    }

    private static func words(_ fault: Int32) -> String {
        let reason =
            switch fault {
            case EBADF: "it is closed"
            case 0: "an earlier write failed"
            default: String(cString: strerror(fault))
            }
        return "Error: The output cannot be written: \(reason)."
    }
}

/// The standard error of a program. Its failures are ignored, because there is no other stream to report them.
package enum StandardError {
    /// Writes a line.
    package static func write(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
}
