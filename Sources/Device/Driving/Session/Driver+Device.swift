import AppRecording
import MarkupText
import Simulator

// Changes from outside the app.
extension Driver {
    /// Changes the device, or opens a link. Returns the lines of a test.
    func change(_ command: DriverCommand) throws -> [String] {
        switch command {
        case .open(let url):
            simulator.open(url)
            return ["sim.open(try #require(URL(string: \(url.absoluteString.swiftLiteral))))"]
        case .rotate(let orientation):
            let other: DeviceSetting.Orientation =
                settings.orientation == .portrait ? .landscapeRight : .portrait
            return set(.orientation(orientation ?? other))
        case .device(.set(let setting)): return set(setting)
        case .device(.event(let event)):
            simulator.perform(.device(event))
            return GestureLines.lines(of: event)
        default: throw CommandFault("\(command) is no action.")
        }
    }

    private func set(_ setting: DeviceSetting) -> [String] {
        settings.apply(setting)
        setting.apply(to: simulator)
        return GestureLines.lines(of: [setting])
    }
}
