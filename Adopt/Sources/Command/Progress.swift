import Foundation

/// What a long run is doing, on standard error.
enum Progress {
    static func say(_ line: String) {
        // Standard output is buffered if it is a file. The lines keep their order.
        fflush(nil)
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
