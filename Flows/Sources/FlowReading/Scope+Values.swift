import FlowPlan
import Yams

// Values with parameters and expressions.
extension Scope {
    /// The text of a node.
    func text(_ node: Node, of name: String) throws(FlowFault) -> FlowText {
        guard let scalar = node.scalar, !node.isEmpty else {
            throw fault(
                node.line, "\(name) takes a text, not \(node.kindWord).",
                repair: "Write the text after the colon.")
        }
        return try text(scalar.string, at: node.line)
    }

    /// A text with `${…}` in it.
    func text(_ text: String, at line: Int) throws(FlowFault) -> FlowText {
        var (rest, parts) = (text[...], [FlowText.Part]())
        var literal = ""
        while let next = rest.first {
            if rest.hasPrefix("\\${") {
                literal += "${"
                rest.removeFirst(3)
            } else if rest.hasPrefix("${") {
                rest.removeFirst(2)
                let part = try part(code(&rest, at: line), at: line)
                if case .literal(let text) = part {
                    literal += text
                } else {
                    parts += [.literal(literal), part]
                }
                if case .expression = part { literal = "" }
            } else {
                literal.append(next)
                rest.removeFirst()
            }
        }
        parts.append(.literal(literal))
        return FlowText(parts: parts.count == 1 ? parts : parts.filter { $0 != .literal("") })
    }

    /// The code up to the closing brace.
    private func code(_ rest: inout Substring, at line: Int) throws(FlowFault) -> String {
        var (code, mark) = ("", Character?.none)
        while let next = rest.popFirst() {
            if mark == nil, next == "}" { return code }
            if let open = mark {
                if next == open { mark = nil }
            } else if next == "\"" || next == "'" {
                mark = next
            }
            code.append(next)
        }
        throw fault(
            line, "'${' has no closing brace.",
            repair: "Add '}', or write \\${ for the characters themselves.")
    }

    private func part(_ code: String, at line: Int) throws(FlowFault) -> FlowText.Part {
        let (expression, missing) = try parsed(code, at: line)
        if expression.needsCopiedText { return .expression(expression) }
        let value = expression.value(copied: "")
        guard value == .missing, let name = missing.first else { return .literal(value.text) }
        throw fault(
            line, "The parameter \(name) has no value.",
            repair: "Pass -e \(name)=VALUE, declare it in env, or write ${\(name) || \"default\"}.")
    }

    private func parsed(_ code: String, at line: Int) throws(FlowFault) -> (FlowExpression, missing: [String])
    {
        do {
            var parser = try ExpressionParser(code, parameters: parameters)
            return (try parser.expression(), parser.missingNames)
        } catch {
            throw fault(
                line, "The expression ${\(code)} isn't supported. \(error.message)",
                repair:
                    "Use parameters, literals, comparisons and maestro.copiedText; JavaScript is left out.")
        }
    }

    /// A condition: `${…}`, or a text, a number, `true` or `false`.
    func expression(_ node: Node, of name: String) throws(FlowFault) -> FlowExpression {
        guard let string = node.scalar?.string, !node.isEmpty else {
            throw fault(
                node.line, "\(name) takes an expression, not \(node.kindWord).",
                repair: "Write ${NAME == \"value\"}.")
        }
        let code =
            string.hasPrefix("${") && string.hasSuffix("}") ? String(string.dropFirst(2).dropLast()) : nil
        if let code, !code.contains("${") { return try parsed(code, at: node.line).0 }
        let text = try text(string, at: node.line)
        let known = ["true": FlowValue.truth(true), "false": .truth(false)]
        let parts = text.parts.map { part -> FlowExpression in
            switch part {
            case .literal(let text): .value(known[text] ?? Double(text).map(FlowValue.number) ?? .text(text))
            case .expression(let expression): expression
            }
        }
        return parts.dropFirst().reduce(parts.first ?? .value(.missing)) { .sum($0, $1) }
    }
}

// Values that a plan needs before it runs.
extension Scope {
    /// A text that doesn't depend on copied text.
    func constant(_ node: Node, of name: String) throws(FlowFault) -> String {
        let text = try text(node, of: name)
        guard !text.needsCopiedText else {
            throw fault(
                node.line, "\(name) can't depend on maestro.copiedText.",
                repair: "Write a value that is known in advance.")
        }
        return text.string(copied: "")
    }

    func number(_ node: Node, of name: String, in range: ClosedRange<Double> = 0...1e9) throws(FlowFault)
        -> Double
    {
        let text = try constant(node, of: name)
        guard let number = Double(text), range.contains(number) else {
            let (low, high) = (
                FlowValue.number(range.lowerBound).text, FlowValue.number(range.upperBound).text
            )
            throw fault(
                node.line, "\(name) is '\(text)'.",
                repair: range.upperBound < 1e9 ? "Write a number from \(low) to \(high)." : "Write a number.")
        }
        return number
    }

    func integer(_ node: Node, of name: String, in range: ClosedRange<Double> = 0...1e9) throws(FlowFault)
        -> Int
    {
        let number = try number(node, of: name, in: range)
        guard number == number.rounded() else {
            throw fault(node.line, "\(name) is \(number).", repair: "Write a whole number.")
        }
        return Int(number)
    }

    /// Milliseconds, in seconds.
    func seconds(_ node: Node, of name: String) throws(FlowFault) -> Double {
        try number(node, of: name) / 1000
    }

    func truth(_ node: Node, of name: String) throws(FlowFault) -> Bool {
        let text = try constant(node, of: name)
        guard let truth = Bool(text.lowercased()) else {
            throw fault(node.line, "\(name) is '\(text)'.", repair: "Write true or false.")
        }
        return truth
    }

    /// One of some words. Uppercase and lowercase letters are equal.
    func word<Word: RawRepresentable<String> & CaseIterable>(
        _ node: Node, of name: String, _ type: Word.Type = Word.self
    ) throws(FlowFault) -> Word {
        let text = try constant(node, of: name)
        if let word = Word.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) {
            return word
        }
        throw fault(
            node.line, "\(name) is '\(text)'.",
            repair: "Write one of \(Word.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
}
