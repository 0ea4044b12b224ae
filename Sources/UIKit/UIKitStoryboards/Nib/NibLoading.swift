import InterfaceFiles

/// Creates the objects of a nib once, with existing objects: the owner and external objects.
@MainActor
struct NibLoading {
    private let source: NibSource
    private let owner: AnyObject?
    private let external: [String: Any]

    init(_ source: NibSource, _ owner: Any?, _ options: [UINib.OptionsKey: Any]?) {
        self.source = source
        self.owner = owner.map { $0 as AnyObject }
        external = options?[.externalObjects] as? [String: Any] ?? [:]
    }

    /// Returns the top-level objects, in the order of the file.
    func load() -> [AnyObject] {
        let elements = source.file.topLevelObjects
        let placeholders = elements.filter { $0.name == "placeholder" }
        let pairs = placeholders.compactMap { element in object(of: element).map { (element, $0) } }
        let present = pairs.compactMap { element, object in element.id.map { ($0, object) } }
        let loading = InterfaceLoading(
            source.file, source.bundle, strings: source.strings,
            present: Dictionary(present, uniquingKeysWith: { first, _ in first }))
        loading.standIns = source.standIns
        loading.beforeConnecting = { loading in
            for (element, object) in pairs { ConnectionMaking(loading).connect(object, element) }
        }
        return loading.load(elements.filter { $0.name != "placeholder" })
    }

    /// Returns the owner, or an object of the options. The first responder is found when an action is sent.
    private func object(of placeholder: InterfaceElement) -> AnyObject? {
        _ = (placeholder["customClass"], placeholder["customModule"])
        switch placeholder["placeholderIdentifier"] {
        case "IBFilesOwner": return owner
        case "IBFirstResponder": return nil
        case let name?: return external[name].map { $0 as AnyObject }
        case nil: return nil
        }
    }
}
