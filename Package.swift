// swift-tools-version: 6.1
import PackageDescription

#if os(Linux)
    // UIKit is Apple's on Apple hosts. Only Linux needs one of ours.
    let uiKit: [Target.Dependency] = ["UIKit"]
    let simulator: [Target.Dependency] = [
        "AppRecording", "Exploration", "Pictures", "ProgramIO", "Simulator",
    ]
    let mainActorTests: [Target.Dependency] = ["MainActorTests"]
    let isLinux = true
#else
    let uiKit: [Target.Dependency] = []
    let simulator: [Target.Dependency] = []
    let mainActorTests: [Target.Dependency] = []
    let isLinux = false
#endif

let package = Package(
    name: "PageFlow",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "PageFlow", targets: ["PageFlow"]),
        .library(name: "PageFlowFullScreen", targets: ["PageFlowFullScreen"]),
        .library(name: "PageFlowTesting", targets: ["PageFlowTesting"]),
    ],
    targets: [
        .target(name: "PageFlow", dependencies: uiKit, exclude: ["README.md"]),
        // A navigation controller whose pages each have their own navigation bar.
        .target(name: "PageFlowFullScreen", dependencies: ["PageFlow"] + uiKit, exclude: ["README.md"]),
        .target(name: "PageFlowTesting", dependencies: ["PageFlow"] + simulator + mainActorTests),
        .target(
            name: "Shop", dependencies: ["PageFlow", "PageFlowFullScreen"] + uiKit, path: "Examples/Shop"),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu2x
)

#if os(Linux)
    // The runtime, and the tools that run it.
    package.dependencies += [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ]
    package.products += [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "MessageUI", targets: ["MessageUI"]),
        .library(name: "PhotosUI", targets: ["PhotosUI"]),
        .library(name: "SafariServices", targets: ["SafariServices"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "Pictures", targets: ["Pictures"]),
        .library(name: "Simulator", targets: ["Simulator"]),
        .library(name: "Shop", targets: ["Shop"]),
        .library(name: "PageFlowLab", targets: ["PageFlowLab"]),
        .library(name: "AdoptedApp", targets: ["AdoptedApp"]),
        .executable(name: "pageflow", targets: ["pageflow"]),
    ]
    package.targets += [
        .target(name: "_Testing_UIKit"),
        .target(name: "_Testing_CoreGraphics"),
        // The system's zlib, as a target in C: tools that read built modules find its module so, which they do not of a system library.
        .target(name: "ZLib", linkerSettings: [.linkedLibrary("z")]),
        .target(
            name: "CoreGraphics", dependencies: ["ZLib", "_Testing_CoreGraphics"], exclude: ["README.md"]),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics"], exclude: ["README.md"]),
        // Lines break where Unicode lets them, by the ICU that comes with Foundation.
        .target(
            name: "TextMetrics", exclude: ["README.md"], linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(name: "LayoutSolver", exclude: ["README.md"]),
        .target(name: "ListUpdates", exclude: ["README.md"]),
        .target(name: "SymbolShapes", exclude: ["README.md"]),
        // Escapes text for other languages.
        .target(name: "MarkupText"),
        // A program's files and streams, with readable errors.
        .target(name: "ProgramIO"),
        .target(name: "FlowGraph", dependencies: ["MarkupText"], exclude: ["README.md"]),
        .target(name: "InterfaceFiles", dependencies: ["FlowGraph"], exclude: ["README.md"]),
        // The classes of the running program, by module and name.
        .target(name: "ProgramClasses"),
        // UIKit's modules, from the lowest up. `import UIKit` brings all of them.
        .target(
            name: "UIFoundation",
            dependencies: [
                "CoreGraphics", "QuartzCore", "SymbolShapes", "TextMetrics", "UniformTypeIdentifiers",
                "_Testing_UIKit",
            ],
            exclude: ["README.md"]),
        .target(
            name: "UIKitCore",
            dependencies: [
                "InterfaceFiles", "LayoutSolver", "ListUpdates", "ProgramClasses", "UIFoundation",
                "UniformTypeIdentifiers",
            ],
            exclude: ["Containers", "Engine", "Input", "Storyboard", "System", "Views"].map {
                "\($0)/README.md"
            }),
        .target(name: "UIKitDynamics", dependencies: ["UIKitCore"], exclude: ["README.md"]),
        .target(name: "UIKitControls", dependencies: ["UIKitCore"], exclude: ["README.md"]),
        .target(
            name: "UIKitLists", dependencies: ["ListUpdates", "UIKitCore", "UIKitDynamics"],
            exclude: ["README.md"]),
        .target(name: "UIKitPages", dependencies: ["UIKitLists"], exclude: ["README.md"]),
        .target(
            name: "UIKit",
            dependencies: ["UIKitControls", "UIKitCore", "UIKitDynamics", "UIKitLists", "UIKitPages"]),
        .target(
            name: "Pictures", dependencies: ["MarkupText", "UIKit", "TextMetrics"], exclude: ["README.md"]),
        // Frameworks of Apple's beside UIKit, with what is true of them.
        .target(name: "MobileCoreServices", dependencies: ["CoreGraphics"]),
        .target(name: "UniformTypeIdentifiers"),
        .target(name: "UserNotifications", dependencies: ["UIKit"]),
        .target(name: "MessageUI", dependencies: ["UIKit"]),
        .target(name: "PhotosUI", dependencies: ["UIKit", "UniformTypeIdentifiers"]),
        .target(name: "SafariServices", dependencies: ["UIKit"]),
        .target(name: "TaskOrder"),
        // What random tests and the stress runs draw from.
        .target(name: "SeededNumbers"),
        .target(
            name: "Simulator",
            dependencies: ["UIKit", "MessageUI", "UserNotifications", "Pictures", "TaskOrder"]),
        // Exploring an app by all that a user can do: in copies of the program.
        .target(name: "ProgramCopies"),
        .target(
            name: "Exploration",
            dependencies: [
                "AppRecording", "FlowGraph", "InterfaceFiles", "MarkupText", "PageFlow", "ProgramClasses",
                "ProgramCopies", "ProgramIO", "SeededNumbers", "Simulator", "TaskOrder",
            ],
            exclude: ["README.md"]),
        .target(
            name: "ExplorationCommand",
            dependencies: [
                "Exploration", "ProgramIO",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        // The lab's page: HTML, CSS and JavaScript, part of the program by C's `#embed`.
        .target(name: "LabPage", exclude: ["Files"]),
        // What an app does, moment by moment, as values, a file and a page.
        .target(
            name: "AppRecording",
            dependencies: [
                "FlowGraph", "InterfaceFiles", "LabPage", "MarkupText", "PageFlow", "Pictures", "ProgramIO",
                "Simulator", "ZLib",
            ],
            exclude: ["README.md"]),
        .target(
            name: "PageFlowLab",
            dependencies: [
                "AppRecording", "Exploration", "ExplorationCommand", "PageFlow", "PictureFiles", "Pictures",
                "ProgramIO", "Simulator",
                .product(name: "FlyingSocks", package: "FlyingFox"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            exclude: ["Protocol.md", "README.md"]),
        // Files that pictures are written to.
        .target(
            name: "PictureFiles",
            dependencies: [
                "Pictures", "ProgramIO", "Simulator",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        // The program of an app that `pageflow adopt` has brought to Linux.
        .target(
            name: "AdoptedApp",
            dependencies: [
                "PageFlowLab", "Simulator", "UIKit",
            ]),
        .target(name: "TestEntryPoint"),
        // SwiftPM compiles its lists of tests in Swift 5 mode; in Swift 6 mode the functions would be of other types.
        .target(name: "MainActorTests", swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "pageflow",
            dependencies: [
                "PageFlow", "PictureFiles", "Shop", "TestEntryPoint",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/CommandLine"),
        .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "SeededNumbers"]),
        .testTarget(
            name: "PicturesTests",
            dependencies: ["Pictures", "Simulator", "PageFlowTesting", "SeededNumbers"]),
        .testTarget(
            name: "TextMetricsTests", dependencies: ["TextMetrics", "SeededNumbers"],
            resources: [.copy("Labels")]),
        .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver", "SeededNumbers"]),
        .testTarget(name: "ListUpdatesTests", dependencies: ["ListUpdates", "SeededNumbers"]),
        .testTarget(name: "SymbolShapesTests", dependencies: ["SymbolShapes", "SeededNumbers"]),
        .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "SeededNumbers"]),
        .testTarget(
            name: "PageFlowLabTests",
            dependencies: [
                "AppRecording", "PageFlowLab", "PageFlowTesting", "SeededNumbers", "Shop", "Simulator",
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
        .testTarget(
            name: "AppRecordingTests",
            dependencies: ["AppRecording", "PageFlow", "PageFlowTesting", "ProgramIO", "Shop", "Simulator"]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "PageFlowTesting", "SeededNumbers"]),
        .testTarget(
            name: "SystemModulesTests",
            dependencies: [
                "MessageUI", "MobileCoreServices", "PageFlowTesting", "PhotosUI", "SafariServices",
                "Simulator",
                "UniformTypeIdentifiers", "UserNotifications",
            ]),
        .testTarget(name: "MarkupTextTests", dependencies: ["MarkupText", "SeededNumbers"]),
        .testTarget(name: "ProgramIOTests", dependencies: ["ProgramIO"]),
        .testTarget(name: "FlowGraphTests", dependencies: ["FlowGraph"]),
        .testTarget(name: "InterfaceFilesTests", dependencies: ["InterfaceFiles", "FlowGraph"]),
        .testTarget(
            name: "StoryboardTests", dependencies: ["UIKit", "Simulator", "PageFlowTesting"],
            resources: [.process("Files")]),
        .testTarget(name: "SimulatorTests", dependencies: ["Simulator", "PageFlowTesting", "SeededNumbers"]),
        .testTarget(
            name: "PageFlowTests",
            dependencies: ["PageFlow", "PageFlowFullScreen", "PageFlowTesting", "Simulator", "SeededNumbers"]),
        .testTarget(name: "AppleStyleTests", dependencies: ["UIKit", "Simulator", "PageFlowTesting"]),
        .testTarget(name: "ShopTests", dependencies: ["Shop", "PageFlow", "PageFlowTesting", "Simulator"]),
        .testTarget(name: "AdoptedAppTests", dependencies: ["AdoptedApp", "PageFlowTesting", "Simulator"]),
        .testTarget(
            name: "ExplorationTests",
            dependencies: ["AppRecording", "Exploration", "PageFlow", "PageFlowTesting", "Shop", "Simulator"]),
        .testTarget(name: "CommandLineTests", dependencies: ["pageflow"]),
        .testTarget(name: "TestEntryPointTests", dependencies: ["TestEntryPoint", "SeededNumbers"]),
    ]
#else
    // SwiftUI is Apple's alone.
    package.products.append(.library(name: "PageFlowSwiftUI", targets: ["PageFlowSwiftUI"]))
    // The tests that need no simulator. They run in Xcode's.
    package.targets += [
        .target(name: "PageFlowSwiftUI", dependencies: ["PageFlow"]),
        .testTarget(
            name: "PageFlowSwiftUITests", dependencies: ["PageFlowSwiftUI", "PageFlowTesting"],
            path: "Tests/PageFlowSwiftUITests/OnAppleSide"),
        .testTarget(
            name: "PageFlowTests", dependencies: ["PageFlow", "PageFlowFullScreen", "PageFlowTesting"],
            path: "Tests/PageFlowTests/OnBothSides"),
    ]
#endif

// The plugin's own tools take their time to build: only `Tools/documentation` asks for it.
if Context.environment["PAGEFLOW_DOCUMENTATION"] != nil {
    package.dependencies.append(
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

#if os(Linux)
    package.buildQuickly()
    // Last, when all targets are there.
    package.nameModulesBeneath()
#endif

extension Package {
    /// Makes the builds of a clone quicker: the compiler takes more files at a time, as each group of files reads the declarations
    /// of all the others, and programs are linked by LLVM's linker.
    ///
    /// SwiftPM takes such flags from a clone and from a package by path. It refuses them in a dependency by version, which lies among the
    /// checkouts or in the registry's downloads.
    func buildQuickly() {
        let folders = Context.packageDirectory.split(separator: "/")
        if folders.isEmpty || folders.dropLast().last == "checkouts" || folders.contains("registry") {
            return
        }
        for target in targets {
            target.swiftSettings =
                (target.swiftSettings ?? []) + [.unsafeFlags(["-driver-batch-size-limit", "160"])]
            if target.type != .regular { target.linkerSettings = [.unsafeFlags(["-use-ld=lld"])] }
        }
    }
}

extension Package {
    /// Adds to every target and library the modules that lie beneath those it names.
    ///
    /// SwiftPM compiles a module again when a module that its target names has changed, and looks no further. But code holds the layouts
    /// of classes and structures of all modules beneath it: without this a build after an edit mixes old and new ones. See docs/Builds.md.
    func nameModulesBeneath() {
        // But for the system's libraries, which no edit changes, and which a library must not have beside others.
        let own = targets.filter { $0.type != .system }
        let direct = Dictionary(uniqueKeysWithValues: own.map { ($0.name, $0.modules) })
        func beneath(_ names: [String]) -> [String] {
            var found: Set<String> = []
            var waiting = names
            while let name = waiting.popLast() {
                if let next = direct[name], found.insert(name).inserted { waiting += next }
            }
            return found.subtracting(names).sorted()
        }
        for target in own { target.dependencies += beneath(target.modules).map { .byName(name: $0) } }
        products = products.map { product in
            guard let library = product as? Product.Library else { return product }
            return .library(
                name: library.name, type: library.type, targets: library.targets + beneath(library.targets))
        }
    }
}

extension Target {
    /// The modules of this package that it names.
    fileprivate var modules: [String] {
        dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
    }
}
