import Foundation

/// What a long run is doing, on standard error.
enum Progress {
    static func say(_ line: String) {
        // What was printed before comes first, even into a file.
        fflush(nil)
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
