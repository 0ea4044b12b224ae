import AdoptModel
import Foundation

/// Linux packages with the interface of an Apple framework.
public enum LinuxCounterparts {
    /// The products that replace a framework.
    public static let products = ["Combine": openCombine, "SwiftUI": openCombine]

    /// SwiftUI exports Combine.
    private static let openCombine = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]

    private static let package = PackageReference(
        url: "https://github.com/OpenCombine/OpenCombine.git", version: .upToNextMajor("0.14.0"))

    /// The package with one of these products.
    static func packages(for product: String) -> [PackageReference] {
        openCombine.contains(product) ? [package] : []
    }

    /// Whether a folder contains one of these packages.
    static func isOne(_ folder: URL) -> Bool {
        package.identity == folder.lastPathComponent.lowercased()
    }
}
