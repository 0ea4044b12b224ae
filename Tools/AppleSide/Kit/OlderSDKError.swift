import AppleSDK

/// An error that a newer SDK resolves.
public struct OlderSDKError: Sendable, CustomStringConvertible {
    /// The error, with its location.
    let error: Diagnostic
    private let sdk: SDKVersion

    /// Divides one module's errors into those that a newer SDK resolves, and the others.
    static func sorted(_ errors: [Diagnostic], of sdk: SDKVersion) -> (older: [Self], others: [Diagnostic]) {
        let missing = errors.compactMap { error in
            NamesBySDK.sdk(mending: error, of: sdk).map { Self(error: error, sdk: $0) }
        }
        var older: [Self] = []
        var others: [Diagnostic] = []
        for error in errors {
            if let mended = missing.first(where: { $0.error == error || $0.explains(error) }) {
                older.append(Self(error: error, sdk: mended.sdk))
            } else {
                others.append(error)
            }
        }
        return (older, others)
    }

    /// The compiler doesn't know the types of expressions with a missing name, and reports errors in the lines that use them. If a type is
    /// missing, its members are, and the functions that return it: these errors can be anywhere in the file.
    private func explains(_ other: Diagnostic) -> Bool {
        if other.file == error.file, error.message.contains("cannot find type") { return true }
        let words = ["could not be inferred", "cannot infer", "requires a contextual type"]
        return other.file == error.file && (error.line...error.line + 3).contains(other.line)
            && words.contains(where: other.message.contains)
    }

    /// `Sources/…/TabDelegate.swift:31:80: SDK 18.0 has it: cannot find type 'UITab' in scope`.
    public var description: String { error.description.replacing(": error: ", with: ": SDK \(sdk) has it: ") }
}
