import Foundation
import UIKit

/// The attributes of an element. A predicate is evaluated with objects that conform to it. iOS 9. Follows Apple's page
/// "XCUIElementAttributes".
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
    /// The accessibility identifier; empty without one.
    var identifier: String { get }
    /// The frame on the screen, in points.
    var frame: CGRect { get }
    /// The value, whose type depends on the element.
    var value: Any? { get }
    /// The title. Empty on iOS.
    var title: String { get }
    /// The accessibility label; empty without one.
    var label: String { get }
    /// The type.
    var elementType: XCUIElement.ElementType { get }
    /// Whether the user can operate the element.
    var isEnabled: Bool { get }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get }
    /// The text of an empty field; `nil` for an element without one.
    var placeholderValue: String? { get }
    /// Whether the element is selected.
    var isSelected: Bool { get }
    /// Whether the element has the focus. iOS 11.
    var hasFocus: Bool { get }
}
