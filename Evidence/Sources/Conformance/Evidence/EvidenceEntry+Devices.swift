import Simulator

extension EvidenceEntry {
    /// The devices to run the scenario on; `nil` where the entry names none. A name that nobody knows is a fault of the entry's
    /// and stops the program.
    @MainActor var devicesToRun: [Device]? {
        devices?.map { name in
            guard let device = Self.knownDevices[name] else {
                fatalError("\(id): there is no device \(name).")
            }
            return device
        }
    }

    @MainActor private static let knownDevices = Dictionary(
        uniqueKeysWithValues: Device.named.map { ($0.value.spec.name, $0.value) })
}
