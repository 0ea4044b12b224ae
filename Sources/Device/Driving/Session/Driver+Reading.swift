import AppRecording
import Foundation
import PictureFiles
import Simulator

// Commands that don't change the app.
extension Driver {
    /// Answers a command that only reads; `nil` for other commands.
    func read(_ command: DriverCommand) throws -> Answer? {
        switch command {
        case .screen(let detail): return screen(detail)
        case .path: return Answer(ScreenContent.path(of: simulator))
        case .callbacks: return callbacks
        case .diagnostics: return diagnostics
        case .shot(let file): return try shot(file)
        case .test(let name): return Answer(test(named: name))
        case .help(let name): return try help(name)
        case .quit:
            var answer = Answer("")
            answer.isLast = true
            return answer
        default: return nil
        }
    }

    private func screen(_ detail: ScreenDetail) -> Answer {
        let content = ScreenContent(of: simulator, named: app.name, detail)
        numbered = content.lines
        var answer = Answer(content.text)
        (answer.path, answer.lines) = (content.path, content.lines)
        return answer
    }

    private var callbacks: Answer {
        let lines = simulator.trace.lines.dropFirst(callbackStart)
        return Answer(lines.isEmpty ? "no callbacks since the last action" : lines.joined(separator: "\n"))
    }

    private var diagnostics: Answer {
        var answer = Answer("no diagnostics")
        answer.diagnostics = simulator.diagnostics.map(\.description)
        guard !answer.diagnostics.isEmpty else { return answer }
        answer.text = simulator.diagnostics.map { diagnostic in
            let advice = ConsoleAdvice.advice(for: diagnostic.message).map { "\n  advice: \($0)" } ?? ""
            return "! \(diagnostic)\(advice)"
        }.joined(separator: "\n")
        return answer
    }

    /// Writes a picture to a file; without a file, the answer contains it.
    private func shot(_ path: String?) throws -> Answer {
        if let path {
            try PictureFile(path: path).write(simulator.picture())
            return Answer("wrote \(path)")
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try PictureFile(path: file.path).write(simulator.picture())
        var answer = Answer(ScreenContent.path(of: simulator))
        answer.picture = try Data(contentsOf: file)
        return answer
    }

    private func test(named name: String?) -> String {
        RecordedTest(
            named: name ?? "a session with \(app.name)", settings: settingsAtLaunch,
            lines: deeds.flatMap(\.lines), rest: .workAndTasks, lastTree: simulator.tree,
            launchedBy: app.launchCode
        ).source
    }

    private func help(_ name: String?) throws -> Answer {
        guard let name else {
            let width = CommandForm.all.map(\.text.count).filter { $0 < 30 }.max() ?? 0
            return Answer(CommandForm.all.map { $0.line(width: width) }.joined(separator: "\n"))
        }
        let names = CommandForm.all.map { $0.name.replacing("-", with: " ") }
        guard let form = CommandForm.named(name) else {
            let nearest = NearestName.hint(for: name, in: names)
            throw CommandFault("There is no command \"\(name)\".\(nearest) help lists the commands.")
        }
        return Answer("\(form.text)\n\(form.summary)")
    }
}

extension CommandForm {
    /// The form and the purpose, in two columns.
    fileprivate func line(width: Int) -> String {
        text.padding(toLength: max(width, text.count), withPad: " ", startingAt: 0) + "  " + summary
    }
}
