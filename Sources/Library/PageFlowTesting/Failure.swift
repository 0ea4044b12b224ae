#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// The source location of a failure. Reports the failure to the framework that runs the test.
package struct Failure {
    let fileID: String
    let filePath: StaticString
    let line: Int
    let column: Int

    package init(fileID: String, filePath: StaticString, line: Int, column: Int) {
        (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
    }

    /// Reports the failure.
    package func report(_ message: String) {
        #if canImport(Testing)
            if Test.current != nil {
                let place = SourceLocation(
                    fileID: fileID, filePath: "\(filePath)", line: line, column: column)
                Issue.record(Comment(rawValue: message), sourceLocation: place)
                return
            }
        #endif
        #if canImport(XCTest)
            XCTFail(message, file: filePath, line: UInt(line))
        #endif
    }
}
