import AdoptModel
import Foundation

/// Linux packages with the interface of an Apple framework.
public enum LinuxCounterparts {
    /// The products that replace a framework.
    public static let products = ["Combine": openCombine, "SwiftUI": openCombine]

    /// SwiftUI exports Combine.
    private static let openCombine = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]

    static let packages = [
        PackageReference(
            url: "https://github.com/OpenCombine/OpenCombine.git", version: .upToNextMajor("0.14.0"))
    ]

    /// Whether a folder contains one of these packages.
    static func isOne(_ folder: URL) -> Bool {
        packages.contains { $0.identity == folder.lastPathComponent.lowercased() }
    }
}
