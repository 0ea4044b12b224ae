/// What of a file does not exist here: an object's class, in whose place something plain stands, or a property of an object.
package struct InterfaceAbsence: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, as it was given for reading.
    package let path: String
    /// The line of the element, counted from 1.
    package let line: Int
    /// The elements from the root to this one, as in ``InterfaceElement/elementPath``.
    package let element: String
    /// The name of the element, such as `mapView`.
    package let name: String
    /// The property that the class does not have here; nil if the class itself does not exist.
    package let attribute: String?

    /// The absence on one line: `Main.storyboard:12: document/…/mapView[x3k-9f-0aa]`.
    package var description: String {
        "\(path):\(line): \(element)" + (attribute.map { ": attribute \($0)" } ?? "")
    }
}

extension InterfaceElement {
    /// What of an element every view and every controller has, whatever its class is.
    private static let common: Set<String> = [
        "rect", "autoresizingMask", "subviews", "constraints", "connections", "viewLayoutGuide", "variation",
        "navigationItem", "tabBarItem", "toolbarItems", "gestureRecognizers", "layoutGuides", "view",
    ]

    /// Notes that the element's class does not exist here. What the class alone would read counts as read.
    package func reportAbsence() {
        note(nil)
        for attribute in attributes { _ = self[attribute.name] }
        for child in children where !Self.common.contains(child.name) { child.markAllAsRead() }
    }

    /// Notes the attributes that stand for properties which do not exist here. They count as read.
    package func reportAbsence(of attributes: String...) {
        for attribute in attributes where self[attribute] != nil { note(attribute) }
    }

    private func note(_ attribute: String?) {
        record.absences.append(
            InterfaceAbsence(
                path: record.path, line: line, element: elementPath, name: name, attribute: attribute))
    }
}
