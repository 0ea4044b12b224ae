import Simulator

extension EvidenceEntry {
    /// The devices on which the scenario runs; `nil` if the entry names none. An unknown name is an error in the entry and ends the
    /// program.
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
