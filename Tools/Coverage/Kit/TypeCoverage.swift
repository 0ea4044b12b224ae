/// How many of several have what they should have.
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
    let module: String
    /// The name of our type, or `nil` when there is none.
    let swiftName: String?
    let rows: [Row]
    /// Public members of ours that Apple lacks.
    let unknown: [SwiftMember]
    /// How many of our members apps can override, of those that they can on Apple's systems; `nil` for all but classes.
    let overridable: Count?
    /// How many of the forms with `async` are there that Swift's importer gives to our members.
    let asyncFormCount: Count
    /// Those forms, sorted.
    let asyncForms: [AsyncForm]

    /// Deprecated members are not counted.
    var counted: [Row] { rows.filter { !$0.apple.isDeprecated } }
    var presentCount: Int { counted.count { $0.isPresent } }
    var absentCount: Int { counted.count - presentCount }
    var deprecatedCount: Int { rows.count - counted.count }
}
