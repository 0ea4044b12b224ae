// swift-tools-version: 6.1
import PackageDescription

// The app is built on Apple's systems too; its lab only on Linux.
#if os(Linux)
    let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "PageFlow")]
    let lab: [Target] = [
        .executableTarget(
            name: "TeaLab", dependencies: ["Tea", .product(name: "PageFlowLab", package: "PageFlow")])
    ]
#else
    let uiKit: [Target.Dependency] = []
    let lab: [Target] = []
#endif

let package = Package(
    name: "Tea",
    platforms: [.iOS(.v15)],
    dependencies: [.package(name: "PageFlow", path: "../..")],
    targets: [
        .target(name: "Tea", dependencies: [.product(name: "PageFlow", package: "PageFlow")] + uiKit)
    ] + lab,
    swiftLanguageModes: [.v6]
)
