// swift-tools-version: 6.1
import PackageDescription

// Apple's frameworks that Linux lacks, for apps that `pageflow adopt` converts. An adopted app compiles only the modules that it
// imports: its package has targets of the same names, with links to these sources.

func pageFlow(_ name: String) -> Target.Dependency { .product(name: name, package: "PageFlow") }
let combine = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
    Target.Dependency.product(name: $0, package: "OpenCombine")
}

/// The modules that import others, each with the modules of this package below it.
let imports = [
    "ARKit": ["SceneKit", "SpriteKit"],
    "AVFoundation": ["AudioToolbox", "CoreMedia"],
    "AVFAudio": ["AVFoundation", "AudioToolbox", "CoreMedia"],
    "AVKit": ["AVFoundation", "AudioToolbox", "CoreMedia"],
    "AppleFoundationNetworking": ["AppleFoundation", "Security"],
    "AudioUnit": ["AudioToolbox"],
    "CallKit": ["AVFoundation", "AudioToolbox", "CoreMedia"],
    "CloudKit": ["AppleFoundation", "CoreLocation"],
    "CombineCocoaRuntime": ["AppleFoundation"],
    "CommonCrypto": ["CryptoKit"],
    "Contacts": ["AppleFoundation"],
    "ContactsUI": ["AppleFoundation", "Contacts"],
    "CoreData": ["AppleFoundation"],
    "CoreImage": ["_Testing_CoreImage"],
    "CoreVideo": ["CoreMedia"],
    "EventKit": ["CoreLocation"],
    "EventKitUI": ["CoreLocation", "EventKit"],
    "HealthKit": ["AppleFoundation"],
    "InEachModule": ["AppleFoundation", "AppleFoundationNetworking", "Security", "UIKitOfSwift4"],
    "IntentsUI": ["Intents"],
    "MapKit": ["CoreLocation"],
    "MetalKit": ["Metal"],
    "OSLog": ["os"],
    "Photos": ["AppleFoundation", "CoreMedia"],
    "RxCocoaRuntime": ["AppleFoundation"],
    "Speech": ["AVFoundation", "AudioToolbox", "CoreMedia"],
    "Vision": ["CoreImage", "CoreML", "ImageIO", "_Testing_CoreImage"],
    "VisionKit": ["CoreImage", "CoreML", "ImageIO", "Vision", "_Testing_CoreImage"],
    "WidgetKit": ["Intents"],
]

/// What modules import from other packages, besides UIKit.
let others = [
    "AppleFoundation": [pageFlow("UniformTypeIdentifiers"), pageFlow("ZLib")],
    "CombineForLinux": combine,
    "CoreServices": [pageFlow("MobileCoreServices")],
    "Photos": [pageFlow("PhotosUI"), pageFlow("UniformTypeIdentifiers")],
    "SwiftUI": combine,
]

let alone = [
    "Accelerate", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "Compression", "CoreBluetooth", "CoreHaptics", "CoreLocation", "CoreML",
    "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CryptoKit",
    "GameKit", "GameplayKit", "ImageIO", "Intents", "LinkPresentation", "LocalAuthentication",
    "MediaPlayer", "Messages", "Metal", "MetricKit", "MultipeerConnectivity", "Network",
    "NetworkExtension", "NotificationCenter", "PDFKit", "Particles", "PassKit", "PushKit", "QuickLook",
    "SceneKit", "Security", "Social", "SpriteKit", "StoreKit", "SwinjectStoryboardRuntime",
    "SystemConfiguration", "UIKitOfSwift4", "UIWebViews", "WatchConnectivity", "WebKit",
    "_Testing_CoreImage", "os",
]
let modules = Set(alone).union(imports.keys).union(others.keys).sorted()

let package = Package(
    name: "Frameworks",
    products: modules.map { .library(name: $0, targets: [$0]) },
    dependencies: [
        .package(name: "PageFlow", path: ".."),
        .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
    ],
    targets: modules.map { name in
        .target(
            name: name,
            dependencies: ["NeutralValues", pageFlow("UIKit")]
                + (imports[name] ?? []).map { .byName(name: $0) } + (others[name] ?? []))
    } + [
        .target(name: "NeutralValues"),
        .testTarget(
            name: "FrameworksTests",
            dependencies: [
                "AVFAudio", "AVFoundation", "AppleFoundation", "AppleFoundationNetworking", "AudioToolbox",
                "AudioUnit", "CombineForLinux", "CommonCrypto", "CoreData", "CoreImage", "CoreLocation",
                "CoreML", "CoreMedia", "CoreServices", "CoreVideo", "CryptoKit", "ImageIO", "Intents",
                "LocalAuthentication", "MapKit", "NetworkExtension", "NeutralValues", "Photos", "Security",
                "StoreKit", "UIKitOfSwift4", "Vision", "VisionKit", "WidgetKit", "_Testing_CoreImage",
            ]),
    ],
    // As the targets of an adopted app's package are compiled.
    swiftLanguageModes: [.v5]
)
