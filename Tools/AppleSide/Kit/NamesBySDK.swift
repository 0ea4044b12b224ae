import AppleSDK

/// What PageFlow and the examples use of newer SDKs, with the SDK that brings it. An older one has errors at these names.
enum NamesBySDK {
    /// What an older SDK lacks.
    private enum Lack {
        /// It does not have the name.
        case name
        /// It has the name for newer systems alone.
        case availability
        /// It does not say that any task may read the constant.
        case safety
    }

    private static let list: [(name: String, lack: Lack, sdk: SDKVersion)] = [
        // The standard library of Swift 5.9, and of Swift 6.
        ("assumeIsolated", .name, SDKVersion(17, 0)),
        ("assumeIsolated", .availability, SDKVersion(18, 0)),
        ("makeStream", .name, SDKVersion(17, 0)),
        ("take", .name, SDKVersion(18, 0)),
        // A property wrapper until Swift 6 makes it a macro.
        ("isHeld", .safety, SDKVersion(18, 0)),
        // UIKit.
        ("accessibilityPerformEscapeBlock", .name, SDKVersion(17, 0)),
        ("UITab", .name, SDKVersion(18, 0)),
        ("shouldSelectTab", .name, SDKVersion(18, 0)),
        ("button", .safety, SDKVersion(18, 0)),
        ("selected", .safety, SDKVersion(18, 0)),
        ("keyboardKey", .safety, SDKVersion(18, 0)),
        ("interactiveContentPopGestureRecognizer", .name, SDKVersion(26, 0)),
        ("inspector", .name, SDKVersion(26, 0)),
        ("isShowing", .name, SDKVersion(26, 0)),
    ]

    /// What this compiler takes further than types with a newer SDK alone, by words of a file. A standard library older than Swift 6
    /// lacks what a `throw` of a typed error calls and what the macros of Swift Testing write; and a logged text of an older `os` is no
    /// constant to the compiler.
    private static let typesAlone: [(words: [String], sdk: SDKVersion)] = [
        (["throws(", "throw "], SDKVersion(18, 0)), (["import os"], SDKVersion(18, 0)),
        (["import Testing"], SDKVersion(18, 0)),
    ]

    /// Whether a file with that text can only be checked as far as its types.
    static func allowsTypesAlone(in text: String, of sdk: SDKVersion) -> Bool {
        typesAlone.contains { $0.sdk > sdk && $0.words.allSatisfy(text.contains) }
    }

    /// The SDK that brings what the compiler misses; `nil` if the SDK is no older, or the error is another one.
    static func sdk(mending error: Diagnostic, of sdk: SDKVersion) -> SDKVersion? {
        guard let lack = lack(in: error.message) else { return nil }
        let names = names(in: error.message)
        return list.first { $0.lack == lack && names.contains($0.name) && $0.sdk > sdk }?.sdk
    }

    private static func lack(in message: String) -> Lack? {
        if message.contains("is not concurrency-safe") { return .safety }
        if message.contains("is only available in iOS") { return .availability }
        let words = ["has no member", "cannot find", "incorrect argument label"]
        return words.contains(where: message.contains) ? .name : nil
    }

    /// The identifiers between the quotation marks of a message: `tabBarController(_:shouldSelectTab:)` has three.
    private static func names(in message: String) -> Set<String> {
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map(\.element)
        return Set(quoted.flatMap { $0.matches(of: #/\w+/#).map { String($0.output) } })
    }
}
