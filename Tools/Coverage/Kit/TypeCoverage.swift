/// A number out of a total.
struct Count {
    let having: Int
    let all: Int

    init<Element>(of elements: [Element], having condition: (Element) -> Bool) {
        having = elements.count(where: condition)
        all = elements.count
    }

    /// `3 of 4`, and a dash for none at all.
    var text: String { all == 0 ? "–" : having == all ? "\(all)" : "\(having) of \(all)" }
}

/// One of Apple's classes, and its implemented members.
struct TypeCoverage {
    enum Presence {
        case absent
        /// The class declares it.
        case own(SwiftMember)
        /// A superclass or a protocol of ours declares it.
        case inherited(SwiftMember)
    }

    struct Row {
        let apple: AppleMember
        let presence: Presence

        var isPresent: Bool {
            if case .absent = presence { false } else { true }
        }
    }

    /// The Objective-C name.
    let name: String
    let module: String
    /// The name of our type; `nil` if there is none.
    let swiftName: String?
    let rows: [Row]
    /// Public members of ours that Apple lacks.
    let unknown: [SwiftMember]
    /// The number of our members that apps can override, out of those that they can override on Apple's systems; `nil` for types other than
    /// classes.
    let overridable: Count?
    /// The number of implemented `async` variants, out of those that Swift's importer creates for our members.
    let asyncFormCount: Count
    /// The implemented `async` variants, sorted.
    let asyncForms: [AsyncForm]

    /// Deprecated members are not counted.
    var counted: [Row] { rows.filter { !$0.apple.isDeprecated } }
    var presentCount: Int { counted.count { $0.isPresent } }
    var absentCount: Int { counted.count - presentCount }
    var deprecatedCount: Int { rows.count - counted.count }
}
