import PageFlowTesting
import Testing

@testable import Stress

@MainActor
@Suite("Scripts of the random test", .onStage) struct ScriptTests {
    @Test(arguments: [1, 2] as [UInt64])
    func `a script that is written reads the same`(seed: UInt64) throws {
        for world in StressScript.World.allCases {
            let script = StressScript.random(in: world, seed: seed)
            let read = try StressScript(text: "# a remark\n\n" + script.description)
            #expect(read == script)
        }
    }

    @Test(arguments: [
        ("world uikit\nroot 1\nfly choice 2", 3, "fly choice 2"), ("world moon", 1, "world moon"),
        ("root 1\npush choice", 2, "push choice"),
        ("push animated callback -1", 1, "push animated callback -1"),
    ])
    func `a line that says nothing is named`(text: String, line: Int, content: String) {
        let error = #expect(throws: UnreadableScript.self) { try StressScript(text: text) }
        #expect(error?.line == line && error?.text == content)
        #expect(error?.description.contains("push animated choice 17") == true)
    }

    /// The resulting script is minimal: no line can be removed.
    @Test func `a script that breaks something is shrunk to what breaks it`() async throws {
        let text = "world uikit\nroot 1\n"
        let noise = "advance choice 1\nrotate choice 2\n"
        let script = try StressScript(
            text: text + noise + "push choice 0\n" + noise + "push choice 0\n" + noise)
        // A model that forgets its second push represents a fault of the app.
        let shortest = await script.shrunk { $0.operations.filter { $0.kind == .push }.count == 2 }
        #expect(shortest.operations.map(\.kind) == [.push, .push])
    }
}
