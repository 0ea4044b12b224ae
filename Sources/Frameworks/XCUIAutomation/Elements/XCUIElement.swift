import Foundation
import ScreenTree
import UIKit

/// An element of the app's user interface, or a description of one that may not exist. It is found again each time that it is used.
/// iOS 9. Follows Apple's page "XCUIElement".
///
/// Actions wait until the app is idle, before and after. An action on an element that doesn't exist fails the test.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
    XCUIElementSnapshotProviding
{
    /// The way to the element.
    let target: ElementTarget

    init(_ target: ElementTarget) {
        self.target = target
        super.init()
    }

    convenience init(of query: XCUIElementQuery, _ choice: ElementTarget.Choice) {
        self.init(.query(query, choice))
    }

    // MARK: Existence

    /// Whether the element exists at this moment.
    open var exists: Bool {
        do {
            _ = try find()
            return true
        } catch {
            return (error as? MatchFailure)?.isAmbiguous == true
        }
    }

    /// Whether a tap can reach the element.
    open var isHittable: Bool {
        guard let found = try? find() else { return false }
        return found.element.isHittable(in: found.simulator)
    }

    // MARK: Attributes

    /// The accessibility identifier; empty without one.
    open var identifier: String { attributes.identifier }
    /// The frame on the screen, in points.
    open var frame: CGRect { attributes.frame }
    /// The value: a text, which is empty for an element without a value.
    open var value: Any? { attributes.valueOfTest }
    /// The title. Empty on iOS.
    open var title: String { attributes.title }
    /// The accessibility label; empty without one.
    open var label: String { attributes.label }
    /// The type.
    open var elementType: ElementType { ElementType(attributes.kind) }
    /// Whether the user can operate the element.
    open var isEnabled: Bool { attributes.isEnabled }
    /// The horizontal size class.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { attributes.traitsOfView.horizontalSizeClass }
    /// The vertical size class.
    open var verticalSizeClass: UIUserInterfaceSizeClass { attributes.traitsOfView.verticalSizeClass }
    /// The text of an empty field; `nil` for an element without one.
    open var placeholderValue: String? { attributes.placeholder }
    /// Whether the element is selected.
    open var isSelected: Bool { attributes.isSelected }
    /// Whether the element has the focus. iOS 11.
    open var hasFocus: Bool { attributes.hasFocus }

    /// Returns the value of an attribute by its name, such as `hasKeyboardFocus`. On a device it is key-value coding.
    open func value(forKey key: String) -> Any? { attributes.objectValue(key) }

    // MARK: Queries

    /// Returns a query for the element's descendants of a type.
    open func descendants(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(.element(self), .descendants(type.kind))
    }

    /// Returns a query for the element's children of a type.
    open func children(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(.element(self), .children(type.kind))
    }

    /// The first element that the element's query finds; the application itself. iOS 11.
    open var firstMatch: XCUIElement {
        switch target {
        case .application: self
        case .query(let query, _): query.firstMatch
        }
    }

    /// Returns a point relative to the element's frame: (0, 0) is its top left corner, (1, 1) its bottom right one.
    open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(on: self, normalizedOffset)
    }

    /// Returns the attributes of the element and its descendants at this moment. iOS 11.
    open func snapshot() throws -> any XCUIElementSnapshot { ElementRecord(try find().element) }

    /// The element with its descendants, its path and its query, in Xcode's layout.
    open override var debugDescription: String { MainActor.assumeIsolated { report } }

    /// The element as failures name it: `"Buy" Button`.
    open override var description: String { MainActor.assumeIsolated { words } }
}

/// The way to an element.
enum ElementTarget {
    /// The application itself.
    case application
    case query(XCUIElementQuery, Choice)

    /// The choice among the results of a query.
    enum Choice {
        /// The single result.
        case only
        case first
        case index(Int)
        /// The element that was there when the test asked for it.
        case bound(BoundElement)
    }
}

/// The identity of an element: its view or accessibility element, or the row of a table view that has no cell yet. Drawn parts of the same
/// view have different labels.
@MainActor
final class BoundElement {
    private weak var object: NSObject?
    private let row: TableRow?
    private let kind: ElementKind
    private let label: String

    init(_ element: ElementSnapshot) {
        (object, row, kind, label) = (element.object, element.unloadedRow, element.kind, element.label)
    }

    /// Whether it is the same view or accessibility element.
    func isSame(as other: BoundElement) -> Bool { object != nil && object === other.object }

    func matches(_ element: ElementSnapshot) -> Bool {
        guard element.kind == kind else { return false }
        if let row { return element.row?.isSame(as: row) == true && element.label == label }
        guard let object, element.object === object else { return false }
        return element.label == label || object is UIView && element.action == nil
    }
}
