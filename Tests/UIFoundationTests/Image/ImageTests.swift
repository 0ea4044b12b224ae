import TestTraits
import Testing

@testable import UIKitCore

@Suite(.inTurn) struct ImageTests {
    @Test func renderingModesMakeNewImages() throws {
        let image = try #require(UIImage(systemName: "star"))
        #expect(image.isSymbolImage)
        #expect(image.renderingMode == .automatic)
        let original = image.withRenderingMode(.alwaysOriginal)
        #expect(original.renderingMode == .alwaysOriginal)
        #expect(original != image)
        #expect(original.withRenderingMode(.automatic) == image)
        #expect(!UIImage().isSymbolImage)
    }
}
