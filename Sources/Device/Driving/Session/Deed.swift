import Simulator

/// A performed action, for the test and for going back to a moment.
struct Deed {
    /// The action, with a target that another launch has too.
    let command: DriverCommand
    /// The action as lines of a Swift test.
    let lines: [String]
}

/// A moment of a session: the settings at its launch, and the actions since then.
struct SavedMoment {
    let settings: DeviceSettings
    let deeds: [Deed]
}
