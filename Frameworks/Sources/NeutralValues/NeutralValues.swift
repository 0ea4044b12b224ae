import Foundation

/// The functions that have been logged.
private let logged = LoggedNames()

/// Logs the first call of a function without a real implementation, to standard error.
///
/// - Parameters:
///   - function: The function's name.
///   - file: The module and the file.
package func notReal(_ function: String = #function, in file: String = #fileID) {
    guard logged.insert("\(file): \(function)") else { return }
    let text = "\(function) was called, but does nothing: see \(file) in Frameworks.\n"
    FileHandle.standardError.write(Data(text.utf8))
}

private final class LoggedNames: @unchecked Sendable {
    private let lock = NSLock()
    private var names: Set<String> = []

    /// Adds a name, and returns whether it is new.
    func insert(_ name: String) -> Bool {
        lock.withLock { names.insert(name).inserted }
    }
}
