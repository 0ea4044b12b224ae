import Foundation

/// The prefix of a message in a device's console: `2017-02-11 17:25:16.964 navTest[933:17086]`.
struct ConsolePrefix {
    private let formatter: DateFormatter
    private let process: String

    init() {
        formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
        let info = ProcessInfo.processInfo
        process = "pageflow[\(info.processIdentifier):\(Self.threadNumber)]"
    }

    /// The kernel's ID of the thread, the last part of `/proc/thread-self`: `933/task/17086`.
    private static var threadNumber: String {
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
        return link.map { String($0.split(separator: "/").last ?? "0") } ?? "0"
    }

    func text(at time: Date) -> String {
        "\(formatter.string(from: time)) \(process)"
    }
}
