import AdoptModel

/// Packages with the interface of a framework of Apple's, which Linux builds.
public enum LinuxCounterparts {
    /// The products that stand for a framework.
    public static let products = ["Combine": openCombine, "SwiftUI": openCombine]

    /// SwiftUI exports Combine.
    private static let openCombine = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]

    static let packages = [
        PackageReference(
            url: "https://github.com/OpenCombine/OpenCombine.git", version: .upToNextMajor("0.14.0"))
    ]
}
