/// A missing part of UIKit that a file uses: an object's class, which a plain object replaces, or a property.
package struct InterfaceAbsence: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, as passed to the reader.
    package let path: String
    /// The line of the element, starting at 1.
    package let line: Int
    /// The path of elements from the root, as in ``InterfaceElement/elementPath``.
    package let element: String
    /// The name of the element, such as `mapView`.
    package let name: String
    /// The missing property; nil if the class itself is missing.
    package let attribute: String?

    /// The absence on one line: `Main.storyboard:12: document/…/mapView[x3k-9f-0aa]`.
    package var description: String {
        "\(path):\(line): \(element)" + (attribute.map { ": attribute \($0)" } ?? "")
    }
}

extension InterfaceElement {
    /// The parts of an element that every view and view controller supports, whatever its class.
    private static let common: Set<String> = [
        "rect", "autoresizingMask", "subviews", "constraints", "connections", "viewLayoutGuide", "variation",
        "navigationItem", "tabBarItem", "toolbarItems", "gestureRecognizers", "layoutGuides", "view",
    ]

    /// Reports the element's class as missing. The parts that only the class would read count as read.
    package func reportAbsence() {
        note(nil)
        for attribute in attributes { _ = self[attribute.name] }
        for child in children where !Self.common.contains(child.name) { child.markAllAsRead() }
    }

    /// Reports the attributes of missing properties. They count as read.
    package func reportAbsence(of attributes: String...) {
        for attribute in attributes where self[attribute] != nil { note(attribute) }
    }

    private func note(_ attribute: String?) {
        record.absences.append(
            InterfaceAbsence(
                path: record.path, line: line, element: elementPath, name: name, attribute: attribute))
    }
}
