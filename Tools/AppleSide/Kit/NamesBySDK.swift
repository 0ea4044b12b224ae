import AppleSDK

/// The names from newer SDKs that PageFlow and the examples use, with the SDK that introduced each. An older SDK has errors at these names.
enum NamesBySDK {
    /// The difference of an older SDK.
    private enum Lack {
        /// It doesn't have the name.
        case name
        /// It has the name only for newer systems.
        case availability
        /// It doesn't declare that any task may read the constant.
        case safety
    }

    private static let list: [(name: String, lack: Lack, sdk: SDKVersion)] = [
        // The standard library of Swift 5.9, and of Swift 6.
        ("assumeIsolated", .name, SDKVersion(17, 0)),
        ("assumeIsolated", .availability, SDKVersion(18, 0)),
        ("makeStream", .name, SDKVersion(17, 0)),
        ("take", .name, SDKVersion(18, 0)),
        // A property wrapper before Swift 6, which makes it a macro.
        ("isHeld", .safety, SDKVersion(18, 0)),
        ("current", .safety, SDKVersion(18, 0)),
        // UIKit.
        ("accessibilityPerformEscapeBlock", .name, SDKVersion(17, 0)),
        ("UITab", .name, SDKVersion(18, 0)),
        ("UITabGroup", .name, SDKVersion(18, 0)),
        ("shouldSelectTab", .name, SDKVersion(18, 0)),
        ("didSelectTab", .name, SDKVersion(18, 0)),
        ("managingNavigationController", .name, SDKVersion(18, 0)),
        ("selectedTab", .name, SDKVersion(18, 0)),
        ("setTabs", .name, SDKVersion(18, 0)),
        ("tab", .name, SDKVersion(18, 0)),
        ("tabs", .name, SDKVersion(18, 0)),
        ("button", .safety, SDKVersion(18, 0)),
        ("selected", .safety, SDKVersion(18, 0)),
        ("keyboardKey", .safety, SDKVersion(18, 0)),
        ("screenChanged", .safety, SDKVersion(18, 0)),
        ("preferredTransition", .name, SDKVersion(18, 0)),
        ("UISearchTab", .name, SDKVersion(18, 0)),
        ("subtitle", .name, SDKVersion(26, 0)),
        ("tabBarMinimizeBehavior", .name, SDKVersion(26, 0)),
        ("interactiveContentPopGestureRecognizer", .name, SDKVersion(26, 0)),
        ("inspector", .name, SDKVersion(26, 0)),
        ("isShowing", .name, SDKVersion(26, 0)),
    ]

    /// Words of files that this compiler can check beyond types only with a newer SDK. A standard library older than Swift 6 lacks the
    /// functions for a typed `throw` and for the macros of Swift Testing, and the compiler doesn't accept a logged text of an older `os` as
    /// a constant.
    private static let typesAlone: [(words: [String], sdk: SDKVersion)] = [
        (["throws(", "throw "], SDKVersion(18, 0)), (["import os"], SDKVersion(18, 0)),
        (["import Testing"], SDKVersion(18, 0)),
    ]

    /// Whether only the types of a file with this text can be checked.
    static func allowsTypesAlone(in text: String, of sdk: SDKVersion) -> Bool {
        typesAlone.contains { $0.sdk > sdk && $0.words.allSatisfy(text.contains) }
    }

    /// The SDK that introduced the missing name; `nil` if this SDK isn't older, or for another error.
    static func sdk(mending error: Diagnostic, of sdk: SDKVersion) -> SDKVersion? {
        guard let lack = lack(in: error.message) else { return nil }
        let names = names(in: error.message)
        return list.first { $0.lack == lack && names.contains($0.name) && $0.sdk > sdk }?.sdk
    }

    private static func lack(in message: String) -> Lack? {
        if message.contains("is not concurrency-safe") { return .safety }
        if message.contains("is only available in iOS") { return .availability }
        let words = [
            "has no member", "cannot find", "incorrect argument label", "cannot be resolved without",
        ]
        return words.contains(where: message.contains) ? .name : nil
    }

    /// The identifiers in a message's quotation marks: `tabBarController(_:shouldSelectTab:)` contains three.
    private static func names(in message: String) -> Set<String> {
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map(\.element)
        return Set(quoted.flatMap { $0.matches(of: #/\w+/#).map { String($0.output) } })
    }
}
