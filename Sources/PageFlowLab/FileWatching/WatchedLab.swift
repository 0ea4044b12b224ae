import Foundation
import ProgramIO

/// A lab that is built and started again when a file of its package changes.
///
/// The program starts itself a second time without `--watch`, and from then on only builds: the app runs until its successor is ready, then
/// saves its session, and the successor continues from it. The page in the browser waits meanwhile.
struct WatchedLab {
    private let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    private let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    private let state = FileManager.default.temporaryDirectory.appendingPathComponent(
        "lab-\(ProcessInfo.processInfo.processIdentifier).state")

    /// Builds and starts, until the program is ended.
    func run() -> Never {
        guard FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path)
        else {
            say("There is no Package.swift in \(package.path). Start the lab in the folder of its package.")
            exit(1)
        }
        let watch = FolderWatch(package)
        while true {
            let lab = start(program, arguments)
            let signals = endTogether(with: lab)
            repeat { watch.wait() } while !build()
            signals.forEach { $0.cancel() }
            lab.terminate()
            lab.waitUntilExit()
        }
    }

    /// A process of Foundation's is in a group of its own: the terminal's Control-C does not reach it.
    private func endTogether(with lab: Process) -> [any DispatchSourceSignal] {
        [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                lab.terminate()
                lab.waitUntilExit()
                try? FileManager.default.removeItem(at: state)
                exit(0)
            }
            source.resume()
            return source
        }
    }

    private var arguments: [String] {
        CommandLine.arguments.dropFirst().filter { $0 != "--watch" } + ["--state", state.path]
    }

    /// Builds, and returns whether there is a new program.
    private func build() -> Bool {
        let last = dateOfProgram
        say("Building \(program.lastPathComponent) …")
        let build = start(
            URL(fileURLWithPath: "/usr/bin/env"), ["swift", "build", "--product", program.lastPathComponent])
        build.waitUntilExit()
        return build.terminationStatus == 0 && dateOfProgram != last
    }

    private var dateOfProgram: Date? {
        try? FileManager.default.attributesOfItem(atPath: program.path)[.modificationDate] as? Date
    }

    private func start(_ program: URL, _ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = package
        do {
            try process.run()
        } catch {
            say("\(program.path) cannot be started: \(error)")
            exit(1)
        }
        return process
    }

    private func say(_ line: String) { StandardError.write(line) }
}
