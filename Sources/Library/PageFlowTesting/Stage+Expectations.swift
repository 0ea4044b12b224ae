import PageFlow
import UIKit

// Each method reports a failure to the current test, in Swift Testing or XCTest, at the location of the call.
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

    /// Expects that the object that a block returns is released when the block has ended and the app is at rest.
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

    /// Expects the callbacks, in order, that pages get while a block runs and until the app is at rest:
    /// `Settings.viewWillAppear`.
    ///
    /// The method compares `viewDidLoad`, `viewWillAppear`, `viewDidAppear`, `viewWillDisappear` and
    /// `viewDidDisappear` of every page, but not of navigation, tab bar, split and page view controllers. On iOS a page that overrides
    /// one of them must call `super`, as UIKit requires.
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
