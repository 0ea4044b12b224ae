// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that building or testing PageFlow doesn't build swift-syntax.
let swiftSyntax = Target.Dependency.product(name: "SwiftSyntax", package: "swift-syntax")
let swiftParser = Target.Dependency.product(name: "SwiftParser", package: "swift-syntax")
let swiftOperators = Target.Dependency.product(name: "SwiftOperators", package: "swift-syntax")

let package = Package(
    name: "Adopt",
    products: [.executable(name: "adopt", targets: ["adopt"])],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        // Every target lists all modules below it, not only the ones it imports: docs/Builds.md.
        .target(name: "AdoptModel"),
        .target(name: "ProjectReading", dependencies: ["AdoptModel", swiftSyntax, swiftParser]),
        .target(name: "LinuxConditions", dependencies: [swiftSyntax, swiftOperators]),
        .target(
            name: "SourceRewriting",
            dependencies: ["AdoptModel", "LinuxConditions", swiftSyntax, swiftParser, swiftOperators]),
        .target(
            name: "StandIns",
            dependencies: ["AdoptModel", "LinuxConditions", swiftSyntax, swiftParser]),
        // A link to the main package's target, because SwiftPM doesn't accept folders outside a package.
        .target(name: "TestEntryPoint", exclude: ["README.md"]),
        .target(
            name: "MirrorPackage",
            dependencies: [
                "AdoptModel", "LinuxConditions", "ProjectReading", "SourceRewriting", "StandIns",
                "TestEntryPoint",
            ]),
        .executableTarget(
            name: "adopt",
            dependencies: [
                "AdoptModel", "LinuxConditions", "MirrorPackage", "ProjectReading", "SourceRewriting",
                "StandIns", "TestEntryPoint",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Command"),
        .testTarget(name: "ProjectReadingTests", dependencies: ["AdoptModel", "ProjectReading"]),
        .testTarget(
            name: "SourceRewritingTests",
            dependencies: ["AdoptModel", "LinuxConditions", "SourceRewriting", swiftSyntax, swiftParser]),
        .testTarget(name: "StandInsTests", dependencies: ["AdoptModel", "LinuxConditions", "StandIns"]),
        .testTarget(
            name: "MirrorPackageTests",
            dependencies: [
                "AdoptModel", "LinuxConditions", "MirrorPackage", "ProjectReading", "SourceRewriting",
                "StandIns", "TestEntryPoint",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
