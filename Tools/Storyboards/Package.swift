// swift-tools-version: 6.1
import PackageDescription

// The compiler counts these sources to PageFlow's package, so that they can use its `package` declarations.
let folderOfPageFlow = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""
let identity = String(
    folderOfPageFlow.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
let inPageFlow: [SwiftSetting] = [.unsafeFlags(["-package-name", identity])]

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "PageFlow") }

let package = Package(
    name: "Storyboards",
    products: [.executable(name: "storyboards", targets: ["storyboards"])],
    dependencies: [
        .package(name: "PageFlow", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        // The frames that Interface Builder saved, compared with the runtime's.
        .target(
            name: "SavedFrames", dependencies: [product("UIKit")], path: "SavedFrames", packageAccess: false,
            swiftSettings: inPageFlow),
        .executableTarget(
            name: "storyboards",
            dependencies: [
                "SavedFrames", product("PageFlowLab"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Command", packageAccess: false, swiftSettings: inPageFlow),
        .testTarget(
            name: "StoryboardFrameTests", dependencies: ["SavedFrames", product("PageFlowTesting")],
            resources: [.copy("Scenes")], packageAccess: false, swiftSettings: inPageFlow),
        .testTarget(
            name: "StoryboardsCommandTests", dependencies: ["SavedFrames", "storyboards"],
            packageAccess: false,
            swiftSettings: inPageFlow),
    ],
    swiftLanguageModes: [.v6])
