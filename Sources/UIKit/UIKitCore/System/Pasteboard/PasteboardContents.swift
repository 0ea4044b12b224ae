/// The contents of a pasteboard, shared by all objects for it.
@MainActor
final class PasteboardContents {
    let name: UIPasteboard.Name
    private(set) var items: [PasteboardItem] = []
    private(set) var changeCount = 0
    /// The types before the changes of this turn; `nil` if nothing has changed.
    private var typesBefore: Set<String>?
    private var expiry: MainLoop.Timer?

    init(_ name: UIPasteboard.Name) {
        self.name = name
    }

    /// Replaces the items. All changes of one turn are counted and posted as one change.
    func replace(_ items: [PasteboardItem], until date: Date? = nil, through pasteboard: UIPasteboard) {
        if typesBefore == nil {
            typesBefore = types
            Runtime.loop.afterCommit("change of a pasteboard") { self.tellOfChange(pasteboard) }
        }
        self.items = items
        expiry?.cancel()
        expiry = date.map { date in
            let delay = date.timeIntervalSince(Runtime.current.dateOfApp)
            return Runtime.loop.schedule(alarmAfter: delay, "the end of what a pasteboard has") {
                [weak self] in self?.replace([], through: pasteboard)
            }
        }
    }

    private var types: Set<String> { Set(items.flatMap(\.types)) }

    private func tellOfChange(_ pasteboard: UIPasteboard) {
        let before = typesBefore ?? []
        typesBefore = nil
        changeCount += 1
        let (added, removed) = (types.subtracting(before), before.subtracting(types))
        let info: [String: Any] = [
            UIPasteboard.changedTypesAddedUserInfoKey: added.sorted(),
            UIPasteboard.changedTypesRemovedUserInfoKey: removed.sorted(),
        ]
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: pasteboard,
            userInfo: added.isEmpty && removed.isEmpty ? nil : info)
    }
}

/// An item of a pasteboard: values by type, or a provider.
@MainActor
package struct PasteboardItem {
    private enum Source {
        case values([String: Any])
        case provider(NSItemProvider)
    }

    private let source: Source

    /// A value of the automatic type gets the type of its class.
    init(_ values: [String: Any]) {
        var known = values
        if let value = known.removeValue(forKey: UIPasteboard.typeAutomatic) {
            if let type = PasteboardTypes.type(of: value) { known[type] = value }
        }
        source = .values(known)
    }

    init(_ provider: NSItemProvider) {
        source = .provider(provider)
    }

    var types: [String] {
        switch source {
        case .values(let values): values.keys.sorted()
        case .provider(let provider): provider.registeredTypeIdentifiers
        }
    }

    var values: [String: Any] {
        switch source {
        case .values(let values): values
        case .provider:
            Dictionary(uniqueKeysWithValues: types.compactMap { type in value(type).map { (type, $0) } })
        }
    }

    func has(_ type: String) -> Bool { types.contains(type) }

    package func value(_ type: String) -> Any? {
        switch source {
        case .values(let values): values[type]
        case .provider(let provider): provider.presentValue(type).map { PasteboardTypes.value($0) }
        }
    }

    func data(_ type: String) -> Data? {
        switch value(type) {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }

    /// A provider of the item's values.
    var provider: NSItemProvider {
        switch source {
        case .provider(let provider): return provider
        case .values(let values):
            let made = NSItemProvider()
            for (type, value) in values.sorted(by: { $0.key < $1.key }) { made.register(value, type) }
            return made
        }
    }
}

extension NSItemProvider {
    fileprivate func register(_ value: Any, _ type: String) {
        if let object = PasteboardTypes.object(value) {
            registerPasted(object, type)
        } else if let data = value as? Data {
            registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
                $0(data, nil)
                return nil
            }
        }
    }
}

/// The pasteboards of the current device.
@MainActor
final class Pasteboards {
    static var current: Pasteboards { Runtime.current.pasteboards }

    private var boards: [UIPasteboard.Name: PasteboardContents] = [:]
    private(set) lazy var general = UIPasteboard(make(.general))

    /// Returns the pasteboard with a name.
    func board(_ name: UIPasteboard.Name, create: Bool) -> PasteboardContents? {
        boards[name] ?? (create || name == .general ? make(name) : nil)
    }

    func make(_ name: UIPasteboard.Name) -> PasteboardContents {
        if let known = boards[name] { return known }
        let made = PasteboardContents(name)
        boards[name] = made
        return made
    }

    func remove(_ name: UIPasteboard.Name) {
        guard let board = boards.removeValue(forKey: name) else { return }
        NotificationCenter.default.post(
            name: UIPasteboard.removedNotification, object: UIPasteboard(board))
    }
}

/// The identifiers of pasteboard types.
package enum PasteboardTypes {
    package static let text = "public.utf8-plain-text"
    /// The text types.
    package static let texts = [text, "public.plain-text", "public.text"]
    package static let url = "public.url"
    package static let image = "public.png"
    static let color = "com.apple.uikit.color"

    /// Returns the default type of a value that an app sets without a type.
    static func type(of value: Any) -> String? {
        switch value {
        case is String, is NSAttributedString: text
        case is URL: url
        case is UIImage: image
        case is UIColor: color
        default: nil
        }
    }

    /// Converts an item provider's object to a pasteboard value.
    package static func value(_ object: Any) -> Any {
        switch object {
        case let text as NSString: text as String
        case let url as NSURL: url as URL
        case let data as NSData: data as Data
        default: object
        }
    }

    /// Converts a pasteboard value to an item provider's object.
    static func object(_ value: Any) -> (any SystemItemValue)? {
        switch value {
        case let text as String: text as NSString
        case let url as URL: url as NSURL
        case let object as any SystemItemValue: object
        default: nil
        }
    }
}
