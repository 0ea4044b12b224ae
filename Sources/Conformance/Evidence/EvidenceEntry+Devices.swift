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

    @MainActor private static let knownDevices: [String: Device] = {
        let all: [Device] = [
            .iPhone5s, .iPhoneSE, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhone11, .iPhone11ProMax, .iPhone13mini,
            .iPhone13, .iPhone13ProMax, .iPhone15, .iPhone16, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax,
            .iPhone17, .iPad9_7, .iPad10_2, .iPadPro10_5, .iPadMini, .iPadAir, .iPadPro11, .iPadPro12_9,
            .iPadPro13,
        ]
        return Dictionary(uniqueKeysWithValues: all.map { ($0.spec.name, $0) })
    }()
}
