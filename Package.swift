// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "PageFlow",
    platforms: [.iOS(.v15)],
    products: [],
    targets: [],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
    // UIKit is Apple's on Apple hosts. Only Linux needs one of ours, and the tools that run it.
    package.products += [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "Simulator", targets: ["Simulator"]),
    ]
    package.targets += [
        .target(name: "_Testing_UIKit"),
        .target(name: "UIKit", dependencies: ["_Testing_UIKit"]),
        .target(name: "Simulator", dependencies: ["UIKit"]),
        .testTarget(name: "SimulatorTests", dependencies: ["Simulator"]),
    ]
#endif
