import NetworkExtension
import Testing

@MainActor @Suite struct NetworkExtensionTests {
    @Test func `a device without configurations connects to no VPN, and saves none`() async throws {
        let manager = NETunnelProviderManager()
        try await manager.loadFromPreferences()
        #expect(try await NETunnelProviderManager.loadAllFromPreferences().isEmpty)
        #expect(manager.connection.status == .invalid && manager.connection.manager === manager)
        #expect(throws: NEVPNError(.configurationInvalid)) { try manager.connection.startVPNTunnel() }
        let failure = await withCheckedContinuation { continuation in
            manager.saveToPreferences { continuation.resume(returning: $0) }
        }
        #expect((failure as? NEVPNError)?.code == .configurationReadWriteFailed)
    }
}
