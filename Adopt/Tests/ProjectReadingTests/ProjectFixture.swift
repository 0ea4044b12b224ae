import Foundation

/// Folders made for one test, with their project files.
struct ProjectFixture: ~Copyable {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("adopt-\(UUID().uuidString)")
        .standardizedFileURL

    /// Writes files with these paths and texts.
    init(_ files: [String: String]) throws {
        for (path, text) in files {
            try write(text, to: folder.appendingPathComponent(path))
        }
    }

    /// Writes the files of several folders.
    init(in folders: [String: [String: String]]) throws {
        for (folder, files) in folders { try write(files, in: folder) }
    }

    /// Writes files with these paths in a folder.
    func write(_ files: [String: String], in folder: String) throws {
        for (path, text) in files {
            try write(text, to: self.folder.appendingPathComponent("\(folder)/\(path)"))
        }
    }

    /// Writes a file and its folder.
    func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The paths relative to the fixture's folder.
    func paths(_ files: [URL]) -> [String] {
        files.map { String($0.path.dropFirst(folder.path.count + 1)) }
    }

    /// A project in the style before Xcode 16: groups, variants, settings at both levels, an app and its tests.
    static let groups = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 46;
            objects = {
                P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (A, T, U); };
                G = { isa = PBXGroup; children = (GA, GT, ROOT); sourceTree = "<group>"; };
                GA = { isa = PBXGroup; children = (F1, F2, V, AS, GONE); path = "My App"; sourceTree = "<group>"; };
                GT = { isa = PBXGroup; children = (F3); path = Tests; sourceTree = SOURCE_ROOT; };
                F1 = { isa = PBXFileReference; path = appdelegate.swift; sourceTree = "<group>"; };
                F2 = { isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
                F3 = { isa = PBXFileReference; path = AppTests.swift; sourceTree = "<group>"; };
                ROOT = { isa = PBXFileReference; name = Shared.swift; path = Common/Shared.swift; sourceTree = SOURCE_ROOT; };
                GONE = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
                V = { isa = PBXVariantGroup; children = (VB, VE); name = Main.storyboard; sourceTree = "<group>"; };
                VB = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
                VE = { isa = PBXFileReference; name = en; path = en.lproj/Main.strings; sourceTree = "<group>"; };
                AS = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
                APP = { isa = PBXFileReference; path = "My App.app"; sourceTree = BUILT_PRODUCTS_DIR; };
                B1 = { isa = PBXBuildFile; fileRef = F1; };
                B2 = { isa = PBXBuildFile; fileRef = F2; };
                B3 = { isa = PBXBuildFile; fileRef = F3; };
                B4 = { isa = PBXBuildFile; fileRef = ROOT; };
                B5 = { isa = PBXBuildFile; fileRef = GONE; };
                B6 = { isa = PBXBuildFile; fileRef = V; };
                B7 = { isa = PBXBuildFile; fileRef = AS; };
                B8 = { isa = PBXBuildFile; productRef = PR; };
                PR = { isa = XCSwiftPackageProductDependency; productName = Charts; };
                S1 = { isa = PBXSourcesBuildPhase; files = (B1, B2, B4, B5); };
                R1 = { isa = PBXResourcesBuildPhase; files = (B6, B7); };
                K1 = { isa = PBXFrameworksBuildPhase; files = (B8); };
                S2 = { isa = PBXSourcesBuildPhase; files = (B3); };
                A = { isa = PBXNativeTarget; name = "My App"; buildConfigurationList = AL; buildPhases = (S1, K1, R1);
                    productReference = APP; productType = "com.apple.product-type.application"; };
                T = { isa = PBXNativeTarget; name = Tests; buildConfigurationList = TL; buildPhases = (S2);
                    productType = "com.apple.product-type.bundle.unit-test"; };
                U = { isa = PBXNativeTarget; name = Watch; buildConfigurationList = UL; buildPhases = ();
                    productType = "com.apple.product-type.application"; };
                PL = { isa = XCConfigurationList; buildConfigurations = (PRel, PDeb); };
                PRel = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 3.0; }; };
                PDeb = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SDKROOT = iphoneos; SWIFT_VERSION = 4.2; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
                AL = { isa = XCConfigurationList; buildConfigurations = (ADeb); };
                ADeb = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    INFOPLIST_FILE = "$(SRCROOT)/$(TARGET_NAME)/Info.plist"; PRODUCT_NAME = "$(TARGET_NAME)";
                    INFOPLIST_KEY_UIMainStoryboardFile = Main; API_URL = "https:/$()/a.b"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) BETA";
                    ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;
                    "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphonesimulator*]" = "$(inherited) SIMULATED";
                    "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=macosx*]" = MAC; OTHER_SWIFT_FLAGS = "-D EXTRA";
                    PRODUCT_BUNDLE_IDENTIFIER = "org.example.${PRODUCT_NAME:rfc1034identifier}"; }; };
                TL = { isa = XCConfigurationList; buildConfigurations = (TDeb); };
                TDeb = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    SWIFT_OBJC_BRIDGING_HEADER = "Tests/Tests-Bridging-Header.h";
                    TEST_HOST = "$(BUILT_PRODUCTS_DIR)/My App.app/My App"; }; };
                UL = { isa = XCConfigurationList; buildConfigurations = (UDeb); };
                UDeb = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; }; };
            };
            rootObject = P;
        }
        """

    static let groupFiles = [
        "App.xcodeproj/project.pbxproj": groups, "My App/AppDelegate.swift": "", "My App/Old.m": "",
        "Common/Shared.swift": "", "Tests/AppTests.swift": "", "My App/Info.plist": "$(API_URL) ${NONE}",
        "My App/Base.lproj/Main.storyboard": "", "My App/en.lproj/Main.strings": "",
        "My App/Assets.xcassets/Contents.json": "{}",
        "Tests/Tests-Bridging-Header.h":
            "//  #import \"Gone.h\"\n#import \"../My App/Old.h\"\n#import <objc/runtime.h>\n@import MapKit;\n",
        "My App/Old.h": "#import <UIKit/UIKit.h>\n#import \"Tests-Bridging-Header.h\"\n",
    ]

    /// A target of one file in a project.
    struct Target {
        let name: String
        let kind: String
        /// The path of its file; `NAME.swift` if it isn't given.
        var file: String?
        /// A package's product that it needs.
        var product: String?
        /// A target that it depends on.
        var dependency: String?
        /// Other attributes of its object.
        var attributes = ""

        fileprivate var objects: String {
            """
            F\(name) = { isa = PBXFileReference; path = "\(file ?? name + ".swift")"; sourceTree = "<group>"; };
            B\(name) = { isa = PBXBuildFile; fileRef = F\(name); };
            S\(name) = { isa = PBXSourcesBuildPhase; files = (B\(name)); };
            N\(name) = { isa = PBXTargetDependency; name = "\(dependency ?? "")"; };
            D\(name) = { isa = XCSwiftPackageProductDependency; productName = "\(product ?? "")"; };
            T\(name) = { isa = PBXNativeTarget; name = \(name); \
                \(attributes.contains("buildPhases") ? "" : "buildPhases = (S\(name));") \
                \(dependency == nil ? "" : "dependencies = (N\(name));") \
                \(product == nil ? "" : "packageProductDependencies = (D\(name));") \
                productType = "com.apple.product-type.\(kind)"; \(attributes) };
            """
        }
    }

    /// A project file with targets and other objects. The main group contains the targets' files and `children`.
    static func project(_ targets: [Target], children: String = "", objects: String = "") -> String {
        """
        { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (\(targets.map { "T" + $0.name }.joined(separator: ", "))); };
            G = { isa = PBXGroup; sourceTree = "<group>";
                children = (\(targets.map { "F" + $0.name + ", " }.joined()) \(children)); };
            \(targets.map(\.objects).joined(separator: "\n"))
            \(objects)
        }; rootObject = P; }
        """
    }

    /// An app that links a framework of a referenced project, without listing a dependency.
    static let ofAnotherProject = project(
        [Target(name: "App", kind: "application", attributes: "buildPhases = (SApp, K);")], children: "O",
        objects: """
            O = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; name = Kit.xcodeproj;
                path = ../Kit/Kit.xcodeproj; sourceTree = "<group>"; };
            X = { isa = PBXReferenceProxy; path = Kit.framework; remoteRef = C; sourceTree = BUILT_PRODUCTS_DIR; };
            C = { isa = PBXContainerItemProxy; containerPortal = O; remoteInfo = Kit; };
            BX = { isa = PBXBuildFile; fileRef = X; };
            K = { isa = PBXFrameworksBuildPhase; files = (BX); };
            """)

    /// The referenced project: the framework with its dependency, and an unrelated app.
    static let anotherProject = project([
        Target(name: "Kit", kind: "framework", dependency: "Base"), Target(name: "Base", kind: "framework"),
        Target(name: "Demo", kind: "application"),
    ])

    /// A project of Xcode 16: folders whose files belong to targets automatically.
    static let synchronized = """
        { objects = {
            P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (A, W); };
            G = { isa = PBXGroup; children = (R); sourceTree = "<group>"; };
            R = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); path = App; sourceTree = "<group>"; };
            E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A;
                membershipExceptions = (Info.plist, "Drafts/Later.swift", "/Localized: Old.storyboard"); };
            E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; membershipExceptions = (Both.swift); };
            A = { isa = PBXNativeTarget; name = App; buildConfigurationList = AL; buildPhases = ();
                fileSystemSynchronizedGroups = (R); productType = "com.apple.product-type.application"; };
            W = { isa = PBXNativeTarget; name = Kit; buildConfigurationList = AL; buildPhases = ();
                productType = "com.apple.product-type.framework"; };
            PL = { isa = XCConfigurationList; buildConfigurations = (); };
            AL = { isa = XCConfigurationList; buildConfigurations = (); };
        }; rootObject = P; }
        """
}
