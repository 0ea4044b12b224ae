import Foundation
import Testing

@testable import Exploration

/// The reason of a crash, and its place in the app.
@Suite struct ProgramEndTests {
    private static let frames = """
        Thread 0 "Shop" crashed:
        0                   0x00007f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
        1 [ra]              0x00005e UIView.layoutIfNeeded() + 10 in Shop at \(sources)/UIKit/UIView.swift:7:9
        2 [ra] [inlined]    0x00005d Cart.total() + 130 in Shop at /gone/Cart.swift:12:3
        3 [ra]              0x00005c Cart.total() + 130 in Shop at \(#filePath):51:9
        4 [ra]              0x00005b main + 1 in Shop at \(#filePath):60:9
        """
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources").standardizedFileURL.path

    @Test(
        arguments: [
            ("", nil), ("Hello\n" + frames, nil),
            ("Hello\nShop/Cart.swift:51: Fatal error: No total\n", "Fatal error: No total"),
            (
                "Swift/Array.swift:600: Fatal error: Index out of range\n" + frames,
                "Fatal error: Index out of range (ProgramEndTests.swift:51)"
            ),
            (
                "*** Swift runtime failure: arithmetic overflow ***\n" + frames,
                "*** Swift runtime failure: arithmetic overflow *** (ProgramEndTests.swift:51)"
            ),
            (
                "*** Terminating app due to uncaught exception 'A'",
                "*** Terminating app due to uncaught exception 'A'"
            ),
        ] as [(String, String?)])
    func `the output has a reason and a place`(output: String, words: String?) {
        #expect(ProgramEnd(output).words == words)
    }
}
