// swift-tools-version: 6.1
import PackageDescription

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
    name: "Tools",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "uikit-coverage", targets: ["uikit-coverage"]),
        .executable(name: "rooms", targets: ["rooms"]),
        .executable(name: "apple-side", targets: ["apple-side"]),
        .executable(name: "symbols", targets: ["symbols"]),
        .executable(name: "storyboard-frames", targets: ["storyboard-frames"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        // Every target names all modules that it depends on, not only those that it imports: docs/Builds.md.
        .target(name: "Shell", path: "Shell"),
        .testTarget(name: "BuildsTests", dependencies: ["Shell"], path: "Builds/Tests"),
        .target(name: "Modules", dependencies: ["Shell"], path: "Modules"),
        .target(
            name: "AppleSDK", dependencies: ["Modules", "Shell"], path: "AppleSDK",
            exclude: ["APINotes", "Tests"]),
        .testTarget(
            name: "AppleSDKTests", dependencies: ["AppleSDK", "Modules", "Shell"], path: "AppleSDK/Tests"),
        .target(name: "CoverageKit", path: "Coverage/Kit"),
        .executableTarget(
            name: "uikit-coverage",
            dependencies: ["AppleSDK", "CoverageKit", "Modules", "Shell", argumentParser],
            path: "Coverage/Command"),
        .testTarget(
            name: "CoverageKitTests", dependencies: ["CoverageKit"],
            path: "Coverage/Tests"),
        .target(name: "IndexStoreTypes", path: "Rooms/IndexStore"),
        .target(name: "RoomsKit", dependencies: ["IndexStoreTypes"], path: "Rooms/Kit"),
        .executableTarget(
            name: "rooms", dependencies: ["IndexStoreTypes", "Modules", "RoomsKit", "Shell", argumentParser],
            path: "Rooms/Command"),
        .testTarget(
            name: "RoomsKitTests", dependencies: ["IndexStoreTypes", "Modules", "RoomsKit", "Shell"],
            path: "Rooms/Tests"),
        .target(name: "AppleSideKit", dependencies: ["AppleSDK", "Modules", "Shell"], path: "AppleSide/Kit"),
        .executableTarget(
            name: "apple-side",
            dependencies: ["AppleSDK", "AppleSideKit", "CoverageKit", "Modules", "Shell", argumentParser],
            path: "AppleSide/Command"),
        .testTarget(
            name: "AppleSideKitTests", dependencies: ["AppleSDK", "AppleSideKit", "Modules", "Shell"],
            path: "AppleSide/Tests"),
        // A link to the main package's sources: their declarations have package access.
        .target(name: "SymbolShapes", path: "Symbols/Shapes", exclude: ["README.md"]),
        .target(name: "SymbolsKit", dependencies: ["Shell", "SymbolShapes"], path: "Symbols/Kit"),
        .executableTarget(
            name: "symbols", dependencies: ["Shell", "SymbolShapes", "SymbolsKit", argumentParser],
            path: "Symbols/Command"),
        .testTarget(
            name: "SymbolsKitTests", dependencies: ["Shell", "SymbolShapes", "SymbolsKit"],
            path: "Symbols/Tests"),
        .target(name: "StoryboardFramesKit", path: "StoryboardFrames/Kit"),
        .executableTarget(
            name: "storyboard-frames", dependencies: ["StoryboardFramesKit", argumentParser],
            path: "StoryboardFrames/Command"),
        .testTarget(
            name: "StoryboardFramesKitTests", dependencies: ["StoryboardFramesKit"],
            path: "StoryboardFrames/Tests"),
    ],
    swiftLanguageModes: [.v6]
)
