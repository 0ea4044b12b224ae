import TestApps
import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite(.inTurn)
struct DesignTests {
    @Test(arguments: [
        (SystemVersion.iOS(18), false, Design.flat), (.iOS(26), false, .glass), (.iOS(26, 4), true, .flat),
        (.iOS(27), true, .glass),
    ])
    func `iOS 26 draws an app that requires compatibility in the flat design, and iOS 27 draws glass`(
        system: SystemVersion, hasKey: Bool, design: Design
    ) {
        let runtime = useFreshRuntime(system: system)
        runtime.application.info = AppInfo(["UIDesignRequiresCompatibility": hasKey])
        #expect(runtime.design == design)
    }
}
