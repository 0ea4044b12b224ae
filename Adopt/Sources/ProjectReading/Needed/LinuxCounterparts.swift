import AdoptModel

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
}
