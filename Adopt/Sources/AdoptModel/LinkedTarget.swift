import Foundation

/// A package's target in C, which the mirror builds from a link to its folder.
public struct LinkedTarget: Equatable, Sendable {
    /// The target's folder.
    public var folder: URL
    /// The files and folders to omit.
    public var exclude: [String]
    /// The files and folders to compile; empty for all.
    public var sources: [String]
    /// The folder of the public headers; `nil` for `include`.
    public var publicHeaders: String?
    /// The build settings as a manifest writes them, by their labels.
    public var settings: [String: [String]]

    /// Creates a target.
    public init(
        folder: URL, exclude: [String] = [], sources: [String] = [], publicHeaders: String? = nil,
        settings: [String: [String]] = [:]
    ) {
        self.folder = folder
        self.exclude = exclude
        self.sources = sources
        self.publicHeaders = publicHeaders
        self.settings = settings
    }
}
