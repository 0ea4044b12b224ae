/// One of Apple's classes, and what of it is there.
struct TypeCoverage {
    enum Presence {
        case absent
        /// The class has it itself.
        case own(SwiftMember)
        /// A superclass or a protocol of ours has it.
        case inherited(SwiftMember)
    }

    struct Row {
        let apple: AppleMember
        let presence: Presence

        var isPresent: Bool {
            if case .absent = presence { false } else { true }
        }
    }

    /// The name in Objective-C.
    let name: String
    /// The name of our type, or `nil` when there is none.
    let swiftName: String?
    let rows: [Row]
    /// Public members of ours that Apple lacks.
    let unknown: [SwiftMember]

    /// Deprecated members are not counted.
    var counted: [Row] { rows.filter { !$0.apple.isDeprecated } }
    var presentCount: Int { counted.count { $0.isPresent } }
    var absentCount: Int { counted.count - presentCount }
    var deprecatedCount: Int { rows.count - counted.count }
}
