import FlowPlan
import Foundation
import Simulator

// Text.
extension FlowRunner {
    func edit(_ command: FlowCommand) async throws(FlowFailure) {
        switch command {
        case .inputText(let text): try await type(text.string(copied: session.copiedText))
        case .inputRandom(let text): try await type(text.string(from: &session.numbers))
        case .eraseText(let count): try await erase(count)
        case .pasteText: try await type(session.copiedText)
        case .setClipboard(let text): session.copiedText = text.string(copied: session.copiedText)
        case .copyText(let element): session.copiedText = try await self.element(for: element).copiedText
        case .hideKeyboard: try await hideKeyboard()
        default: break
        }
    }

    /// Types text into the focused field. A field can lose the focus before the end, such as after the return key.
    func type(_ text: String) async throws(FlowFailure) {
        let simulator = try await editing()
        for character in text {
            guard simulator.takesText else {
                throw FlowFailure("The field lost the keyboard's focus before \"\(text)\" was complete.")
            }
            simulator.type(String(character))
        }
        await session.rest()
    }

    private func erase(_ count: Int) async throws(FlowFailure) {
        let simulator = try await editing()
        simulator.type(String(repeating: "\u{8}", count: count))
        await session.rest()
    }

    /// Waits until a field has the keyboard's focus.
    private func editing() async throws(FlowFailure) -> Simulator {
        let simulator = try session.running()
        let isEditing = try await session.value(within: FlowSession.settleLimit) {
            simulator.takesText ? true : nil
        }
        guard isEditing == true else {
            throw FlowFailure("No field has the keyboard's focus. Tap a field before this command.")
        }
        return simulator
    }

    private func hideKeyboard() async throws(FlowFailure) {
        let simulator = try session.running()
        for window in simulator.windowsFromTheFront { window.endEditing(true) }
        await session.rest()
        if simulator.takesText { throw FlowFailure("The focused field keeps the keyboard.") }
    }
}
