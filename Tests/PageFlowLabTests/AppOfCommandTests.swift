import PictureFiles
import Simulator
import Testing

@testable import PageFlowLab

/// An app as the commands of its program use it.
@MainActor @Suite struct AppOfCommandTests {
    private let app = LabApp("page", testCode: "", launch: { $0.launch(UIViewController()) })

    @Test func `an exploration has its options and the app's device`() {
        let explored = app.exploring { $0.values = ["id": "2"] }.exploring { $0.modules = ["Shop"] }
            .on("iPadAir").explored
        #expect(explored.values == ["id": "2"] && explored.modules == ["Shop"])
        #expect(explored.device.spec.name == Simulator.Device.iPadAir.spec.name)
    }

    @Test func `an app without scripts is drawn once, with the options of a picture`() throws {
        let pictures = try [[], ["--device", "iPadAir"]].map { words in
            try app.draw(PictureOptions.parse(words), nil, nil).map(\.svg)
        }
        #expect(pictures.map(\.count) == [1, 1])
        #expect(pictures[0] != pictures[1])
        #expect(throws: (any Error).self) { try app.draw(PictureOptions.parse([]), "checkout", nil) }
    }
}
