import FlowPlan
import Foundation
import Testing

@testable import FlowReading

/// Each command in the forms that Maestro documents.
@Suite struct CommandTests {
    @Test(arguments: [
        ("- launchApp", "Launch the app"),
        ("- launchApp: com.example.app", "Launch the app"),
        (
            "- launchApp:\n    clearState: true\n    permissions: { all: deny, location: allow }",
            "Launch the app with a clear state"
        ),
        ("- launchApp:\n    stopApp: false", "Return to the app"),
        ("- stopApp", "Stop the app"),
        ("- killApp:\n    appId: com.example.app", "Stop the app"),
        ("- clearState", "Clear the app's state"),
        ("- setPermissions:\n    permissions:\n      notifications: deny", "Deny notifications"),
        ("- tapOn: Save", "Tap on \"Save\""),
        ("- tapOn:\n    id: save\n    index: 2\n    enabled: true", "Tap on id \"save\", enabled, index 2"),
        ("- tapOn:\n    point: 50%,25.5%", "Tap on point (50%, 25.5%)"),
        (
            "- tapOn:\n    text: Terms\n    point: \"90%, 50%\"\n    repeat: 3\n    delay: 200",
            "Tap on \"Terms\", point (90%, 50%), 3 times"
        ),
        ("- tapOn:\n    point: \"100, 200\"", "Tap on point (100, 200)"),
        ("- doubleTapOn:\n    id: picture\n    delay: 50", "Double-tap on id \"picture\""),
        ("- longPressOn: Row", "Long-press on \"Row\""),
        ("- tapOn:\n    below: Email", "Tap on an element below \"Email\""),
        ("- tapOn:\n    traits: square\n    rightOf: Home", "Tap on the trait square right of \"Home\""),
        (
            "- assertVisible:\n    id: row\n    containsDescendants:\n      - text: Tea\n      - text: $9.99",
            "Assert that id \"row\" that contains \"Tea\" and \"$9.99\" is visible"
        ),
        ("- inputText: \"a: b\"", "Input text \"a: b\""),
        ("- inputText:\n    text: secret\n    label: Enter the password", "Input text \"secret\""),
        ("- inputRandomNumber:\n    length: 9", "Input a random number of 9 digits"),
        ("- inputRandomEmail", "Input a random email address"),
        ("- inputRandomPersonName", "Input a random person's name"),
        ("- inputRandomText", "Input 8 random characters"),
        ("- eraseText", "Erase 50 characters"),
        ("- eraseText: 1", "Erase 1 character"),
        ("- copyTextFrom:\n    id: code", "Copy text from id \"code\""),
        ("- pasteText", "Paste text"),
        ("- setClipboard: tea", "Set the clipboard to \"tea\""),
        ("- assertVisible: Done", "Assert that \"Done\" is visible"),
        ("- assertNotVisible: Done", "Assert that \"Done\" is not visible"),
        ("- assertTrue: ${1 < 2}", "Assert that a condition is true"),
        ("- extendedWaitUntil:\n    visible: Done\n    timeout: 30000", "Assert that \"Done\" is visible"),
        ("- waitForAnimationToEnd:\n    timeout: 500", "Wait for animations to end"),
        ("- waitForAnimationToEnd", "Wait for animations to end"),
        ("- scroll", "Swipe up"),
        (
            "- scrollUntilVisible:\n    element: Item 6\n    speed: 30\n    visibilityPercentage: 50\n    centerElement: true",
            "Scroll down until \"Item 6\" is visible"
        ),
        ("- swipe:\n    direction: left\n    duration: 2000", "Swipe left"),
        ("- swipe:\n    start: 2%, 50%\n    end: 80%, 50%", "Swipe from (2%, 50%) to (80%, 50%)"),
        ("- swipe:\n    from: Row\n    direction: LEFT", "Swipe left from \"Row\""),
        ("- back", "Go back"),
        ("- hideKeyboard", "Hide the keyboard"),
        ("- pressKey: Enter", "Press the enter key"),
        ("- openLink: shop://orders/1", "Open shop://orders/1"),
        ("- openLink:\n    link: shop://orders/1\n    autoVerify: true", "Open shop://orders/1"),
        ("- setOrientation: LANDSCAPE_LEFT", "Set the orientation to LANDSCAPE_LEFT"),
        ("- takeScreenshot: Login", "Take a screenshot: Login"),
        ("- startRecording:\n    path: login", "Start a recording: login"),
        ("- stopRecording", "Stop the recording"),
        (
            "- runFlow:\n    when:\n      visible: Allow\n      platform: iOS\n    commands:\n      - tapOn: Allow",
            "Run commands when \"Allow\" is visible and the platform is iOS"
        ),
        (
            "- repeat:\n    times: 3\n    while:\n      notVisible: Done\n    commands:\n      - scroll",
            "Repeat 3 times while \"Done\" is not visible"
        ),
        ("- retry:\n    maxRetries: 2\n    commands:\n      - scroll", "Retry 2 times at most"),
    ])
    func `a command is read in each of its forms`(yaml: String, words: String) {
        #expect(Reading.faults(yaml) == [])
        #expect(Reading.commands(yaml).map(\.words) == [words])
    }

    @Test func `labels, optional commands and lines belong to the step`() throws {
        let yaml =
            "- launchApp\n- tapOn:\n    text: Dismiss\n    optional: true\n    label: Dismiss the banner\n"
        let steps = try #require(FlowFiles().plan(text: yaml, path: "a.yaml")).steps
        #expect(steps.map(\.words) == ["Launch the app", "Dismiss the banner"])
        #expect(steps.map(\.isOptional) == [false, true])
        #expect(steps.map(\.position.line) == [1, 2])
    }

    @Test func `milliseconds become seconds, and percentages parts`() {
        let yaml = "- scrollUntilVisible:\n    element: A\n    timeout: 500\n    visibilityPercentage: 50\n"
        var scroll = FlowScroll(ElementSelector(text: "A"))
        (scroll.timeout, scroll.visiblePart) = (0.5, 0.5)
        #expect(Reading.commands(yaml) == [.scrollUntilVisible(scroll)])
    }

    @Test func `commands of another platform aren't read`() {
        let yaml = "- runFlow:\n    when: { platform: Android }\n    commands:\n      - runScript: a.js\n"
        #expect(Reading.faults(yaml) == [])
        #expect(Reading.commands(yaml).flatMap(\.innerSteps) == [])
    }

    @Test func `a plan is the same after it was written and read`() throws {
        let yaml =
            "- tapOn:\n    id: a\n    checked: true\n    below: { text: b, above: c }\n- assertTrue: ${maestro.copiedText == 'a'}"
        let plan = try #require(FlowFiles().plan(text: yaml, path: "a.yaml"))
        let data = try JSONEncoder().encode(plan)
        #expect(try JSONDecoder().decode(FlowPlan.self, from: data) == plan)
    }
}
