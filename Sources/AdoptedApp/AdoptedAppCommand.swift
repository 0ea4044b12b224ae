import ArgumentParser
import PageFlowLab
import PictureFiles
import Simulator

/// The command line of an adopted app. Without a subcommand it opens the lab.
struct AdoptedAppCommand: ParsableCommand {
    /// The app whose program this is.
    @MainActor static var app: AdoptedApp!

    static let configuration = CommandConfiguration(
        commandName: "app", abstract: "Use an app that was brought to Linux.",
        subcommands: [Lab.self, Shot.self, Explore.self, Replay.self], defaultSubcommand: Lab.self)

    /// The app in the browser.
    struct Lab: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Use the app in the browser.")

        @OptionGroup var options: LabOptions

        func run() throws {
            MainActor.assumeIsolated { PageFlowLab.Lab.run(AdoptedAppCommand.app.labApp, options) }
        }
    }

    /// A picture of the app's first page.
    struct Shot: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Launch the app, and write a picture of its first page.")

        @OptionGroup var device: DeviceOptions

        @Option(help: "The file to write: page.svg or page.png.", completion: .file())
        var to: String

        func run() throws {
            let file = try PictureFile(path: to)
            try MainActor.assumeIsolated {
                let simulator = AdoptedAppCommand.app.launched(on: device.device, device.system)
                try file.write(simulator.picture())
                for line in simulator.diagnostics { print(line) }
            }
        }
    }
}

/// The device that an app is launched on.
struct DeviceOptions: ParsableArguments {
    @Option(
        name: .customLong("device"),
        help:
            "The device, by its name in the simulator. Default: an iPhone 16, and an iPad for an app that is for it alone."
    )
    var chosenName: String?

    @Option(name: .customLong("system"), help: "The version of iOS to behave as.")
    var systemVersion = 18

    private var deviceName: String { chosenName ?? AdoptedApp.usualDevice }

    var device: Device { Device.named.first { $0.key == deviceName }!.value }

    var system: System { .iOS(systemVersion) }

    func validate() throws {
        guard Device.named.contains(where: { $0.key == deviceName }) else {
            let names = Device.named.map(\.key).joined(separator: ", ")
            throw ValidationError("There is no device '\(deviceName)'. The devices: \(names)")
        }
        guard systemVersion >= 12 else { throw ValidationError("The oldest system is iOS 12.") }
    }
}
