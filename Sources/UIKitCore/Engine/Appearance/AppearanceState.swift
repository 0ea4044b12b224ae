/// Where a controller is between not being shown and being shown.
package enum AppearanceState: UInt8 {
    case disappeared
    case appearing
    case appeared
    case disappearing

    /// Whether a will callback was sent whose did callback is still to come.
    var isChanging: Bool { self == .appearing || self == .disappearing }
}
