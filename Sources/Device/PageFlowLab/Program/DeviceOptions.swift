import ArgumentParser
import Simulator

/// The device that an app is launched on.
struct DeviceOptions: ParsableArguments {
    @Option(
        name: .customLong("device"),
        help: "The device, by its name in the simulator. Default: the one that the app was made for."
    )
    var chosenName: String?

    @Option(name: .customLong("system"), help: "The version of iOS to behave as.")
    var systemVersion = 18

    @MainActor var device: Device {
        Device.named.first { $0.key == chosenName ?? LabProgram.app.device }!.value
    }

    var system: System { .iOS(systemVersion) }

    func validate() throws {
        guard chosenName.map({ name in Device.named.contains { $0.key == name } }) ?? true else {
            let names = Device.named.map(\.key).joined(separator: ", ")
            throw ValidationError("There is no device '\(chosenName ?? "")'. The devices: \(names)")
        }
        guard systemVersion >= 12 else { throw ValidationError("The oldest system is iOS 12.") }
    }
}
