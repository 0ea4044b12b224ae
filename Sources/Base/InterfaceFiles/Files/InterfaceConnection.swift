/// A connection from an object of a file to another object, or to code.
package struct InterfaceConnection {
    /// The kind of connection.
    package enum Kind: Hashable, Sendable {
        /// The destination is the value of one of the object's properties.
        case outlet
        /// The destination is in the array of one of the object's properties.
        case outletCollection
        /// Events of the object call a method of the destination.
        case action
        /// The object opens the destination, a scene.
        case segue
        /// Another kind, by the name of its element.
        case other(String)
    }

    package let kind: Kind
    /// The element of the connection.
    package let element: InterfaceElement

    init(_ element: InterfaceElement) {
        self.element = element
        kind =
            switch element.name {
            case "outlet": .outlet
            case "outletCollection": .outletCollection
            case "action": .action
            case "segue": .segue
            default: .other(element.name)
            }
    }

    /// The id of the destination object.
    package var destination: String? { element["destination"] }

    /// The property of an outlet or an outlet collection.
    package var property: String? { element["property"] }

    /// The method of an action, as an Objective-C selector.
    package var selector: String? { element["selector"] }

    /// The event of an action, such as `touchUpInside`; nil for objects with one event.
    package var eventType: String? { element["eventType"] }
}

extension InterfaceFile {
    /// Returns the connections of an element, in file order, without those of its descendants.
    package func connections(of element: InterfaceElement) -> [InterfaceConnection] {
        element.list("connections").map(InterfaceConnection.init)
    }
}
