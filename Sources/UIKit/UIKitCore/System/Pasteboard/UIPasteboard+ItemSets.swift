// Sets of items.
extension UIPasteboard {
    /// Returns the items of an index set; `nil` for all items.
    package func chosen(_ itemSet: IndexSet?) -> [PasteboardItem] {
        guard let itemSet else { return contents }
        return itemSet.filter { contents.indices.contains($0) }.map { contents[$0] }
    }

    func places(of types: [String]) -> IndexSet? {
        let found = contents.indices.filter { place in types.contains { contents[place].has($0) } }
        return found.isEmpty ? nil : IndexSet(found)
    }
}

extension UIPasteboard {
    /// The text types, the best first.
    public static var typeListString: NSArray { PasteboardTypes.texts as NSArray }
    /// The URL types.
    public static var typeListURL: NSArray { [PasteboardTypes.url] as NSArray }
    /// The image types.
    public static var typeListImage: NSArray {
        [PasteboardTypes.image, "public.tiff", "public.jpeg", "com.compuserve.gif"] as NSArray
    }
    /// The color types.
    public static var typeListColor: NSArray { [PasteboardTypes.color] as NSArray }
    /// The type of a value whose class determines the type. iOS 10.
    public static let typeAutomatic: String = "com.apple.uikit.type-automatic"
}

/// The name of the pasteboard for searches, which doesn't exist since iOS 10.
public let UIPasteboardNameFind: String = "com.apple.UIKit.pboard.find"

// Swift values.
extension UIPasteboard {
    /// Sets values such as `String`s as the items. iOS 11.
    public func setObjects<T: _ObjectiveCBridgeable>(_ objects: [T])
    where T._ObjectiveCType: NSItemProviderWriting {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Sets values such as `String`s as the items, optionally with an expiration date. iOS 11.
    public func setObjects<T: _ObjectiveCBridgeable>(_ objects: [T], localOnly: Bool, expirationDate: Date?)
    where T._ObjectiveCType: NSItemProviderWriting {
        let made: [any NSItemProviderWriting] = objects.map { $0._bridgeToObjectiveC() }
        setObjects(made, localOnly: localOnly, expirationDate: expirationDate)
    }
}
