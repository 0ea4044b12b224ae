import FlowPlan
import Testing

@testable import FlowReading

/// Folders with flows, their order and their tags.
@Suite struct WorkspaceTests {
    private static let flows = [
        "b.yaml": "- launchApp", "a.yml": "appId: a\ntags: [smoke, slow]\n---\n- launchApp",
        "c.yaml": "appId: a\nname: Third\ntags: smoke\n---\n- launchApp", "sub/d.yaml": "- launchApp",
        "sub/deep/e.yaml": "- launchApp", "notes.txt": "",
    ]

    private func names(_ config: String?, included: [String] = [], excluded: [String] = []) throws -> [String]
    {
        var files = Self.flows
        files["config.yaml"] = config
        let folder = try FileFolder(files)
        var reader = SuiteReader(includedTags: included, excludedTags: excluded)
        reader.add(folder.url.path)
        return reader.allFaults.isEmpty ? reader.suite.plans.map(\.name) : reader.allFaults.map(\.message)
    }

    @Test(
        arguments: [
            (nil, ["a", "b", "Third"]),
            ("flows: ['sub/*']", ["d"]),
            ("flows:\n  - '**'", ["a", "b", "Third", "d", "e"]),
            ("flows:\n  - 'sub/**'\n  - b.yaml", ["b", "d", "e"]),
            ("includeTags: [smoke]", ["a", "Third"]),
            ("excludeTags:\n  - slow", ["b", "Third"]),
            ("executionOrder:\n  flowsOrder: [Third, b]", ["Third", "b", "a"]),
            ("executionOrder:\n  flowsOrder: [missing]", ["There is no flow 'missing'."]),
            ("appStartup: { enabled: false }", ["a", "b", "Third"]),
            ("flow: ['*']", ["config.yaml has no key 'flow'."]),
        ] as [(String?, [String])])
    func `config.yaml chooses and orders the flows`(config: String?, expected: [String]) throws {
        #expect(try names(config) == expected)
    }

    @Test func `tags of the call have precedence`() throws {
        #expect(try names("includeTags: [none]", included: ["smoke"], excluded: ["slow"]) == ["Third"])
    }

    @Test func `a sequence can end at its first failure`() throws {
        var files = Self.flows
        files["config.yaml"] = "executionOrder:\n  continueOnFailure: false\n  flowsOrder: [b, a]"
        let folder = try FileFolder(files)
        var reader = SuiteReader()
        reader.add(folder.url.path)
        #expect(reader.suite.sequenceLength == 2)
        #expect(!reader.suite.continuesOnFailure)
    }

    @Test func `a header has names, properties and hooks`() throws {
        let yaml = """
            appId: a
            name: Login
            properties: { junitId: TC-1 }
            onFlowStart:
              - launchApp
            onFlowComplete:
              stopApp
            ---
            - tapOn: A
            """
        let files = FlowFiles()
        let plan = try #require(files.plan(text: yaml, path: "x/login.yaml"))
        #expect(files.faults == [])
        #expect(plan.name == "Login")
        #expect(plan.properties == ["junitId": "TC-1"])
        #expect(plan.onStart.map(\.words) == ["Launch the app"])
        #expect(plan.onComplete.map(\.words) == ["Stop the app"])
    }
}
