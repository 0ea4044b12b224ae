// swift-tools-version: 6.1
import PackageDescription

// The compiler counts these sources to PageFlow's package, so that they can use its `package` declarations.
let folderOfPageFlow = Context.packageDirectory.split(separator: "/").dropLast().last ?? ""
let identity = String(
    folderOfPageFlow.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
let inPageFlow: [SwiftSetting] = [
    .unsafeFlags(["-package-name", identity, "-driver-batch-size-limit", "160"])
]

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "PageFlow") }
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let modulesOfConformance = ["PageFlowLab", "TestEntryPoint", "XCUIAutomation"].map(product)
let modulesOfStress = [product("PageFlowFullScreen"), product("PageFlowLab")]

// Every target names all modules below it, not only those that it imports: docs/Builds.md.
let package = Package(
    name: "Evidence",
    products: [
        .executable(name: "conformance", targets: ["conformance"]),
        .executable(name: "stress", targets: ["stress"]),
    ],
    dependencies: [
        .package(name: "PageFlow", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .target(
            name: "Conformance", dependencies: modulesOfConformance, exclude: ["README.md"],
            resources: [.process("Files")], packageAccess: false, swiftSettings: inPageFlow),
        .target(
            name: "Stress", dependencies: modulesOfStress,
            exclude: ["README.md"], packageAccess: false, swiftSettings: inPageFlow),
        .executableTarget(
            name: "conformance", dependencies: ["Conformance"] + modulesOfConformance + [argumentParser],
            path: "Sources/ConformanceCommand", packageAccess: false, swiftSettings: inPageFlow),
        .executableTarget(
            name: "stress", dependencies: ["Stress"] + modulesOfStress + [argumentParser],
            path: "Sources/StressCommand", packageAccess: false, swiftSettings: inPageFlow),
        .testTarget(
            name: "ConformanceTests",
            dependencies: ["Conformance", product("PageFlowTesting")] + modulesOfConformance,
            packageAccess: false, swiftSettings: inPageFlow),
        .testTarget(
            name: "StressTests", dependencies: ["Stress", product("PageFlowTesting")] + modulesOfStress,
            packageAccess: false, swiftSettings: inPageFlow),
        .testTarget(
            name: "EvidenceCommandTests", dependencies: ["Conformance", "Stress", "conformance", "stress"]),
    ],
    swiftLanguageModes: [.v6])
