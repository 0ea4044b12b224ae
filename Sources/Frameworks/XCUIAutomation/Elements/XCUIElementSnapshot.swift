import Foundation
import ScreenTree
import UIKit

/// The attributes of an element and its descendants at one moment. iOS 11. Follows Apple's page "XCUIElementSnapshot".
@preconcurrency @MainActor
public protocol XCUIElementSnapshot: XCUIElementAttributes {
    /// The snapshots of the element's children.
    var children: [any XCUIElementSnapshot] { get }
    /// The attributes of the element and its descendants. iOS 13.
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// An object that provides snapshots. iOS 11. Follows Apple's page "XCUIElementSnapshotProviding".
@preconcurrency @MainActor
public protocol XCUIElementSnapshotProviding {
    /// Returns the attributes of the element and its descendants at this moment. Throws if there is no such element, or more than one.
    func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
    /// The names of attributes in ``XCUIElementSnapshot/dictionaryRepresentation``. iOS 13. Follows Apple's page
    /// "XCUIElement.AttributeName".
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The identifier.
        public static let identifier = AttributeName(rawValue: "identifier")
        /// The type.
        public static let elementType = AttributeName(rawValue: "elementType")
        /// The value.
        public static let value = AttributeName(rawValue: "value")
        /// The placeholder.
        public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
        /// The title.
        public static let title = AttributeName(rawValue: "title")
        /// The label.
        public static let label = AttributeName(rawValue: "label")
        /// Whether the element has the focus.
        public static let hasFocus = AttributeName(rawValue: "hasFocus")
        /// Whether the user can operate the element.
        public static let enabled = AttributeName(rawValue: "enabled")
        /// Whether the element is selected.
        public static let selected = AttributeName(rawValue: "selected")
        /// The frame.
        public static let frame = AttributeName(rawValue: "frame")
        /// The horizontal size class.
        public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
        /// The vertical size class.
        public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
        /// The children.
        public static let children = AttributeName(rawValue: "children")
    }
}

/// A snapshot of an element of the screen tree.
@preconcurrency @MainActor
final class ElementRecord: NSObject, XCUIElementSnapshot {
    let element: ElementSnapshot

    init(_ element: ElementSnapshot) {
        self.element = element
        super.init()
    }

    var identifier: String { element.identifier }
    var frame: CGRect { element.frame }
    var value: Any? { element.valueOfTest }
    var title: String { element.title }
    var label: String { element.label }
    var elementType: XCUIElement.ElementType { XCUIElement.ElementType(element.kind) }
    var isEnabled: Bool { element.isEnabled }
    var horizontalSizeClass: UIUserInterfaceSizeClass { element.traitsOfView.horizontalSizeClass }
    var verticalSizeClass: UIUserInterfaceSizeClass { element.traitsOfView.verticalSizeClass }
    var placeholderValue: String? { element.placeholder }
    var isSelected: Bool { element.isSelected }
    var hasFocus: Bool { element.hasFocus }
    var children: [any XCUIElementSnapshot] { element.children.map(ElementRecord.init) }

    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
        var values: [XCUIElement.AttributeName: Any] = [
            .identifier: identifier, .elementType: elementType.rawValue, .title: title, .label: label,
            .hasFocus: hasFocus, .enabled: isEnabled, .selected: isSelected,
            .horizontalSizeClass: horizontalSizeClass.rawValue,
            .verticalSizeClass: verticalSizeClass.rawValue,
            .frame: ["X": frame.minX, "Y": frame.minY, "Width": frame.width, "Height": frame.height],
            .children: children.map(\.dictionaryRepresentation),
        ]
        values[.value] = value
        values[.placeholderValue] = placeholderValue
        return values
    }
}

extension ElementSnapshot {
    /// The value as a test reads it; an element without one has an empty value.
    var valueOfTest: Any { value ?? "" }

    var traitsOfView: UITraitCollection {
        (object as? any UITraitEnvironment)?.traitCollection ?? UIScreen.main.traitCollection
    }
}
