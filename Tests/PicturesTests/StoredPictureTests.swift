import Foundation
import Testing

@testable import PageFlowTesting

@Suite struct StoredPictureTests {
    @Test func `the first picture is stored, an equal one passes, another one leaves three files to look at`()
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let stored = StoredPicture(
            testFile: folder.appendingPathComponent("BasketTests.swift").path, name: "an empty basket() wide",
            failures: folder.appendingPathComponent("failures"))
        #expect(stored.file.path.hasSuffix("__Pictures__/BasketTests/an-empty-basket-wide.svg"))
        #expect(try stored.compare("<svg>1</svg>", replacesStored: false) == .recorded)
        #expect(try stored.compare("<svg>1</svg>", replacesStored: false) == .same)
        guard
            case .differs(let old, let new, let overlay) = try stored.compare(
                "<svg>2</svg>", replacesStored: false)
        else {
            Issue.record("the pictures differ")
            return
        }
        #expect(try String(contentsOf: old, encoding: .utf8) == "<svg>1</svg>")
        #expect(try String(contentsOf: new, encoding: .utf8) == "<svg>2</svg>")
        #expect(try String(contentsOf: overlay, encoding: .utf8).contains("mix-blend-mode:difference"))
        #expect(try stored.compare("<svg>2</svg>", replacesStored: true) == .recorded)
        #expect(try stored.compare("<svg>2</svg>", replacesStored: false) == .same)
    }
}
