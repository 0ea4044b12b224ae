// swift-tools-version: 6.1
import PackageDescription

// The package of an app for iOS, with the dependencies that Linux requires: the products of PageFlow.
#if os(Linux)
    let uiKit: [Target.Dependency] = [.product(name: "UIKit", package: "PageFlow")]
    let testing: [Target.Dependency] = [
        .product(name: "PageFlowTesting", package: "PageFlow"),
        .product(name: "Simulator", package: "PageFlow"),
    ]
    let pageFlow: [Package.Dependency] = [.package(name: "PageFlow", path: "../..")]
#else
    let uiKit: [Target.Dependency] = []
    let testing: [Target.Dependency] = []
    let pageFlow: [Package.Dependency] = []
#endif

let package = Package(
    name: "Cookbook",
    platforms: [.iOS(.v15)],
    dependencies: pageFlow,
    targets: [
        .target(name: "Cookbook", dependencies: uiKit),
        .testTarget(name: "CookbookTests", dependencies: ["Cookbook"] + testing),
    ],
    swiftLanguageModes: [.v5]
)
