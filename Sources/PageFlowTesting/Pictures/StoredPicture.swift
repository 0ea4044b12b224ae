#if canImport(AppRecording)
    import AppRecording
    import Foundation
    import ProgramIO

    /// A picture that a test compares with, as a file beside the test.
    struct StoredPicture {
        /// Where the picture is kept.
        let file: URL
        /// Where a failure puts what a person has to look at.
        private let failureFolder: URL

        /// How a picture compares with the stored one.
        enum Comparison: Equatable {
            /// They are the same.
            case same
            /// There was none, or it was to be replaced: this one is stored now.
            case recorded
            /// They differ; the files to look at.
            case differs(stored: URL, new: URL, overlay: URL)
        }

        /// The folder `__Pictures__` beside the test's file has a folder for each file of tests.
        ///
        /// - Parameters:
        ///   - testFile: the path of the test's source file.
        ///   - name: what tells the picture from others of that file.
        ///   - failures: the folder for failures.
        init(testFile: String, name: String, failures: URL) {
            let test = URL(fileURLWithPath: testFile)
            let testName = test.deletingPathExtension().lastPathComponent
            let fileName = Self.fileName(from: name)
            file = test.deletingLastPathComponent()
                .appendingPathComponent("__Pictures__/\(testName)/\(fileName).svg")
            failureFolder = failures.appendingPathComponent("\(testName)/\(fileName)")
        }

        /// Letters and digits, and a hyphen for anything between them.
        private static func fileName(from name: String) -> String {
            name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        }

        func compare(_ svg: String, replacesStored: Bool) throws -> Comparison {
            let stored = try? String(contentsOf: file, encoding: .utf8)
            guard let stored, !replacesStored else {
                if stored != svg { try write(svg, to: file) }
                return .recorded
            }
            // What an earlier failure has left would mislead.
            try? FileManager.default.removeItem(at: failureFolder)
            return stored == svg ? .same : try report(svg, stored)
        }

        private func report(_ svg: String, _ stored: String) throws -> Comparison {
            let new = failureFolder.appendingPathComponent("new.svg")
            let kept = failureFolder.appendingPathComponent("stored.svg")
            let overlay = failureFolder.appendingPathComponent("overlay.svg")
            try write(svg, to: new)
            try write(stored, to: kept)
            try write(PictureOverlay.svg(stored: stored, new: svg), to: overlay)
            return .differs(stored: kept, new: new, overlay: overlay)
        }

        private func write(_ text: String, to file: URL) throws {
            try OutputFile.makeFolder(file.deletingLastPathComponent())
            try OutputFile.write(text, to: file)
        }
    }
#endif
