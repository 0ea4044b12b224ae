// swift-tools-version: 6.1
import PackageDescription

// The rows of the picture in ARCHITECTURE.md, from the top.
#if os(Linux)
    let isLinux = true
#else
    let isLinux = false
#endif
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let sockets = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")
func onLinux(_ names: String...) -> [String] { isLinux ? names : [] }

/// A module in the folder of its row. Its parts are folders with READMEs of their own.
func module(
    _ name: String, in row: String, on modules: [String] = [], _ others: [Target.Dependency] = [],
    parts: [String] = [], exclude: [String] = [], swift: [SwiftSetting]? = nil, linked: [LinkerSetting]? = nil
) -> Target {
    .target(
        name: name, dependencies: modules.map { .byName(name: $0) } + others, path: "Sources/\(row)/\(name)",
        exclude: exclude + (["."] + parts).map { $0 + "/README.md" }, swiftSettings: swift,
        linkerSettings: linked)
}

/// Tests in the folder `Tests/NameTests`, or in a folder of it.
func tests(
    of name: String, in folder: String = "", on modules: [String], _ others: [Target.Dependency] = [],
    resources: [Resource]? = nil
) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: modules.map { .byName(name: $0) } + others,
        path: "Tests/\(name)Tests/\(folder)", resources: resources)
}

// 1. The library, and the app of the README.
let library = [
    module("PageFlow", in: "Library", on: onLinux("UIKit")),
    module("PageFlowFullScreen", in: "Library", on: ["PageFlow"]),
    module(
        "PageFlowTesting", in: "Library",
        on: ["PageFlow", "TestTraits"] + onLinux("Exploration", "MainActorTests")),
    module("TestTraits", in: "Library", on: onLinux("Simulator")),
    .target(name: "Shop", dependencies: ["PageFlowFullScreen"], path: "Examples/Shop"),
]

// 2. The device.
let device =
    [
        module("Simulator", in: "Device", on: ["MessageUI", "Pictures", "TaskOrder", "UserNotifications"]),
        module("ScreenTree", in: "Device", on: ["Simulator"]),
        module("Pictures", in: "Device", on: ["MarkupText", "TextMetrics", "UIKit"]),
        module("PictureFiles", in: "Device", on: ["ProgramIO", "Simulator"], [argumentParser]),
        module("LabPage", in: "Device", exclude: ["Files"]),
        module("AppRecording", in: "Device", on: ["LabPage", "PageFlow", "ProgramIO", "Simulator"]),
        module("Exploration", in: "Device", on: ["AppRecording", "ProgramCopies", "SeededNumbers"]),
        module("ExplorationCommand", in: "Device", on: ["Exploration"], [argumentParser]),
        module("Driving", in: "Device", on: ["Exploration", "PictureFiles", "ScreenTree"]),
        module("FlowPlan", in: "Device"),
        module("FlowRunning", in: "Device", on: ["AppRecording", "FlowPlan", "ScreenTree", "SeededNumbers"]),
        module(
            "PageFlowLab", in: "Device", on: ["Driving", "ExplorationCommand", "FlowRunning"],
            [argumentParser, sockets], exclude: ["Protocol.md"]),
        module("AdoptedApp", in: "Device", on: ["PageFlowLab"]),
        .executableTarget(
            name: "pageflow", dependencies: ["PictureFiles", "Shop", "TestEntryPoint", argumentParser],
            path: "Sources/Device/CommandLine", exclude: ["README.md"]),
    ] + ["ProgramCopies", "TaskOrder", "TestEntryPoint"].map { module($0, in: "Device") }
    + ["LaunchArguments", "MainActorTests"].map { module($0, in: "Device", swift: [.swiftLanguageMode(.v5)]) }

// 3. Apple's other frameworks.
let frameworks =
    ["MessageUI", "PhotosUI", "SafariServices", "UserNotifications"].map {
        module($0, in: "Frameworks", on: ["UIKit"])
    } + [
        module("MobileCoreServices", in: "Frameworks", on: ["CoreGraphics"]),
        module("XCUIAutomation", in: "Frameworks", on: ["LaunchArguments", "PageFlowTesting", "ScreenTree"]),
    ]

// 4. UIKit. `import UIKit` brings all of these.
let runtime =
    [
        module("UIKit", in: "UIKit", on: ["UIKitLooks", "UIKitPages"]),
        module("UIKitPages", in: "UIKit", on: ["UIKitLists"]),
        module("UIKitLists", in: "UIKit", on: ["UIKitControls", "UIKitDynamics"]),
        module("UIKitControls", in: "UIKit", on: ["Symbols", "UIKitInteraction", "UIKitText"]),
        module("UIKitText", in: "UIKit", on: ["UIKitStoryboards"]),
        module("UIKitStoryboards", in: "UIKit", on: ["InterfaceFiles", "ProgramClasses", "UIKitCore"]),
        module(
            "UIKitCore", in: "UIKit", on: ["LayoutSolver", "ListUpdates", "UIFoundation"],
            parts: ["Containers", "Engine", "Input", "Storyboard", "System", "Views"]),
        module(
            "UIFoundation", in: "UIKit",
            on: ["QuartzCore", "SymbolShapes", "TextMetrics", "UniformTypeIdentifiers", "_Testing_UIKit"]),
        module("_Testing_UIKit", in: "UIKit"),
    ]
    + ["UIKitDynamics", "UIKitInteraction", "UIKitLooks"].map { module($0, in: "UIKit", on: ["UIKitCore"]) }

// 5. What UIKit is built on.
let base =
    [
        module("QuartzCore", in: "Base", on: ["CoreGraphics"]),
        module("CoreGraphics", in: "Base", on: ["ZLib", "_Testing_CoreGraphics"]),
        module("TextMetrics", in: "Base", linked: [.linkedLibrary("_FoundationICU")]),
        module("InterfaceFiles", in: "Base", on: ["FlowGraph"]),
        module("FlowGraph", in: "Base", on: ["MarkupText"]),
        module("ZLib", in: "Base", linked: [.linkedLibrary("z")]),
    ]
    + [
        "LayoutSolver", "ListUpdates", "MarkupText", "ProgramClasses", "ProgramIO", "SeededNumbers",
        "SymbolShapes", "Symbols", "UniformTypeIdentifiers", "_Testing_CoreGraphics",
    ].map { module($0, in: "Base") }

let testsOnLinux =
    [
        tests(of: "PageFlow", on: ["PageFlowFullScreen", "PageFlowTesting"]),
        tests(of: "CommandLine", on: ["pageflow"]),
        tests(of: "PageFlowLab", on: ["PageFlowLab", "PageFlowTesting", "Shop"], [sockets]),
        tests(of: "AdoptedApp", on: ["AdoptedApp", "PageFlowTesting"]),
        tests(of: "SystemModules", on: frameworks.map(\.name) + ["TestTraits"]),
        .target(name: "TestApps", dependencies: ["TestTraits"], path: "Tests/TestApps"),
        tests(of: "Storyboard", on: ["TestTraits"], resources: [.process("Files")]),
        tests(of: "TextMetrics", on: ["SeededNumbers", "TextMetrics"], resources: [.copy("Labels")]),
    ]
    + ["AppleStyle", "Pictures", "Simulator"].map { tests(of: $0, on: ["PageFlowTesting"]) }
    + ["AppRecording", "Exploration", "Shop"].map { tests(of: $0, on: ["PageFlowTesting", "Shop"]) }
    + ["Driving", "FlowRunning", "XCUIAutomation"].map { tests(of: $0, on: [$0, "PageFlowTesting", "Shop"]) }
    + [
        "UIFoundation", "UIKit", "UIKitContainers", "UIKitControls", "UIKitDynamics", "UIKitInteraction",
        "UIKitLists", "UIKitPages", "UIKitText", "UIKitViews",
    ].map { tests(of: $0, on: ["SeededNumbers", "TestApps"]) }
    + [
        "CoreGraphics", "FlowGraph", "InterfaceFiles", "LayoutSolver", "ListUpdates", "MarkupText",
        "ProgramIO", "QuartzCore", "SymbolShapes", "TestEntryPoint",
    ].map { tests(of: $0, on: [$0, "SeededNumbers"]) }

let onApple = [
    module("PageFlowSwiftUI", in: "Library", on: ["PageFlow"]),
    tests(of: "PageFlowSwiftUI", in: "OnAppleSide", on: ["PageFlowSwiftUI", "PageFlowTesting"]),
    tests(of: "PageFlow", in: "OnBothSides", on: ["PageFlow", "PageFlowFullScreen", "PageFlowTesting"]),
]

let products =
    ["PageFlow", "PageFlowFullScreen", "PageFlowTesting", "Shop"]
    + onLinux(
        "AdoptedApp", "CoreGraphics", "PageFlowLab", "Pictures", "QuartzCore", "Simulator", "Symbols",
        "TestEntryPoint", "UIKit", "UniformTypeIdentifiers", "ZLib")
    + (isLinux ? frameworks.map(\.name) : ["PageFlowSwiftUI"])

let package = Package(
    name: "PageFlow", platforms: [.iOS(.v15)],
    products: products.map { .library(name: $0, targets: [$0]) }
        + (isLinux ? [.executable(name: "pageflow", targets: ["pageflow"])] : []),
    dependencies: isLinux
        ? [
            .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
            .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        ] : [],
    targets: library + (isLinux ? device + frameworks + runtime + base + testsOnLinux : onApple),
    swiftLanguageModes: [.v6], cLanguageStandard: .gnu2x)

// DocC's plugin takes time to build: only `Tools/documentation` asks for it.
if Context.environment["PAGEFLOW_DOCUMENTATION"] != nil {
    package.dependencies += [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0")]
}

if isLinux { package.buildQuickly() }
if isLinux { package.nameModulesBelow() }

extension Package {
    /// Compiles larger groups of files, and links with LLVM's linker. SwiftPM refuses such flags in a dependency by version.
    func buildQuickly() {
        let folders = Context.packageDirectory.split(separator: "/")
        if folders.dropLast().last == "checkouts" || folders.contains("registry") { return }
        for target in targets {
            target.swiftSettings =
                (target.swiftSettings ?? []) + [.unsafeFlags(["-driver-batch-size-limit", "160"])]
            if target.type != .regular { target.linkerSettings = [.unsafeFlags(["-use-ld=lld"])] }
        }
    }

    /// Adds to every target and library the modules below those that it names: see docs/Builds.md.
    func nameModulesBelow() {
        func modules(_ target: Target) -> [String] {
            target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
        }
        let direct = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, modules($0)) })
        func below(_ names: [String]) -> [String] {
            var (found, waiting) = (Set<String>(), names)
            while let name = waiting.popLast() {
                if let next = direct[name], found.insert(name).inserted { waiting += next }
            }
            return found.subtracting(names).sorted()
        }
        for target in targets { target.dependencies += below(modules(target)).map { .byName(name: $0) } }
        products = products.map { product in
            guard let library = product as? Product.Library else { return product }
            return .library(name: library.name, targets: library.targets + below(library.targets))
        }
    }
}
