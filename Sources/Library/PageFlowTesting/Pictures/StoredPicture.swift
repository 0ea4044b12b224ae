#if canImport(AppRecording)
    import AppRecording
    import Foundation
    import ProgramIO

    /// A picture that a test compares with, in a file next to the test.
    struct StoredPicture {
        /// The picture's file.
        let file: URL
        /// The folder for the files that a person checks after a failure.
        private let failureFolder: URL

        /// The result of a comparison with the stored picture.
        enum Comparison: Equatable {
            /// The pictures are the same.
            case same
            /// The new picture was stored, because there was none or because the stored one was to be replaced.
            case recorded
            /// The pictures differ. A person compares these files.
            case differs(stored: URL, new: URL, overlay: URL)
        }

        /// Makes the path of the picture's file. The folder `__Pictures__` next to the test's file has a folder for each file of tests.
        ///
        /// - Parameters:
        ///   - testFile: the path of the test's source file.
        ///   - name: distinguishes the picture from other pictures of that file.
        ///   - failures: the folder for failures.
        init(testFile: String, name: String, failures: URL) {
            let test = URL(fileURLWithPath: testFile)
            let testName = test.deletingPathExtension().lastPathComponent
            let fileName = Self.fileName(from: name)
            file = test.deletingLastPathComponent()
                .appendingPathComponent("__Pictures__/\(testName)/\(fileName).svg")
            failureFolder = failures.appendingPathComponent("\(testName)/\(fileName)")
        }

        /// Letters and digits, with hyphens between them in place of all other characters.
        private static func fileName(from name: String) -> String {
            name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
        }

        func compare(_ svg: String, replacesStored: Bool) throws -> Comparison {
            let stored = try? String(contentsOf: file, encoding: .utf8)
            guard let stored, !replacesStored else {
                if stored != svg { try write(svg, to: file) }
                return .recorded
            }
            // Files of an earlier failure would be misleading.
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
