import FlowPlan
import Testing

@testable import FlowReading

/// Parameters and the part of JavaScript that flows may use.
@Suite struct ExpressionTests {
    @Test(arguments: [
        ("plain", "plain"), ("${NAME}", "tea"), ("a ${NAME} b ${NAME}", "a tea b tea"),
        ("${OTHER || \"guest\"}", "guest"), ("${NAME || 'guest'}", "tea"), ("${'x' + NAME}", "xtea"),
        ("${1 + 2}", "3"), ("${NAME == 'tea'}", "true"), ("${NAME === 'tea' && !OTHER}", "true"),
        ("${maestro.platform === 'ios' ? 'Allow' : 'OK'}", "Allow"), ("\\${NAME}", "${NAME}"),
        ("${(1 < 2) && NAME}", "tea"), ("${MAESTRO_FILENAME}", "a.yaml"), ("${'}'}", "}"), ("$9.99", "$9.99"),
    ])
    func `a text has the values of its expressions`(text: String, expected: String) throws {
        let scope = Scope(file: "a.yaml", parameters: ["NAME": .text("tea")])
        let value = try scope.text(text, at: 1)
        #expect(value.string(copied: "") == expected)
        #expect(value.parts.count == 1)
    }

    @Test func `copied text has its value when the command is performed`() throws {
        let text = try Scope(file: "a.yaml", parameters: [:]).text("a${maestro.copiedText}b", at: 1)
        #expect(text.string(copied: "-") == "a-b")
        #expect(text.description == "a${maestro.copiedText}b")
    }

    @Test(arguments: [
        ("${FLAG == true}", true), ("${FLAG}", true), ("${OFF}", false), ("${OFF == true}", false),
        ("${NONE}", false),
        ("${COUNT > 9}", true), ("${COUNT == '10'}", true), ("true", true), ("${false}", false), ("0", false),
        ("${COUNT < 9 || FLAG}", true), ("${!NONE}", true),
    ])
    func `a condition holds as its flow expects`(code: String, holds: Bool) throws {
        let yaml = "- assertTrue: \(code.hasPrefix("$") ? "\"\(code)\"" : code)"
        let commands = Reading.commands(yaml, ["FLAG": "true", "OFF": "false", "COUNT": "10"])
        guard case .assertTrue(let expression)? = commands.first else {
            Issue.record("\(Reading.faults(yaml))")
            return
        }
        #expect(expression.value(copied: "").holds == holds)
    }

    @Test func `env of the header and of runFlow has precedence over parameters`() throws {
        let folder = try FileFolder([
            "a.yaml": """
            appId: a
            env:
              USER: ${USER || "guest"}
              KIND: green
            ---
            - inputText: ${USER} ${KIND}
            - runFlow:
                file: sub/b.yaml
                env: { USER: admin }
            - runFlow:
                env: { KIND: black }
                commands:
                  - inputText: ${KIND}
            """,
            "sub/b.yaml":
                "appId: a\nenv: { KIND: white }\n---\n- inputText: ${USER} ${KIND} ${MAESTRO_FILENAME}\n- runFlow: ../c.yaml",
            "c.yaml": "- inputText: ${KIND}",
        ])
        let files = FlowFiles(parameters: ["USER": "ada", "KIND": "none"])
        let plan = try #require(files.plan(path: folder.path("a.yaml")))
        #expect(files.faults == [])
        let texts = plan.allSteps.compactMap {
            if case .inputText(let text) = $0.command { "\(text)" } else { nil }
        }
        #expect(texts == ["ada green", "admin white b.yaml", "white", "black"])
    }

    @Test func `a flow that runs itself is a fault`() throws {
        let folder = try FileFolder(["a.yaml": "- runFlow: b.yaml", "b.yaml": "- runFlow: a.yaml"])
        let files = FlowFiles()
        _ = files.plan(path: folder.path("a.yaml"))
        #expect(files.faults.map(\.message) == ["a.yaml runs itself without end."])
    }
}
