import PageFlow

#if canImport(Testing)
    import Testing
#endif

/// Reports failed requests whose outcome no code handles as issues of the test that made the requests.
enum UnhandledFailures {
    /// A reporter for one test, which reports each failure once.
    static var asIssues: FailureReporter {
        FailureReporter { failure in
            let file = failure.fileID ?? #fileID
            let path: StaticString = #filePath
            let line = failure.line.map { Int($0) } ?? #line
            Failure(fileID: file, filePath: path, line: line, column: 1).report("\(failure)")
        }
    }
}
