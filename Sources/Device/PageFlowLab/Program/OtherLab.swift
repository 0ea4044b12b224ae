import ArgumentParser
import Foundation
import ProgramIO

/// The program of another package, which performs a command on its own app.
struct OtherLab {
    private let package: URL
    private let program: String
    private let words: [String]

    /// - Parameter program: The program's name. By default, the only program of the package, or the only one whose name ends in "Lab".
    init(in package: String, program: String?) throws {
        self.package = URL(fileURLWithPath: package).absoluteURL
        words = try Self.words(of: Array(CommandLine.arguments.dropFirst()), program)
        self.program = try program ?? Self.program(of: self.package)
    }

    /// Builds the program and runs it, with this program's options and in its folder.
    func run() throws {
        let status = try Tool.run(["swift", "run", "--package-path", package.path, program] + words)
        guard status == 0 else { throw ExitCode(status) }
    }

    /// The words of a call of this program, without those that name the package and the other program.
    static func words(of call: [String], _ program: String?) throws -> [String] {
        let call = try Call.parse(call)
        guard call.app == nil, let program, let place = call.others.dropFirst().firstIndex(of: program) else {
            return call.others
        }
        var words = call.others
        words.remove(at: place)
        return words
    }

    private static func program(of package: URL) throws -> String {
        let output = try Tool.output(of: [
            "swift", "package", "--package-path", package.path, "describe", "--type", "json",
        ])
        guard let description = try? JSONDecoder().decode(Description.self, from: output) else {
            throw ValidationError("There is no package at \(package.path).")
        }
        let programs = description.products.filter(\.isProgram).map(\.name)
        let labs = programs.count == 1 ? programs : programs.filter { $0.hasSuffix("Lab") }
        guard labs.count == 1 else {
            throw ValidationError(
                programs.isEmpty
                    ? "The package at \(package.path) has no program."
                    : "Name one of the programs: \(programs.joined(separator: ", "))")
        }
        return labs[0]
    }
}

extension OtherLab {
    private struct Call: ParsableArguments {
        @Option var package: String
        @Option var app: String?
        @Argument(parsing: .allUnrecognized) var others: [String] = []
    }

    private struct Description: Decodable {
        let products: [Product]
    }

    private struct Product: Decodable {
        private enum Key: String, CodingKey { case name, type }
        private enum Kind: String, CodingKey { case executable }

        let name: String
        let isProgram: Bool

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            name = try values.decode(String.self, forKey: .name)
            isProgram = try values.nestedContainer(keyedBy: Kind.self, forKey: .type).contains(.executable)
        }
    }
}
