/// A framework that Apple's Foundation or UIKit imports along: an app uses its names without importing it.
public struct ImpliedFramework: Sendable {
    /// The framework's name.
    public let name: String
    /// Names by which its use is known.
    public let names: Set<String>

    /// The frameworks of which Linux has a stand-in.
    public static let all = [
        ImpliedFramework(
            name: "Security",
            names: [
                "kSecClass", "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete",
                "SecRandomCopyBytes", "kSecAttrAccount", "kSecAttrAccessible", "OSStatus", "errSecSuccess",
            ]),
        ImpliedFramework(name: "CoreImage", names: ["CIImage", "CIFilter", "CIContext"]),
        ImpliedFramework(
            name: "ImageIO",
            names: [
                "CGImageSource", "CGImageSourceCreateWithData", "CGImageSourceCreateWithURL",
                "CGImageDestinationCreateWithData", "CGImagePropertyOrientation",
            ]),
    ]

    /// The frameworks that a file uses by its names and does not import.
    public static func used(by names: Set<String>, importing imports: Set<String>) -> [String] {
        guard imports.contains("Foundation") || imports.contains("UIKit") else { return [] }
        return all.filter { !imports.contains($0.name) && !$0.names.isDisjoint(with: names) }.map(\.name)
    }
}
