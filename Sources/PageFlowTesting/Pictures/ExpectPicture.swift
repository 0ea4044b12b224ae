#if canImport(Pictures)
    import Foundation
    import Pictures
    import UIKit

    /// Expects that a page looks as it did when its picture was stored.
    ///
    /// ```swift
    /// @Test func `an empty basket`() async {
    ///     await stage.settle()
    ///     expectPicture(of: basket)
    /// }
    /// ```
    ///
    /// The picture is an SVG file in the folder `__Pictures__` beside the test. The first run stores it and fails, so that somebody
    /// looks at it. A later run that differs fails, and writes the stored picture, the new one and an overlay of both into the
    /// folder that the failure names. To store pictures again, run the tests with `PAGEFLOW_RECORD_PICTURES=1` in the environment, or
    /// pass `record: true` for one.
    ///
    /// - Parameters:
    ///   - page: the page. Its whole view is shown, laid out as it is in its window.
    ///   - name: what tells the picture from others of the same test.
    ///   - record: whether the stored picture is replaced.
    ///   - fileID: the file of the call, filled in by the compiler.
    ///   - filePath: its path.
    ///   - line: the line of the call.
    ///   - column: its column.
    ///   - function: the test, whose name the picture's file has.
    @MainActor
    public func expectPicture(
        of page: UIViewController, named name: String? = nil, record: Bool = false,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column,
        function: String = #function
    ) {
        expectPicture(
            of: page.view, named: name, record: record, fileID: fileID, filePath: filePath, line: line,
            column: column, function: function)
    }

    /// Expects that a view looks as it did when its picture was stored, as for a page.
    @MainActor
    public func expectPicture(
        of view: UIView, named name: String? = nil, record: Bool = false,
        fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
        column: Int = #column,
        function: String = #function
    ) {
        let failure = Failure(fileID: fileID, filePath: filePath, line: line, column: column)
        let stored = StoredPicture(
            testFile: "\(filePath)", name: [function, name].compactMap { $0 }.joined(separator: " "),
            failures: PictureSettings.failureFolder)
        do {
            let comparison = try stored.compare(
                view.picture.svg, replacesStored: record || PictureSettings.isRecording)
            if let message = comparison.message(stored.file) { failure.report(message) }
        } catch {
            failure.report("The picture could not be stored in \(stored.file.path): \(error)")
        }
    }

    extension StoredPicture.Comparison {
        /// What a test that fails by it says.
        fileprivate func message(_ file: URL) -> String? {
            switch self {
            case .same: nil
            case .recorded: "The picture was stored. Look at \(file.path), and run the test again."
            case .differs(let stored, let new, let overlay):
                """
                The page does not look as it did.
                stored:  \(stored.path)
                new:     \(new.path)
                overlay: \(overlay.path)
                If the new picture is right, run the test with PAGEFLOW_RECORD_PICTURES=1.
                """
            }
        }
    }

    /// What the environment says of pictures.
    private enum PictureSettings {
        static let isRecording = ProcessInfo.processInfo.environment["PAGEFLOW_RECORD_PICTURES"] == "1"

        /// The folder of failures: that of the environment, for a build server that keeps files, else a temporary one.
        static let failureFolder =
            ProcessInfo.processInfo.environment["PAGEFLOW_PICTURE_FAILURES"].map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("pageflow-pictures")
    }
#endif
