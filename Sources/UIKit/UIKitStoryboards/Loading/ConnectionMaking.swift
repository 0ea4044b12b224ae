import InterfaceFiles

/// Makes the connections of a file: outlets, outlet collections, actions and segues.
@MainActor
struct ConnectionMaking {
    private let loading: InterfaceLoading

    init(_ loading: InterfaceLoading) { self.loading = loading }

    /// Makes the connections of an object, in the file's order.
    func connect(_ object: AnyObject, _ element: InterfaceElement) {
        // Most constraints have no connections, and no object sends them messages.
        if object is NSLayoutConstraint, element.children.isEmpty { return }
        (type(of: object) as? any InterfaceBuilderConnected.Type)?.outlets.noteActions()
        connect(object, loading.file.connections(of: element))
    }

    /// Makes connections. Connections to an object that is created later wait for it.
    func connect(_ object: AnyObject, _ connections: [InterfaceConnection]) {
        var collections: [String: [AnyObject]] = [:]
        for connection in connections {
            switch connection.kind {
            case .outlet, .outletCollection:
                guard let (property, member) = ends(of: connection) else {
                    loading.scene?.connectLater(connection, of: object)
                    continue
                }
                if connection.kind == .outlet {
                    KeyValueCoding.setByName(member, property, object)
                } else {
                    _ = connection.element["collectionClass"]
                    let appends = connection.element.bool("appends") ?? false
                    if appends, collections[property] == nil {
                        collections[property] = KeyValueCoding.get(property, of: object) as? [AnyObject]
                    }
                    collections[property, default: []].append(member)
                    KeyValueCoding.setByName(collections[property], property, object)
                }
            case .action: connectAction(connection, of: object)
            case .segue: loading.scene?.connect(connection.element, of: object)
            case .other: break
            }
        }
    }

    private func ends(of connection: InterfaceConnection) -> (String, AnyObject)? {
        guard let property = connection.property, let id = connection.destination,
            let destination = loading.object(id: id)
        else { return nil }
        return (property, destination)
    }

    /// First Responder and Exit aren't objects. Their actions find a target in the responder chain.
    private func connectAction(_ connection: InterfaceConnection, of object: AnyObject) {
        guard let name = connection.selector else { return }
        let target = connection.destination.flatMap { loading.object(id: $0) }
        if target is LeftOutController { return }
        let action = Selector(name)
        switch object {
        case let control as UIControl:
            control.addTarget(
                target, action: action,
                for: UIControl.Event(interfaceName: connection.eventType) ?? .primaryActionTriggered)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = action
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        default: break
        }
    }
}

extension UIControl.Event {
    /// Creates the event that has this name in Interface Builder.
    init?(interfaceName name: String?) {
        guard let event = name.flatMap({ UIControl.Event.interfaceWords[$0] }) else { return nil }
        self = event
    }

    private static let interfaceWords: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
        "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside,
        "touchUpOutside": .touchUpOutside,
        "touchCancel": .touchCancel, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}
