import PageFlow
import UIKit

// Each reports a failure to the test that runs, of Swift Testing or of XCTest, at the caller's place.
extension Stage {
    /// Expects the path to the visible page, as `PageTree.path` prints it: `tab:0/Home/Settings + modal:Login`.
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

    /// Expects the callbacks that pages get while a block runs and until the app is at rest, in order:
    /// `Settings.viewWillAppear`.
    ///
    /// Every page counts, with `viewDidLoad`, `viewWillAppear`, `viewDidAppear`, `viewWillDisappear` and
    /// `viewDidDisappear`. Navigation, tab bar, split and page view controllers are left out. On iOS a page that overrides
    /// one of them has to call `super`, as UIKit asks.
    public func expectCallbacks(
        _ expected: [String], fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column, _ body: () async throws -> Void
    ) async rethrows {
        let recorder = CallbackRecorder(on: self)
        defer { recorder.stop() }
        try await body()
        await settle()
        guard recorder.callbacks != expected else { return }
        Failure(fileID: fileID, filePath: filePath, line: line, column: column)
            .report("The callbacks are \(recorder.callbacks), expected \(expected)")
    }
}
