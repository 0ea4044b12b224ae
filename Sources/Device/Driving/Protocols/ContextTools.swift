import Foundation

/// The commands as tools of the Model Context Protocol.
enum ContextTools {
    static let instructions = """
        An iOS app runs in a simulator without a device, on a clock that only the tools move. screen lists the visible page; each \
        action answers with the page that follows and with what can be tapped there. test returns the session as a Swift test.
        """

    /// Commands that end the session or explain its text form aren't tools.
    private static let forms = CommandForm.all.filter { !["quit", "help"].contains($0.name) }

    /// The commands that change nothing.
    private static let readers: Set = ["screen", "path", "callbacks", "diagnostics", "test"]

    static func form(of tool: String) -> CommandForm? { forms.first { name($0) == tool } }

    static func server(_ revision: ProtocolRevision) -> JSONValue {
        var members: [String: JSONValue] = ["name": "pageflow", "version": "0.1.0"]
        if revision.hasTitles { members["title"] = "PageFlow" }
        return .object(members)
    }

    static func list(_ revision: ProtocolRevision) -> [JSONValue] {
        forms.map { form in
            var members: [String: JSONValue] = [
                "name": .string(name(form)), "description": .string(form.summary),
                "inputSchema": schema(of: form),
            ]
            if revision.hasAnnotations {
                members["annotations"] = [
                    "readOnlyHint": .bool(readers.contains(form.name)), "openWorldHint": false,
                ]
            }
            return .object(members)
        }
    }

    /// The content of an answer: text, and an image for a picture.
    static func result(_ answer: Answer) -> JSONValue {
        var content: [JSONValue] = [["type": "text", "text": .string(answer.text)]]
        if let picture = answer.picture {
            content.append([
                "type": "image", "data": .string(picture.base64EncodedString()), "mimeType": "image/png",
            ])
        }
        return ["content": .array(content), "isError": .bool(answer.isFault)]
    }

    private static func name(_ form: CommandForm) -> String { form.name.replacing("-", with: "_") }

    private static func schema(of form: CommandForm) -> JSONValue {
        let properties = form.parameters.map { ($0.name, $0.schema) }
        var members: [String: JSONValue] = [
            "type": "object", "properties": .object(Dictionary(properties) { first, _ in first }),
            "additionalProperties": false,
        ]
        let required = form.parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { members["required"] = .array(required) }
        return .object(members)
    }
}

extension CommandForm.Parameter {
    /// The JSON Schema of the argument.
    fileprivate var schema: JSONValue {
        var members: [String: JSONValue] = ["description": .string(summary)]
        switch kind {
        case .text: members["type"] = "string"
        case .number: members["type"] = "number"
        case .choice(let choices):
            members["type"] = "string"
            members["enum"] = .array(choices.map { .string($0) })
        }
        return .object(members)
    }
}
