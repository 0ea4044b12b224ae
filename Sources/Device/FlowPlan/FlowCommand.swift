/// A command of a flow.
///
/// It has the meaning of the command of the same name in
/// [Maestro's documentation](https://docs.maestro.dev/reference/commands-available); `docs/Flows.md` lists the differences.
package indirect enum FlowCommand: Codable, Equatable, Sendable {
    case launchApp(FlowLaunch)
    /// Ends the app, as `stopApp` and `killApp` do.
    case stopApp
    case clearState
    case setPermissions(notifications: Bool)
    case tap(FlowTap)
    case inputText(FlowText)
    case inputRandom(FlowRandomText)
    /// Deletes a number of characters before the insertion point.
    case eraseText(Int)
    case pasteText
    case setClipboard(FlowText)
    case copyText(ElementSelector)
    /// Waits until a condition is met, and fails after some seconds: `assertVisible`, `assertNotVisible` and `extendedWaitUntil`.
    case expect(FlowCondition, within: Double)
    case assertTrue(FlowExpression)
    /// Waits until the screen is still, at most for some seconds.
    case waitForAnimation(Double)
    case scrollUntilVisible(FlowScroll)
    case swipe(FlowSwipe)
    case back
    case hideKeyboard
    case pressKey(FlowKey)
    case openLink(FlowText)
    case setOrientation(FlowOrientation)
    case takeScreenshot(FlowText)
    case startRecording(FlowText)
    case stopRecording
    case group(FlowGroup)
    case repeatSteps(FlowGroup, times: Int?)
    /// Performs the group again after a failure, at most the given number of times.
    case retry(FlowGroup, times: Int)

    /// The commands inside this one.
    package var innerSteps: [FlowStep] {
        switch self {
        case .group(let group), .repeatSteps(let group, _), .retry(let group, _): group.steps
        default: []
        }
    }
}

/// A launch of the app.
package struct FlowLaunch: Codable, Equatable, Sendable {
    /// Whether the app starts anew. Otherwise an app in the background returns to the foreground.
    package var restarts = true
    package var clearsState = false
    package var allowsNotifications = true
    package var arguments: [FlowArgument] = []

    package init() {}
}

/// A launch argument: `-name value` on the program's command line, which is a value of the app's user defaults.
package struct FlowArgument: Codable, Equatable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
        (self.name, self.value) = (name, value)
    }
}

/// Commands that belong together: those of another file, or of a condition or a loop.
package struct FlowGroup: Codable, Equatable, Sendable {
    /// The file; `nil` for commands in the same file.
    package var file: String?
    /// The condition under which the group is performed, and for a loop performed again.
    package var condition: FlowCondition?
    package var steps: [FlowStep]

    package init(file: String? = nil, when condition: FlowCondition? = nil, _ steps: [FlowStep]) {
        (self.file, self.condition, self.steps) = (file, condition, steps)
    }
}

/// A key that a flow presses.
package enum FlowKey: String, CaseIterable, Codable, Sendable {
    case enter, backspace, home, lock
}

/// An orientation of the device.
package enum FlowOrientation: String, CaseIterable, Codable, Sendable {
    case portrait = "PORTRAIT"
    /// The device is turned counterclockwise.
    case landscapeLeft = "LANDSCAPE_LEFT"
    /// The device is turned clockwise.
    case landscapeRight = "LANDSCAPE_RIGHT"
    case upsideDown = "UPSIDE_DOWN"
}

/// Text that a flow makes up. The same seed gives the same text.
package struct FlowRandomText: Codable, Equatable, Sendable {
    package enum Kind: String, CaseIterable, Codable, Sendable {
        case text = "inputRandomText"
        case number = "inputRandomNumber"
        case email = "inputRandomEmail"
        case personName = "inputRandomPersonName"
    }

    package var kind: Kind
    /// The number of characters of a text or a number.
    package var length: Int

    package init(_ kind: Kind, length: Int = 8) {
        (self.kind, self.length) = (kind, length)
    }
}
