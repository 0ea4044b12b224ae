import Foundation
import Testing

extension BrowserTests {
    /// The README's picture of the lab: `PAGEFLOW_PICTURE=1 swift test --filter ReadmePicture` creates it again.
    @Suite(
        .enabled(
            if: ProcessInfo.processInfo.environment["PAGEFLOW_PICTURE"] != nil,
            "the picture is made for whoever asks: PAGEFLOW_PICTURE=1"))
    struct ReadmePicture {
        private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../docs/pictures").standardizedFileURL

        @Test
        func `the shop, with a finger on the way back`() async throws {
            try await LabInBrowser.with("shop") { lab in
                try await lab.open(width: 1_440, height: 900)
                try await lab.until("CataloguePage", is: "appeared")
                try await lab.tap("Sencha")
                try await lab.until("ProductPage", is: "appeared")
                try await lab.drag(from: (0.01, 0.5), to: (0.45, 0.5))
                try await lab.until("CataloguePage", is: "appearing")
                try await lab.browser.setSize(width: 1_440, height: 900)
                for isDark in [false, true] {
                    try await lab.browser.setDark(isDark)
                    try await lab.untilNothingMoves()
                    let answer = try await lab.browser.command(
                        "Page.captureScreenshot", ["format": "webp", "quality": 88])
                    let text = try #require((answer as? [String: Any])?["data"] as? String)
                    let file = Self.folder.appendingPathComponent(isDark ? "lab-dark.webp" : "lab.webp")
                    try #require(Data(base64Encoded: text)).write(to: file)
                }
                try await lab.lift()
            }
        }
    }
}
