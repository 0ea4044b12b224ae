/// Parts of a generated module's Swift file.
enum StandInText {
    /// The function that logs the use of a declaration without a real implementation.
    static func notReal(_ module: String) -> String {
        """
        /// The names that have been logged.
        nonisolated(unsafe) private var saidNotReal: Set<String> = []
        private let saidLock = NSLock()

        /// Logs the first call of a function that does nothing, to standard error.
        func notReal(_ name: String) {
            saidLock.lock()
            defer { saidLock.unlock() }
            guard saidNotReal.insert(name).inserted else { return }
            FileHandle.standardError.write(Data("\\(name) was called, but does nothing: \(module) is a stand-in.\\n".utf8))
        }
        """
    }
}
