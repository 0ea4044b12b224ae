/// The appearance state of a view controller.
package enum AppearanceState: UInt8 {
    case disappeared
    case appearing
    case appeared
    case disappearing

    /// Whether the will callback was sent and the did callback was not.
    package var isChanging: Bool { self == .appearing || self == .disappearing }
}
