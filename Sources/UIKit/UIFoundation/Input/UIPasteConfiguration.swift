/// The types of items that a responder accepts for pasting and dropping. iOS 11. Follows Apple's page "UIPasteConfiguration".
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSSecureCoding, @preconcurrency NSCopying {
    /// Supports secure coding.
    nonisolated public static var supportsSecureCoding: Bool { true }

    /// The type identifiers.
    open var acceptableTypeIdentifiers: [String] = []

    /// Creates a configuration without types.
    public override init() { super.init() }

    /// Creates a configuration with type identifiers.
    public convenience init(acceptableTypeIdentifiers: [String]) {
        self.init()
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    }

    /// Creates a configuration with the types from which objects of a class can be created.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Creates a configuration from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        let types = coder.decodeObject(
            of: [NSArray.self, NSString.self], forKey: "acceptableTypeIdentifiers")
        acceptableTypeIdentifiers = types as? [String] ?? []
    }

    /// Writes the types to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(acceptableTypeIdentifiers as NSArray, forKey: "acceptableTypeIdentifiers")
    }

    /// Adds types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Adds the types from which objects of a class can be created.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Returns a configuration with the same types.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }
}

/// An object that accepts pasted and dropped items. iOS 11. Follows Apple's page "UIPasteConfigurationSupporting".
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The accepted types; `nil` for none.
    var pasteConfiguration: UIPasteConfiguration? { get set }

    /// Called with the pasted or dropped items.
    func paste(itemProviders: [NSItemProvider])

    /// Returns whether all items can be pasted. By default, each item must conform to one of the configuration's types.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

// Optional methods of Apple's protocol.
extension UIPasteConfigurationSupporting {
    /// Does nothing.
    public func paste(itemProviders: [NSItemProvider]) {}

    /// Returns whether each item conforms to one of the configuration's types.
    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) ?? false
    }
}

extension UIPasteConfiguration {
    /// Returns whether there are items and each conforms to one of the types.
    package func accepts(_ providers: [NSItemProvider]) -> Bool {
        !providers.isEmpty
            && providers.allSatisfy { provider in
                acceptableTypeIdentifiers.contains(where: provider.hasItemConformingToTypeIdentifier)
            }
    }
}
