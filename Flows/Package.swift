// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that building or testing PageFlow doesn't build Yams.
let yams = Target.Dependency.product(name: "Yams", package: "Yams")

let package = Package(
    name: "Flows",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "flows", targets: ["flows"])],
    dependencies: [
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        // Every target lists all modules below it, not only the ones it imports: docs/Builds.md.
        // A link to the main package's target, because SwiftPM doesn't accept folders outside a package.
        .target(name: "FlowPlan", exclude: ["README.md"]),
        .target(name: "FlowReading", dependencies: ["FlowPlan", yams]),
        .executableTarget(
            name: "flows",
            dependencies: [
                "FlowPlan", "FlowReading",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Command"),
        .testTarget(name: "FlowReadingTests", dependencies: ["FlowPlan", "FlowReading"]),
    ],
    swiftLanguageModes: [.v6]
)
