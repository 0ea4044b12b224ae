/// A connection from one object of a file to another, or to code.
package struct InterfaceConnection {
    /// What a connection is.
    package enum Kind: Hashable, Sendable {
        /// A property of the object is the destination.
        case outlet
        /// The destination is in the list that a property of the object is.
        case outletCollection
        /// Events of the object call a method of the destination.
        case action
        /// The object goes to the destination, a scene.
        case segue
        /// Something else: the name of the element.
        case other(String)
    }

    /// What it is.
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

    /// The id of the object at the other end.
    package var destination: String? { element["destination"] }

    /// The property of an outlet or an outlet collection.
    package var property: String? { element["property"] }

    /// The method of an action, in Objective-C's spelling.
    package var selector: String? { element["selector"] }

    /// The event of an action, such as `touchUpInside`; nil for objects with one event.
    package var eventType: String? { element["eventType"] }
}

extension InterfaceFile {
    /// The connections of an element, in the order of the file. Those of elements in it are not among them.
    package func connections(of element: InterfaceElement) -> [InterfaceConnection] {
        element.list("connections").map(InterfaceConnection.init)
    }
}
