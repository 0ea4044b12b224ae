// Several items at once.
extension UIPasteboard {
    /// Some items by their places; `nil` stands for all.
    func chosen(_ itemSet: IndexSet?) -> [PasteboardItem] {
        guard let itemSet else { return contents }
        return itemSet.filter { contents.indices.contains($0) }.map { contents[$0] }
    }

    func places(of types: [String]) -> IndexSet? {
        let found = contents.indices.filter { place in types.contains { contents[place].has($0) } }
        return found.isEmpty ? nil : IndexSet(found)
    }
}

extension UIPasteboard {
    /// The types of texts, the best first.
    public static var typeListString: NSArray { PasteboardTypes.texts as NSArray }
    /// The types of addresses.
    public static var typeListURL: NSArray { [PasteboardTypes.url] as NSArray }
    /// The types of images.
    public static var typeListImage: NSArray {
        [PasteboardTypes.image, "public.tiff", "public.jpeg", "com.compuserve.gif"] as NSArray
    }
    /// The types of colours.
    public static var typeListColor: NSArray { [PasteboardTypes.color] as NSArray }
    /// The type of a value whose class says the type. iOS 10.
    public static let typeAutomatic: String = "com.apple.uikit.type-automatic"
}

/// The name of the pasteboard of searches, which is no more since iOS 10.
public let UIPasteboardNameFind: String = "com.apple.UIKit.pboard.find"

// Swift's values.
extension UIPasteboard {
    /// Puts values such as `String`s on the pasteboard. iOS 11.
    public func setObjects<T: _ObjectiveCBridgeable>(_ objects: [T])
    where T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Puts values such as `String`s on the pasteboard, until a date if there is one. iOS 11.
    public func setObjects<T: _ObjectiveCBridgeable>(_ objects: [T], localOnly: Bool, expirationDate: Date?)
    where T._ObjectiveCType: NSItemProviderWriting {
        let made: [any NSItemProviderWriting] = objects.map { $0._bridgeToObjectiveC() }
        setObjects(made, localOnly: localOnly, expirationDate: expirationDate)
    }
}
