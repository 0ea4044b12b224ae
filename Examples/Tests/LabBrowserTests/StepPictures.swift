import Foundation

/// What the page looks like at each step, at three widths, light and dark. The run keeps it in the build's folder.
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

    /// Keeps a step by its name, and leaves the page as wide and light as it was.
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
