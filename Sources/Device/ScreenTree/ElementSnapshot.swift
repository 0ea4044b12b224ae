import Simulator
import UIKit

/// An element of the screen at one moment.
@MainActor
package struct ElementSnapshot {
    /// The kind of the element.
    package var kind: ElementKind
    /// The accessibility identifier; empty without one.
    package var identifier = ""
    /// The accessibility label; empty without one.
    package var label = ""
    /// The title. Always empty on iOS.
    package var title = ""
    /// The value, such as the text of a field, "50%" for a slider, or "1" for a switch that is on.
    package var value: String?
    /// The placeholder of a field.
    package var placeholder: String?
    /// The frame on the screen, in points.
    package var frame = CGRect.zero
    /// The accessibility traits.
    package var traits: UIAccessibilityTraits = .none
    /// Whether the user can operate the element.
    package var isEnabled = true
    /// Whether the element is selected.
    package var isSelected = false
    /// Whether the element has the focus of the focus system.
    package var hasFocus = false
    /// Whether typed text is sent to the element.
    package var hasKeyboardFocus = false
    /// Whether it is the window of the app's scene that receives keyboard input.
    package var isMainWindow = false
    /// The elements in it, in the device's order.
    package var children: [ElementSnapshot] = []
    /// The view or accessibility element; for a drawn part, the view that draws it.
    package var object: NSObject?
    /// The action of an element that isn't a view, such as a key. A tap performs it.
    package var action: ElementAction?
    /// The point that the app declares for taps; `nil` for the middle of the visible part.
    package var activationPoint: CGPoint?
    /// The row of a table view that has no cell yet; `nil` for an element on the screen. An element in such a row has no ``object``.
    package var unloadedRow: TableRow?

    /// Creates an element without children.
    package init(_ kind: ElementKind, object: NSObject? = nil) { (self.kind, self.object) = (kind, object) }
}

/// The action of an element that UIKit draws and that no touch reaches.
package enum ElementAction: Equatable, Sendable {
    /// Types text.
    case type(String)
    /// Switches the keyboard between lowercase and uppercase letters.
    case shift
    /// Switches the keyboard between letters and numbers.
    case switchLayout
    /// Clears the text field.
    case clear
    /// Chooses a button of an alert of the system, by its index.
    case answer(Int)
    /// Brings the app to the foreground, as its icon does.
    case openApp
}

extension ElementSnapshot {
    /// The app's root element with everything in it, in the device's order.
    ///
    /// - Parameters:
    ///   - hasAllRows: Whether table views have elements for rows outside the screen, as in a UI test on a device.
    ///   - seesBehindAlerts: Whether a page has elements while an alert covers it.
    package static func app(
        of simulator: Simulator, named name: String, hasAllRows: Bool = false, seesBehindAlerts: Bool = false
    ) -> ElementSnapshot {
        simulator.prepareScreen()
        var app = ElementSnapshot(.application, object: simulator.application)
        app.label = name
        app.frame = UIScreen.main.bounds
        app.children =
            ElementReader(
                simulator, hasAllRows: hasAllRows, seesBehindAlerts: seesBehindAlerts
            ).windows
        return app
    }

    /// The element's descendants, each before its own descendants.
    package var descendants: [ElementSnapshot] { children.flatMap { [$0] + $0.descendants } }

    /// The elements on the way to a descendant that satisfies a condition, beginning with this element and without the descendant.
    package func path(to isMeant: (ElementSnapshot) -> Bool) -> [ElementSnapshot]? {
        if isMeant(self) { return [] }
        for child in children {
            if let path = child.path(to: isMeant) { return [self] + path }
        }
        return nil
    }
}
