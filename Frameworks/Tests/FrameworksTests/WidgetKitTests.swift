import Testing
import WidgetKit

@Suite struct WidgetKitTests {
    @Test func `no widgets are configured`() async throws {
        let configurations = try await withCheckedThrowingContinuation { continuation in
            WidgetCenter.shared.getCurrentConfigurations { continuation.resume(with: $0.map(\.count)) }
        }
        #expect(configurations == 0)
    }
}
