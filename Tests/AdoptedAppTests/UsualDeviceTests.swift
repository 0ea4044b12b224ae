import Testing

@testable import AdoptedApp

@MainActor @Suite struct UsualDeviceTests {
    @Test("An app for iPads alone is shown on one")
    func usualDevice() {
        let devices = [[2], [1, 2], [1], nil].map { families in
            AdoptedApp.usualDevice(propertyList: families.map { ["UIDeviceFamily": $0] } ?? [:])
        }
        #expect(devices == ["iPadAir", "iPhone16", "iPhone16", "iPhone16"])
    }
}
