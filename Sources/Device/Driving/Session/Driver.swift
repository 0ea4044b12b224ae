import AppRecording
import Exploration
import Simulator

/// A session with an app: performs one command after the other, and answers each in a few lines.
///
/// The clock is held. Each action ends when the app has settled, including its tasks, as with `await sim.settled()` in a test. So the same
/// commands have the same answers on every machine.
@MainActor
package final class Driver {
    let app: DrivenApp
    /// The settings now, also for the next launch.
    var settings: DeviceSettings
    var settingsAtLaunch: DeviceSettings
    package internal(set) var simulator: Simulator
    /// The actions since the launch.
    var deeds: [Deed] = []
    var moments: [String: SavedMoment] = [:]
    /// The lines of the last `screen`, with the numbers that commands refer to.
    var numbered: [ScreenLine] = []
    /// The position in the trace at which the last action began.
    var callbackStart = 0
    /// The screen after the last action.
    private var last: ScreenContent?

    /// Launches an app.
    package init(_ app: DrivenApp) async {
        self.app = app
        settings = DeviceSettings(device: app.device)
        settingsAtLaunch = settings
        simulator = Simulator(clock: .held)
        ThreadCount.atLaunch = ThreadCount.now
        await launch()
    }

    /// Performs a command.
    package func perform(_ command: DriverCommand) async -> Answer {
        do {
            return try await answer(command)
        } catch {
            return Answer(error as? CommandFault ?? CommandFault("\(error)"))
        }
    }

    /// Performs the command of a name and arguments.
    package func perform(_ arguments: CommandArguments) async -> Answer {
        do {
            return await perform(try DriverCommand(arguments))
        } catch {
            return Answer(error)
        }
    }

    private func answer(_ command: DriverCommand) async throws -> Answer {
        if let answer = try read(command) { return answer }
        switch command {
        case .launch:
            await launch()
            return greeting
        case .save(let name):
            moments[name] = SavedMoment(settings: settingsAtLaunch, deeds: deeds)
            return Answer("saved \"\(name)\", after \(Self.count(deeds.count, "action"))")
        case .restore(let name): return try await restore(name)
        case .device(.set(let setting)) where setting.startsAnew:
            settings.apply(setting)
            await launch()
            return present("launched \(app.name) on \(settings.device), iOS \(settings.system)")
        case .expect(let target, let isInSight):
            deeds.append(Deed(command: command, lines: try expect(target, isInSight)))
            return Answer("\(target) is \(isInSight ? "" : "not ")in sight, as expected")
        default: return try await act(command)
        }
    }
}

// Launching.
extension Driver {
    /// Launches the app with the current settings.
    func launch() async {
        simulator = settings.makeSimulator(of: app.application)
        simulator.recordsExceptions = true
        for setting in settings.all where !setting.isOrientation { setting.apply(to: simulator) }
        app.launch(simulator)
        // The interface follows the device's orientation once it is visible.
        let orientation = DeviceSetting.orientation(settings.orientation)
        if settings.orientation != .portrait { orientation.apply(to: simulator) }
        (settingsAtLaunch, deeds, numbered, callbackStart) = (settings, [], [], 0)
        await rest()
        last = ScreenContent(of: simulator, named: app.name)
    }

    /// Launches the app again, and repeats the actions up to a moment.
    private func restore(_ name: String) async throws -> Answer {
        guard let moment = moments[name] else {
            let names = moments.keys.sorted()
            let nearest = NearestName.hint(for: name, in: names)
            throw CommandFault(
                names.isEmpty
                    ? "No moment is saved: save NAME keeps one."
                    : "There is no moment \"\(name)\".\(nearest) Saved: \(names.joined(separator: ", "))")
        }
        settings = moment.settings
        await launch()
        for deed in moment.deeds {
            callbackStart = simulator.trace.count
            if !deed.command.isExpectation { _ = try? await perform(action: deed.command) }
            deeds.append(deed)
        }
        last = ScreenContent(of: simulator, named: app.name)
        return present("restored \"\(name)\"")
    }

    /// The page after the launch, for a program that hasn't asked yet.
    package var greeting: Answer { present("launched \(app.name)") }

    /// The answer with the page and its targets.
    private func present(_ words: String) -> Answer {
        let content = ScreenContent(of: simulator, named: app.name)
        var answer = Answer("\(words): \(content.place)\n\(ScreenChange.sight(content))")
        answer.path = content.path
        answer.diagnostics = simulator.diagnostics.map(\.description)
        answer.text += Self.text(of: answer.diagnostics)
        return answer
    }

    static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

// Actions.
extension Driver {
    /// Performs an action, and answers with its effect.
    private func act(_ command: DriverCommand) async throws -> Answer {
        let before = last ?? ScreenContent(of: simulator, named: app.name)
        let heard = simulator.diagnostics.count
        callbackStart = simulator.trace.count
        let deed = try await perform(action: command)
        deeds.append(deed)
        let content = ScreenContent(of: simulator, named: app.name)
        last = content
        var answer = Answer(ScreenChange(from: before, to: content).lines.joined(separator: "\n"))
        answer.path = content.path
        answer.diagnostics = simulator.diagnostics.dropFirst(heard).map(\.description)
        answer.text += Self.text(of: answer.diagnostics)
        if let pending { answer.text += "\nstill busy: \(pending)" }
        return answer
    }

    /// Performs an action, and waits until the app is at rest.
    private func perform(action command: DriverCommand) async throws -> Deed {
        if case .wait(let seconds) = command {
            await simulator.advanced(to: simulator.now + seconds)
            return Deed(command: command, lines: ["sim.advance(by: \(seconds))"])
        }
        let deed = try performNow(command)
        await rest()
        return Deed(command: deed.command, lines: deed.lines + [RecordedTest.Rest.workAndTasks.rawValue])
    }

    /// Waits until no work is pending and no task is ready, and for the work of the app's own threads.
    private func rest() async {
        await simulator.settled()
        await ThreadCount.letThreadsWork(for: 0.02, in: simulator)
    }

    /// The work for which the app is still busy; `nil` if it is at rest.
    private var pending: String? {
        simulator.isAtRest ? nil : simulator.runningTransitions.first.map(\.name) ?? "a timer or an animation"
    }

    /// New warnings and exceptions, one on each line.
    private static func text(of diagnostics: [String]) -> String {
        diagnostics.map { "\n! \($0.split(separator: "\n").first.map { String($0.prefix(200)) } ?? "")" }
            .joined()
    }
}
