import Foundation

/// Commands and answers as text.
@MainActor
package struct TextProtocol: SessionProtocol {
    /// Whether the commands are repeated before their answers.
    package enum Echo: Sendable {
        case off
        /// After `> `, as in a transcript of a script.
        case on
    }

    private let driver: Driver
    private let echo: Echo

    package init(_ driver: Driver, echo: Echo = .off) { (self.driver, self.echo) = (driver, echo) }

    package func answer(_ line: String) async -> SessionReply {
        let answer: Answer
        do {
            guard let arguments = try CommandArguments(line: line) else { return SessionReply() }
            answer = await driver.perform(arguments)
        } catch {
            answer = Answer(error)
        }
        let command = echo == .on ? ["> " + line.trimmingCharacters(in: .whitespaces)] : []
        let texts = command + (answer.text.isEmpty ? [] : [answer.text])
        return SessionReply(
            texts.isEmpty ? nil : texts.joined(separator: "\n"), isFault: answer.isFault,
            isLast: answer.isLast)
    }
}
