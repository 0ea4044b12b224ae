import Foundation

/// What is to be adopted: an Xcode project, a package or a folder of sources, as it was found.
public struct SourceProject: Equatable, Sendable {
    /// The name of the project's file, without its ending.
    public var name: String
    /// The folder that the paths of its files are counted from.
    public var folder: URL
    /// The targets, in the project's order.
    public var targets: [SourceTarget]
    /// What could not be read, in sentences.
    public var remarks: [String]
    /// The packages that it names by their repositories.
    public var packages: [PackageReference]
    /// Packages of others that come along.
    public var broughtPackages: [BroughtPackage] = []

    /// A project of targets that were read.
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

/// One target of a project.
public struct SourceTarget: Equatable, Sendable {
    /// Which names Xcode makes of asset catalogues.
    public enum AssetNames: Sendable {
        case none
        /// `ImageResource.logo` and `ColorResource.accent`.
        case resources
        /// `UIImage.logo` and `UIColor.accent` besides.
        case resourcesAndExtensions
    }

    /// Who makes names of the target's resources as Xcode builds it, besides Xcode.
    public enum ResourceNames: Sendable {
        case none
        /// R.swift makes `R.generated.swift`.
        case rswift

        /// The modules that the names need.
        public var modules: [String] { self == .rswift ? ["Rswift"] : [] }
    }

    /// What a target is built to.
    public enum Kind: String, Sendable {
        /// An app for a phone or a tablet.
        case app
        /// A framework or a static library that others import.
        case library
        /// An extension, a watch app, a command: what has no place here.
        case other
        /// Tests that run inside the app.
        case unitTests
        /// Tests that tap at the app from outside.
        case interfaceTests
    }

    /// The target's name in the project.
    public var name: String
    /// What `import` calls it.
    public var module: String
    /// What it is built to.
    public var kind: Kind
    /// The Swift files.
    public var sources: [URL]
    /// Sources of other languages: Objective-C, C, Metal.
    public var otherSources: [URL]
    /// Storyboards, nibs, asset catalogues, strings, images, anything that is copied into the product.
    public var resources: [URL]
    /// The property list of the product.
    public var infoPlist: URL?
    /// What build settings put into the property list: keys without `INFOPLIST_KEY_`.
    public var infoValues: [String: String]
    /// The version of Swift that the project asks for, such as "5.0".
    public var swiftVersion: String?
    /// How the compiler reads its files besides.
    public var language = LanguageSettings()
    /// The conditions that `#if` finds true.
    public var conditions: [String]
    /// Names of the project's targets that this one needs.
    public var dependencies: [String]
    /// Products of packages that this one needs: their names.
    public var products: [String]
    /// Which names Xcode makes of its asset catalogues.
    public var assetNames = AssetNames.resources
    /// Who makes names of its resources besides.
    public var resourceNames = ResourceNames.none
    /// The modules that its bridging header imports: every file has them without a word.
    public var bridgedModules: [String] = []
    /// The headers in Objective-C that its bridging header is or imports, of the project's own.
    public var bridgedHeaders: [URL] = []
    /// Whether its sources say themselves what of them Linux compiles.
    public var isForLinux = false
    /// Whether it is a package's, and not an Xcode project's.
    public var isOfPackage = false
    /// The build settings that a property list may refer to, such as `PRODUCT_BUNDLE_IDENTIFIER`, with their variables put in.
    public var settings: [String: String]

    /// A target that was read.
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
