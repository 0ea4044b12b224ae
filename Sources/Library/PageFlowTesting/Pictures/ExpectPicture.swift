#if canImport(Pictures)
    import Foundation
    import Pictures
    import UIKit

    /// Compares a page with its stored picture.
    ///
    /// ```swift
    /// @Test func `an empty basket`() async {
    ///     await stage.settle()
    ///     expectPicture(of: basket)
    /// }
    /// ```
    ///
    /// The picture is an SVG file in the folder `__Pictures__` next to the test. The first run stores it and fails, so that a person
    /// checks it. A later run that differs fails, and writes the stored picture, the new one and an overlay of both to the
    /// folder that the failure names. To store pictures again, run the tests with `PAGEFLOW_RECORD_PICTURES=1` in the environment, or
    /// pass `record: true` for one picture.
    ///
    /// - Parameters:
    ///   - page: the page. The picture shows its whole view, with the layout that it has in its window.
    ///   - name: distinguishes the picture from other pictures of the same test.
    ///   - record: whether the stored picture is replaced.
    ///   - fileID: the file of the call, filled in by the compiler.
    ///   - filePath: the path of that file.
    ///   - line: the line of the call.
    ///   - column: the column of the call.
    ///   - function: the test, which gives the picture's file its name.
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

    /// Compares a view with its stored picture, as for a page.
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
        /// The test's failure message; `nil` if the pictures are the same.
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

    /// The settings for pictures in the environment.
    private enum PictureSettings {
        static let isRecording = ProcessInfo.processInfo.environment["PAGEFLOW_RECORD_PICTURES"] == "1"

        /// The folder for failures: the folder in the environment, for a build server that keeps files, or a temporary one.
        static let failureFolder =
            ProcessInfo.processInfo.environment["PAGEFLOW_PICTURE_FAILURES"].map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("pageflow-pictures")
    }
#endif
