// swift-tools-version: 6.1
import PackageDescription

// One manifest for both hosts. On Apple's, `import UIKit` is Apple's; on Linux the products supply it.
#if os(Linux)
    let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "PageFlow")]
    let simulator: [Target.Dependency] = [.product(name: "Simulator", package: "PageFlow")]
#else
    let uiKit: [Target.Dependency] = []
    let simulator: [Target.Dependency] = []
#endif

let package = Package(
    name: "Flow",
    platforms: [.iOS(.v15)],
    dependencies: [.package(name: "PageFlow", path: "../..")],
    targets: [
        .target(name: "Flow", dependencies: [.product(name: "PageFlow", package: "PageFlow")] + uiKit),
        .testTarget(
            name: "FlowTests",
            dependencies: ["Flow", .product(name: "PageFlowTesting", package: "PageFlow")] + simulator),
        .testTarget(
            name: "ListTests",
            dependencies: ["Flow", .product(name: "PageFlowTesting", package: "PageFlow")] + uiKit + simulator
        ),
    ],
    swiftLanguageModes: [.v6]
)
