import Foundation
import Testing

/// The command line's messages about nonexistent names.
@Suite struct RefusalTests {
    struct Case {
        var arguments: String
        var message: String
    }

    private static let examples =
        "lifecycle-study, lifecycle-study-with-pageflow, view-controller-flow, view-controller-flow-with-pageflow, "
        + "back-button, full-screen-back, gallery, shop, settings, bank-with-pageflow"

    private static let cases = [
        Case(arguments: "trace bank", message: "There is no example 'bank'. The examples: \(examples)"),
        Case(
            arguments: "trace lifecycle-study --script swipe",
            message: "lifecycle-study has no script 'swipe'. Its scripts: return-to-main, enter-second"),
        Case(
            arguments: "film shop --to film.png",
            message: "A film is an .svg; with --strip its moments can be a .png."),
        Case(
            arguments: "film shop --to film.gif", message: "'film.gif' ends neither in .svg nor in .png."),
        Case(
            arguments: "shot shop --at 100 --to page.svg",
            message: "--at takes the seconds since the step has begun, from 0 to 60."),
        Case(
            arguments: "stress --script none.script",
            message: "There is no file none.script; name a script that `pageflow stress` has written."),
        Case(
            arguments: "stress --script Sources",
            message: "Sources cannot be read as text; name a script file, and see that you may read it."),
        Case(
            arguments: "conformance --id push-00",
            message: "There is no entry push-00. `pageflow conformance` prints every entry."),
    ].filter { Program.performing($0.arguments.words) != nil }

    @Test(arguments: cases)
    func `a refusal is one sentence that says what to do`(_ one: Case) async throws {
        let command = try await Command.run(one.arguments.words)
        #expect(command.status != 0)
        #expect(command.errors.split(separator: "\n").first == "Error: \(one.message)")
    }
}
