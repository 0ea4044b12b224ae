extension CommandArguments {
    /// The error for arguments that don't fit the command's form.
    package struct Misfit: Error, Equatable, CustomStringConvertible {
        package let description: String
    }

    /// Reads the arguments of a form from the members of an object.
    ///
    /// - Throws: ``Misfit`` for a missing, unknown or wrong argument.
    init(_ form: CommandForm, _ members: [String: JSONValue]) throws(Misfit) {
        var values: [String: String] = [:]
        for (name, value) in members where value != .null {
            guard let parameter = form.parameters.first(where: { $0.name == name }) else {
                throw Misfit(description: "\(form.name) has no argument \"\(name)\"")
            }
            values[name] = try parameter.text(of: value)
        }
        if let absent = form.parameters.first(where: { $0.isRequired && values[$0.name] == nil }) {
            throw Misfit(description: "\(form.name) needs \"\(absent.name)\"")
        }
        self.init(form.name, values)
    }
}

extension CommandForm.Parameter {
    /// The value of an argument as text.
    fileprivate func text(of value: JSONValue) throws(CommandArguments.Misfit) -> String {
        switch (kind, value) {
        case (.text, _), (.number, .integer), (.number, .number):
            if let text = value.argument { return text }
        case (.choice(let choices), .string(let text)):
            if choices.contains(text) { return text }
        default: break
        }
        throw CommandArguments.Misfit(description: "\"\(name)\" has to be \(words)")
    }

    private var words: String {
        switch kind {
        case .text: "a text"
        case .number: "a number"
        case .choice(let choices): "one of \(choices.joined(separator: ", "))"
        }
    }
}
