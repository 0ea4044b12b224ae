import Foundation

/// A project to adopt, as it was read: an Xcode project, a package or a folder of sources.
public struct SourceProject: Equatable, Sendable {
    /// The name of the project's file, without its extension.
    public var name: String
    /// The folder that file paths are relative to.
    public var folder: URL
    /// The targets, in the project's order.
    public var targets: [SourceTarget]
    /// The parts that couldn't be read, in sentences.
    public var remarks: [String]
    /// The packages that the project references by repository.
    public var packages: [PackageReference]
    /// The packages with the versions in `Package.resolved`.
    public var lockedPackages: [PackageReference] = []
    /// The needed modules of checkouts that Linux can't build.
    public var unbuiltModules: [String: UnbuiltModule] = [:]
    /// The third-party packages that are adopted or built with the project.
    public var broughtPackages: [BroughtPackage] = []

    /// Creates a project.
    public init(
        name: String, folder: URL, targets: [SourceTarget], remarks: [String] = [],
        packages: [PackageReference] = []
    ) {
        self.name = name
        self.folder = folder
        self.targets = targets
        self.remarks = remarks
        self.packages = packages
    }
}

/// The reason why Linux can't build a module whose package is here.
public enum UnbuiltModule: Sendable {
    case binary
    case objectiveC
}

/// One target of a project.
public struct SourceTarget: Equatable, Sendable {
    /// The kinds of symbols that Xcode generates for asset catalogs.
    public enum AssetNames: Sendable {
        case none
        /// `ImageResource.logo` and `ColorResource.accent`.
        case resources
        /// `UIImage.logo` and `UIColor.accent` in addition.
        case resourcesAndExtensions
    }

    /// A tool, other than Xcode, that generates names for the target's resources at build time.
    public enum ResourceNames: Sendable {
        case none
        /// R.swift, which generates `R.generated.swift`.
        case rswift

        /// The modules that the generated names require.
        public var modules: [String] { self == .rswift ? ["Rswift"] : [] }

        /// The generated type that contains the names.
        public var type: String? { self == .rswift ? "R" : nil }
    }

    /// The type of product that a target builds.
    public enum Kind: String, Sendable {
        /// An app for iPhone or iPad.
        case app
        /// A framework or a static library.
        case library
        /// An unsupported type: an extension, a watch app, a command-line tool.
        case other
        /// Tests that run inside the app.
        case unitTests
        /// Tests that control the app from another process.
        case interfaceTests

        /// Whether the target contains tests.
        public var isTests: Bool { self == .unitTests || self == .interfaceTests }
    }

    /// The target's name in the project.
    public var name: String
    /// The module's name in an `import`.
    public var module: String
    /// The type of the target's product.
    public var kind: Kind
    /// The Swift files.
    public var sources: [URL]
    /// The Swift files that the project lists and that don't exist.
    public var missingSources: [URL] = []
    /// Sources in other languages: Objective-C, C, Metal.
    public var otherSources: [URL]
    /// Storyboards, nibs, asset catalogs, strings, images and other files that are copied into the product.
    public var resources: [URL]
    /// The product's property list.
    public var infoPlist: URL?
    /// The property list values from build settings: keys without `INFOPLIST_KEY_`.
    public var infoValues: [String: String]
    /// The project's Swift version, such as "5.0".
    public var swiftVersion: String?
    /// The other language settings.
    public var language = LanguageSettings()
    /// The active compilation conditions.
    public var conditions: [String]
    /// The names of the project's targets that this target depends on.
    public var dependencies: [String]
    /// The names of the package products that this target depends on.
    public var products: [String]
    /// The symbols that Xcode generates for the target's asset catalogs.
    public var assetNames = AssetNames.resources
    /// The tool that generates names for the target's other resources.
    public var resourceNames = ResourceNames.none
    /// The modules that the bridging header imports, and that every file therefore sees without an import.
    public var bridgedModules: [String] = []
    /// The project's own Objective-C headers: the bridging header and the headers that it imports.
    public var bridgedHeaders: [URL] = []
    /// The classes of files that are left out, by name. Storyboards may name them.
    public var classesLeftOut: [String] = []
    /// The parts of files that are left out.
    public var leftOutParts: [URL: [LeftOutPart]] = [:]
    /// The app delegate, if its file is left out.
    public var delegateLeftOut: String?
    /// Whether the sources contain their own conditions for Linux.
    public var isForLinux = false
    /// The parts of a package's target that the mirror lacks, such as "the macro Observed".
    public var lostParts: [String] = []
    /// The target in C, if it is one.
    public var linked: LinkedTarget?
    /// Whether the target belongs to a package rather than to an Xcode project.
    public var isOfPackage = false
    /// The build settings that a property list may reference, such as `PRODUCT_BUNDLE_IDENTIFIER`, with their variables expanded.
    public var settings: [String: String]

    /// Creates a target.
    public init(
        name: String, module: String, kind: Kind, sources: [URL] = [], otherSources: [URL] = [],
        resources: [URL] = [], infoPlist: URL? = nil, infoValues: [String: String] = [:],
        swiftVersion: String? = nil, conditions: [String] = [], dependencies: [String] = [],
        products: [String] = [], settings: [String: String] = [:]
    ) {
        self.name = name
        self.module = module
        self.kind = kind
        self.sources = sources
        self.otherSources = otherSources
        self.resources = resources
        self.infoPlist = infoPlist
        self.infoValues = infoValues
        self.swiftVersion = swiftVersion
        self.conditions = conditions
        self.dependencies = dependencies
        self.products = products
        self.settings = settings
    }
}
