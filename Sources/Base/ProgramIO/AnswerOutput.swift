@preconcurrency import Foundation

/// The standard output of a program whose reader parses it. Text that other code prints goes to standard error from then on.
package struct AnswerOutput: Sendable {
    private let descriptor: Int32

    /// Takes the standard output. Call it once, before the code that may print.
    package init() {
        fflush(stdout)
        descriptor = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    /// Writes a text and a line break at once, and ends the program if that fails.
    package func write(_ text: String) {
        do {
            try FileHandle(fileDescriptor: descriptor).write(contentsOf: Data((text + "\n").utf8))
        } catch {
            StandardError.write("Error: The output cannot be written: \(Self.reason(error))")
            exit(1)
        }
    }

    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        guard cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
        return cause.code == Int(EBADF) ? "it is closed." : "\(String(cString: strerror(Int32(cause.code))))."
    }
}
