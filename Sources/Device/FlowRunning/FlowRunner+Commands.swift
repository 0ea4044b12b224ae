import FlowPlan
import Foundation
import Simulator

// One command each.
extension FlowRunner {
    /// Performs a command, and waits until the screen is still.
    func perform(_ step: FlowStep, depth: Int) async throws(FlowFailure) {
        switch step.command {
        case .group(let group): try await run(group, of: step, depth)
        case .repeatSteps(let group, let times): try await `repeat`(group, times, of: step, depth)
        case .retry(let group, let times): try await retry(group, times, of: step, depth)
        case .expect(let condition, let seconds): try await expect(condition, within: seconds)
        case .assertTrue(let expression): try assertTrue(expression)
        case .waitForAnimation(let seconds): await session.rest(limit: seconds)
        default: try await act(step.command)
        }
    }

    private func act(_ command: FlowCommand) async throws(FlowFailure) {
        switch command {
        case .launchApp, .stopApp, .clearState, .setPermissions, .openLink, .setOrientation, .back, .pressKey:
            try await changeDevice(command)
        case .inputText, .inputRandom, .eraseText, .pasteText, .setClipboard, .copyText, .hideKeyboard:
            try await edit(command)
        case .tap(let tap): try await touch(tap)
        case .swipe(let swipe): try await perform(swipe)
        case .scrollUntilVisible(let scroll): try await perform(scroll)
        case .takeScreenshot(let path): try takeScreenshot(path)
        case .startRecording(let path): recordingPath = path.string(copied: session.copiedText)
        case .stopRecording: try stopRecording()
        default: break
        }
    }

    private func assertTrue(_ expression: FlowExpression) throws(FlowFailure) {
        let value = expression.value(copied: session.copiedText)
        if !value.holds { throw FlowFailure("The condition is \(value.text).") }
    }

    /// A finder for the current screen.
    var finder: ElementFinder {
        get throws(FlowFailure) {
            ElementFinder(try session.running(), app: session.app.name, copiedText: session.copiedText)
        }
    }
}

// Files.
extension FlowRunner {
    private func takeScreenshot(_ path: FlowText) throws(FlowFailure) {
        let picture = try session.running().picture()
        let file = resolved(
            path.string(copied: session.copiedText), ending: "svg", known: ["svg", "png"])
        do {
            try settings.write(picture, file)
        } catch {
            throw FlowFailure("\(error)")
        }
    }

    private func stopRecording() throws(FlowFailure) {
        do {
            try writeStartedRecording()
        } catch {
            throw FlowFailure("\(error)")
        }
    }
}
