// swift-tools-version: 6.1
import PackageDescription

#if os(Linux)
    let isLinux = true
#else
    let isLinux = false
#endif

// The compiler counts the command and the tests to PageFlow's package, so that they can use its `package` declarations.
let folderOfPageFlow = Context.packageDirectory.split(separator: "/").dropLast().last ?? ""
let identity = String(
    folderOfPageFlow.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
let inPageFlow: [SwiftSetting] = [.unsafeFlags(["-package-name", identity])]

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "PageFlow") }
let uiKit = isLinux ? [product("UIKit")] : []

/// An example in the folder of its name.
func example(_ name: String, on own: [String] = [], _ others: [String] = []) -> Target {
    .target(
        name: name, dependencies: own.map { .byName(name: $0) } + others.map(product) + uiKit, path: name)
}

/// A module of the bank: its Swift files, or on Linux what `pageflow adopt sources` has made of them; its resources; and the files
/// that BankWithPageFlow adds. SwiftPM requires the rest of the folder to be named.
func bankModule(
    _ name: String, in folder: String, _ swift: [String], with added: [String] = [], on own: [String],
    _ others: [String] = []
) -> Target {
    let originals = swift.map { "Bank/\(folder)/\($0)" }
    let folders = [
        "BackButton", "Bank/Look", "Bank/Model", "Command", "DocumentPages", "FullScreenBack",
        "Gallery", "LifecycleStudy", "LifecycleStudyWithPageFlow", "PageFace", "Settings", "Shop", "Tests",
        "ViewControllerFlow", "ViewControllerFlowWithPageFlow",
    ]
    let files = ["Bank/README.md", "BankWithPageFlow/README.md", "BankWithPageFlow/known-faults.json"]
    let others = others.map(product) + uiKit
    let otherModules = ["Accounts", "App", "Payments", "Service"].filter { $0 != folder }
    let otherAdditions = ["App", "Payments"].map { "BankWithPageFlow/\($0)" }.filter { !added.contains($0) }
    return .target(
        name: name, dependencies: own.map { .byName(name: $0) } + others, path: ".",
        exclude: folders + files + otherAdditions
            + otherModules.flatMap { ["Bank/\($0)", "BankOnLinux/\($0)"] }
            + (isLinux ? originals : ["BankOnLinux/\(folder)"]),
        sources: (isLinux ? ["BankOnLinux/\(folder)"] : originals) + added,
        resources: ["Storyboards", "Assets.xcassets"].map { .process("Bank/\(folder)/\($0)") })
}

let documentPages = ["DocumentPages", "PageFace"]
let examples = [
    // The look of the pages of the documents' examples.
    example("PageFace"),
    example("LifecycleStudy", on: ["PageFace"]),
    example("ViewControllerFlow", on: ["PageFace"]),
    example("DocumentPages", on: [], ["PageFlow"]),
    example("LifecycleStudyWithPageFlow", on: documentPages, ["PageFlow"]),
    example("ViewControllerFlowWithPageFlow", on: documentPages, ["PageFlow"]),
    example("BackButton", on: documentPages, ["PageFlow"]),
    example("FullScreenBack", on: documentPages, ["PageFlowFullScreen"]),
    example("Settings", on: [], ["PageFlow"]),
    example("Gallery", on: [], ["PageFlow"]),
    // The bank of the first document: about a hundred pages in storyboards, in four modules.
    .target(name: "BankModel", path: "Bank/Model"),
    .target(name: "BankLook", dependencies: uiKit, path: "Bank/Look"),
    bankModule(
        "BankAccounts", in: "Accounts",
        ["Accounts", "Base", "Cards", "Loans", "Savings", "Statements", "AccountPages.swift"],
        on: ["BankLook", "BankModel", "BankPayments", "BankService"]),
    bankModule(
        "BankService", in: "Service",
        ["Appointments", "Base", "Branches", "Messages", "Profile", "ServicePages.swift"],
        on: ["BankLook", "BankModel"]),
    bankModule(
        "BankPayments", in: "Payments", ["Base", "Currency", "Standing", "Transfers", "PaymentPages.swift"],
        with: ["BankWithPageFlow/Payments"], on: ["BankLook", "BankModel"], ["PageFlow"]),
    bankModule(
        "Bank", in: "App",
        ["About", "Base", "Home", "Login", "AppDelegate.swift", "BankApp.swift", "SceneDelegate.swift"],
        with: ["BankWithPageFlow/App"],
        on: ["BankAccounts", "BankLook", "BankModel", "BankPayments", "BankService"], ["PageFlow"]),
]

/// Tests on Linux.
func tests(_ name: String, on own: [String] = [], _ others: [String] = [], exclude: [String] = []) -> Target {
    .testTarget(
        name: name, dependencies: own.map { .byName(name: $0) } + (others + ["PageFlowTesting"]).map(product),
        exclude: exclude, packageAccess: false, swiftSettings: inPageFlow)
}

let onLinux = [
    Target.executableTarget(
        name: "examples",
        dependencies: [
            "BackButton", "Bank", "DocumentPages", "FullScreenBack", "Gallery", "LifecycleStudy",
            "LifecycleStudyWithPageFlow", "Settings", "ViewControllerFlow", "ViewControllerFlowWithPageFlow",
            product("PageFlowLab"), product("Shop"),
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "Command", packageAccess: false, swiftSettings: inPageFlow),
    tests(
        "ExamplesTests",
        on: [
            "BackButton", "DocumentPages", "FullScreenBack", "LifecycleStudy", "LifecycleStudyWithPageFlow",
            "ViewControllerFlow", "ViewControllerFlowWithPageFlow",
        ], ["PageFlowFullScreen"]),
    tests("SettingsTests", on: ["Settings"]),
    tests("ExampleUITests", on: ["Settings"], ["Shop", "XCUIAutomation"]),
    tests("BankTests", on: ["Bank", "BankModel"], exclude: ["Storyboards.sha256"]),
    tests("ExamplesCommandTests", on: ["examples"]),
    .executableTarget(name: "ManyViews", dependencies: [product("PageFlowLab")], path: "Tests/ManyViews"),
    .testTarget(
        name: "LabBrowserTests",
        dependencies: [
            "ManyViews", "examples", product("PageFlowLab"), product("PageFlowTesting"),
            .product(name: "FlyingSocks", package: "FlyingFox"),
        ],
        packageAccess: false, swiftSettings: inPageFlow),
]

let package = Package(
    name: "Examples",
    products: isLinux ? [.executable(name: "examples", targets: ["examples"])] : [],
    dependencies: [.package(name: "PageFlow", path: "..")]
        + (isLinux
            ? [
                .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
                .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
            ] : []),
    targets: examples + (isLinux ? onLinux : []),
    swiftLanguageModes: [.v6])

// SwiftPM compiles a module again if a module that its target names has changed, so every target names all modules below: docs/Builds.md.
func ownModules(of target: Target) -> [String] {
    target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
}
let direct = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, ownModules(of: $0)) })
for target in package.targets {
    var (found, waiting) = (Set<String>(), ownModules(of: target))
    while let name = waiting.popLast() {
        if found.insert(name).inserted { waiting += direct[name] ?? [] }
    }
    target.dependencies += found.subtracting(ownModules(of: target)).sorted().map { .byName(name: $0) }
}
