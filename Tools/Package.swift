// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Tools",
    products: [.executable(name: "uikit-coverage", targets: ["uikit-coverage"])],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        .target(name: "CoverageKit", path: "Coverage/Kit"),
        .executableTarget(
            name: "uikit-coverage",
            dependencies: [
                "CoverageKit", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Coverage/Command"
        ),
        .testTarget(
            name: "CoverageKitTests",
            dependencies: ["CoverageKit"],
            path: "Coverage/Tests",
            resources: [.copy("Fixtures")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
