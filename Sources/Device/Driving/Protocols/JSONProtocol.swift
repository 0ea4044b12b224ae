import CoreGraphics
import Foundation

/// Commands and answers as JSON: one object a line.
///
/// A command has the member `command` and its arguments; an `id` is repeated in the answer. An answer has `ok` and `text`.
@MainActor
package struct JSONProtocol: SessionProtocol {
    private let driver: Driver

    package init(_ driver: Driver) { self.driver = driver }

    package func answer(_ line: String) async -> SessionReply {
        guard line.contains(where: { !$0.isWhitespace }) else { return SessionReply() }
        guard let message = JSONValue(line), var members = message.members else {
            return Self.reply(Answer(CommandFault("A command is a JSON object on one line.")), nil)
        }
        let id = members.removeValue(forKey: "id")
        guard let name = members.removeValue(forKey: "command")?.string else {
            return Self.reply(Answer(CommandFault("The object needs a \"command\", such as \"screen\".")), id)
        }
        return Self.reply(await perform(name, members), id)
    }

    private func perform(_ name: String, _ members: [String: JSONValue]) async -> Answer {
        // An unknown command is refused with the nearest name.
        guard let form = CommandForm.named(name) else { return await driver.perform(CommandArguments(name)) }
        do {
            return await driver.perform(try CommandArguments(form, members))
        } catch {
            return Answer(CommandFault("\(error)."))
        }
    }

    private static func reply(_ answer: Answer, _ id: JSONValue?) -> SessionReply {
        var members: [String: JSONValue] = ["ok": .bool(!answer.isFault), "text": .string(answer.text)]
        if let id { members["id"] = id }
        if let path = answer.path { members["path"] = .string(path) }
        if !answer.diagnostics.isEmpty {
            members["diagnostics"] = .array(answer.diagnostics.map { .string($0) })
        }
        if !answer.lines.isEmpty { members["elements"] = .array(answer.lines.map(\.json)) }
        if let picture = answer.picture { members["png"] = .string(picture.base64EncodedString()) }
        return SessionReply(
            JSONValue.object(members).text, isFault: answer.isFault, isLast: answer.isLast)
    }
}

extension ScreenLine {
    /// The element as an object. Everything usual is left out.
    fileprivate var json: JSONValue {
        var members: [String: JSONValue] = ["role": .string(role), "depth": .integer(depth)]
        if !name.isEmpty { members["name"] = .string(name) }
        if !identifier.isEmpty { members["identifier"] = .string(identifier) }
        if let value { members["value"] = .string(value) }
        if let number { members["number"] = .integer(number) }
        if let frame {
            let sizes = [frame.minX, frame.minY, frame.width, frame.height]
            members["frame"] = .array(sizes.map { .integer(Int(bounded: $0.rounded())) })
        }
        if !states.isEmpty { members["states"] = .array(states.map { .string($0) }) }
        if !faults.isEmpty {
            members["faults"] = .array(faults.map { .string(String($0.rawValue.dropFirst())) })
        }
        return .object(members)
    }
}
