import FlowPlan
import Testing

@testable import FlowReading

/// What can't be read, or doesn't exist, is named with its line and a repair.
@Suite struct FaultTests {
    @Test(arguments: [
        ("- tapOnn: Save", "a.yaml:1: There is no command 'tapOnn'. Did you mean 'tapOn'?"),
        (
            "- launchApp\n- evalScript: ${output.a = 1}",
            "a.yaml:2: evalScript is left out: flows run without JavaScript. Pass values with -e or env."
        ),
        (
            "- assertWithAI: It looks good",
            "a.yaml:1: assertWithAI is left out: it needs a language model. Assert a text with assertVisible."
        ),
        (
            "- tapOn:\n    text: Save\n    txet: Load",
            "a.yaml:3: tapOn has no key 'txet'. Did you mean 'text'?"
        ),
        ("- tapOn:\n    index: 1.5", "a.yaml:2: index is 1.5. Write a whole number."),
        ("- tapOn:\n    index: first", "a.yaml:2: index is 'first'. Write a number."),
        (
            "- tapOn:\n    optional: true",
            "a.yaml:1: tapOn describes no element. Add a text, an id, a point or another key of an element."
        ),
        (
            "- tapOn:\n    css: .button",
            "a.yaml:2: css is left out: it belongs to web pages. Use a text or an id."
        ),
        (
            "- tapOn: Save (1",
            "a.yaml:1: The tapOn 'Save (1' isn't a regular expression. Write \\ before characters such as ( [ * + ? that stand for themselves."
        ),
        (
            "- tapOn:\n    point: middle",
            "a.yaml:2: 'middle' is not a point. Write \"50%, 50%\" or \"100, 200\"."
        ),
        (
            "- inputText: ${NAME}",
            "a.yaml:1: The parameter NAME has no value. Pass -e NAME=VALUE, declare it in env, or write ${NAME || \"default\"}."
        ),
        (
            "- inputText: ${output.name}",
            "a.yaml:1: The expression ${output.name} isn't supported. 'output.name' needs JavaScript. Use parameters"
        ),
        (
            "- inputText: ${NAME",
            "a.yaml:1: '${' has no closing brace. Add '}', or write \\${ for the characters themselves."
        ),
        ("- launchApp\n- swipe", "a.yaml:2: swipe has no direction. Add the key 'direction'."),
        ("- inputText:", "a.yaml:1: inputText has no text. Add the key 'text'."),
        (
            "- assertVisible:\n    text: A\n    timeout: 5",
            "a.yaml:3: assertVisible has no timeout. Use extendedWaitUntil, which has one."
        ),
        (
            "- extendedWaitUntil:\n    timeout: 5",
            "a.yaml:1: extendedWaitUntil waits for nothing. Add visible or notVisible."
        ),
        ("- repeat:\n    commands:\n      - scroll", "a.yaml:1: repeat doesn't end. Add times or while."),
        (
            "- retry:\n    maxRetries: 9\n    commands: []",
            "a.yaml:2: maxRetries is '9'. Write a number from 0 to 3."
        ),
        (
            "- swipe:\n    direction: sideways",
            "a.yaml:2: direction is 'sideways'. Write one of UP, DOWN, LEFT, RIGHT."
        ),
        ("- swipe:\n    start: 1%, 1%", "a.yaml:1: swipe has no end. Add the key 'end'."),
        (
            "- pressKey: volume up",
            "a.yaml:1: The key 'volume up' is left out: an iPhone's screen has no such key. Use one of enter, backspace, home, lock."
        ),
        (
            "- launchApp:\n    permissions:\n      camera: deny",
            "a.yaml:3: The permission camera can't be denied: the simulator asks"
        ),
        (
            "- runFlow: missing.yaml",
            "a.yaml:1: There is no file missing.yaml. The path is relative to the folder of this flow: correct it."
        ),
        (
            "- runFlow:\n    when:\n      visible: A",
            "a.yaml:1: runFlow has no commands. Add the key 'file' or 'commands'."
        ),
        ("- launchApp\n  tapOn: A", "a.yaml:2: The YAML is damaged"),
        (
            "- tapOn: A\n  scroll: B",
            "a.yaml:1: A command has one name, not several: tapOn, scroll. Begin each command with '- ', and indent its keys by four spaces."
        ),
        ("appId: a", "a.yaml:1: The file has no commands."),
        ("appid: a\n---\n- launchApp", "a.yaml:1: The header has no key 'appid'. Did you mean 'appId'?"),
        (
            "appId: a\n---\n- launchApp: b",
            "a.yaml:3: The flow is for a, and b is another app. PageFlow runs one app: remove the command, or correct the ID."
        ),
        (
            "url: https://example.com\n---\n- launchApp",
            "a.yaml:1: Flows for web pages are left out. Write appId in place of url."
        ),
        (
            "- launchApp:\n    arguments: { a: 1 }\n- launchApp:\n    arguments: { a: 2 }",
            "a.yaml:3: The flow launches the app with other arguments before. Use the same arguments, or write another flow."
        ),
    ])
    func `a fault has its line and a repair`(yaml: String, fault: String) throws {
        let faults = Reading.faults(yaml)
        #expect(faults.count == 1)
        #expect(try #require(faults.first).hasPrefix(fault), "\(faults)")
    }

    @Test func `all faults of a flow are named`() {
        let yaml =
            "- runScript: a.js\n- tapOn: A\n- repeat:\n    times: 2\n    commands:\n      - travel: {}\n- addMedia: b\n"
        #expect(
            Reading.faults(yaml).map { $0.split(separator: " ")[1] } == ["runScript", "travel", "addMedia"])
    }

    @Test(arguments: LeftOutCommand.allCases)
    func `each command that is left out has a reason and a repair`(command: LeftOutCommand) {
        #expect(Reading.faults("- \(command.rawValue): a").first?.contains("is left out: ") == true)
        #expect(!CommandReader.names.contains(command.rawValue))
    }
}
