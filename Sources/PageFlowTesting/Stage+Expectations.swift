import PageFlow
import UIKit

// Each reports a failure to the test that runs, of Swift Testing or of XCTest, at the caller's place.
extension Stage {
    /// Expects the way to the page in sight, as `PageTree.path` prints it: `tab:0/Home/Settings + modal:Login`.
    public func expectPath(
        _ expected: String, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        let path = window.navigator.tree.path
        guard path != expected else { return }
        Failure(fileID: fileID, filePath: filePath, line: line, column: column)
            .report("The path is \(path), expected \(expected)\n\(window.navigator.tree)")
    }

    /// Expects that what a block returns is released when the block is over and the app is at rest.
    ///
    /// ```swift
    /// await stage.expectFreed {
    ///     let page = Settings()
    ///     home.open(page)
    ///     await stage.settle()
    ///     page.goBack()
    ///     return page
    /// }
    /// ```
    public func expectFreed<Object: AnyObject>(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column,
        _ body: () async throws -> Object
    ) async rethrows {
        weak var object: Object?
        object = try await body()
        await settle()
        guard let object else { return }
        Failure(fileID: fileID, filePath: filePath, line: line, column: column)
            .report("\(type(of: object)) is still alive")
    }

    /// Expects the callbacks that the pages of `BaseViewController` get while a block runs and until the app is at
    /// rest, in order: `Settings.viewWillAppear`.
    public func expectCallbacks(
        _ expected: [String], fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column, _ body: () async throws -> Void
    ) async rethrows {
        let heard = CallbackList()
        let write = PageLog.write
        PageLog.write = { heard.add($0) }
        defer { PageLog.write = write }
        try await body()
        await settle()
        guard heard.callbacks != expected else { return }
        Failure(fileID: fileID, filePath: filePath, line: line, column: column)
            .report("The callbacks are \(heard.callbacks), expected \(expected)")
    }
}

/// The callbacks among the lines that pages write. Lines come on the main thread.
private final class CallbackList: @unchecked Sendable {
    private(set) var callbacks: [String] = []

    func add(_ line: String) {
        let words = line.split(separator: " ")
        guard words.count == 3, words[1] == "invoke" else { return }
        callbacks.append("\(words[0]).\(words[2])")
    }
}
