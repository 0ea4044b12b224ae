/// Which types of items a responder takes when they are pasted or dropped. iOS 11. Follows Apple's page "UIPasteConfiguration".
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSSecureCoding, @preconcurrency NSCopying {
    /// Archives of it are read as those of its class.
    nonisolated public static var supportsSecureCoding: Bool { true }

    /// The names of the types.
    open var acceptableTypeIdentifiers: [String] = []

    /// Creates a configuration of no types.
    public override init() { super.init() }

    /// Creates a configuration of some types.
    public convenience init(acceptableTypeIdentifiers: [String]) {
        self.init()
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    }

    /// Creates a configuration of the types that objects of a class can be made of.
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

    /// Writes the types into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(acceptableTypeIdentifiers as NSArray, forKey: "acceptableTypeIdentifiers")
    }

    /// Adds types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }

    /// Adds the types that objects of a class can be made of.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    /// A configuration of the same types.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }
}

/// What takes items that are pasted or dropped. iOS 11. Follows Apple's page "UIPasteConfigurationSupporting".
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// Which types are taken; `nil` for none.
    var pasteConfiguration: UIPasteConfiguration? { get set }

    /// Called with the items that are pasted or dropped.
    func paste(itemProviders: [NSItemProvider])

    /// Returns whether all of the items can be taken. Without it they can if each is of one of the configuration's types.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

// What Apple declares as optional.
extension UIPasteConfigurationSupporting {
    /// Does nothing.
    public func paste(itemProviders: [NSItemProvider]) {}

    /// Whether each item is of one of the configuration's types.
    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) ?? false
    }
}

extension UIPasteConfiguration {
    /// Whether there are items, and each is of one of the types.
    func accepts(_ providers: [NSItemProvider]) -> Bool {
        !providers.isEmpty
            && providers.allSatisfy { provider in
                acceptableTypeIdentifiers.contains(where: provider.hasItemConformingToTypeIdentifier)
            }
    }
}
