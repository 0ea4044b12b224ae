import Foundation

/// Pictures of the page at each step, at three widths, light and dark. The run stores them in the build folder.
struct StepPictures {
    private static let sizes = [(390, 844), (1_024, 768), (1_600, 1_000)]
    private let folder = Built.folder.appendingPathComponent("lab-pictures")
    private let lab: LabInBrowser
    private var count = 0

    init(of lab: LabInBrowser) throws {
        self.lab = lab
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Stores a step under its name, and restores the page's width and style.
    mutating func keep(_ name: String) async throws {
        count += 1
        try await lab.untilNothingMoves()
        let number = (count < 10 ? "0" : "") + "\(count)"
        for isDark in [true, false] {
            try await lab.browser.setDark(isDark)
            for (width, height) in Self.sizes {
                try await lab.browser.setSize(width: width, height: height)
                let file = "\(number)-\(name)-\(width)-\(isDark ? "dark" : "light").png"
                try await lab.browser.screenshot().write(to: folder.appendingPathComponent(file))
            }
        }
    }
}
