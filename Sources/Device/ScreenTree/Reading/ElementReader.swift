import Simulator
import UIKit

/// Reads the elements of the screen.
///
/// The order follows public outputs of `debugDescription` on devices: a navigation bar precedes the content below it, the rows of a list
/// are sorted by position, and other views have the order of their superview.
@MainActor
struct ElementReader {
    let simulator: Simulator
    private let hasAllRows: Bool
    private let seesBehindAlerts: Bool
    private let focused: UIView?
    private let receiver: UIResponder?

    init(_ simulator: Simulator, hasAllRows: Bool = false, seesBehindAlerts: Bool = false) {
        (self.simulator, self.hasAllRows, self.seesBehindAlerts) = (simulator, hasAllRows, seesBehindAlerts)
        focused = UIScreen.main.focusedItem as? UIView
        receiver = simulator.textReceiver
    }

    /// A test on a device finds about 500 cells of a longer table view. Follows WebDriverAgent's issue 681.
    private static let mostRows = 500

    /// The windows, the frontmost last. The on-screen keyboard has a window of its own.
    var windows: [ElementSnapshot] {
        simulator.windowsFromTheFront.reversed().flatMap(elements(of:)) + keyboardWindow
    }

    /// The elements of a view: none if it is hidden or a label without text, its children if it isn't an element itself.
    func elements(of view: UIView) -> [ElementSnapshot] {
        guard !view.isHidden, view.alpha >= 0.01, !view.isEmptyLabel else { return [] }
        if let alert = view.next as? UIAlertController { return [element(of: alert, in: view)] }
        let children = children(of: view)
        let region = view.dismissRegion
        guard !view.isTransparentToTests else { return region + children }
        var element = ElementSnapshot(of: view)
        element.children = children
        element.hasFocus = focused === view
        element.hasKeyboardFocus = receiver === view
        return region + element.wrapped(as: view)
    }

    /// The elements in a view.
    private func children(of view: UIView) -> [ElementSnapshot] {
        guard !view.accessibilityElementsHidden else { return [] }
        switch view {
        case let bar as UINavigationBar: return parts(of: bar)
        case let control as UISegmentedControl: return control.segmentElements
        case let stepper as UIStepper: return stepper.stepElements
        case is UITextView: return []
        case let field as UITextField: return field.clearElement + subviews(of: field)
        case is PresentationContainerView: return subviews(of: view)
        case let table as UITableView where hasAllRows && table.elementsForTests == nil:
            return allRows(of: table) + table.scrollBarElements
        default: break
        }
        if let listed = view.elementsForTests { return listed.flatMap(elements(in:)) }
        // An accessibility element hides its subviews. A button shows its title as well.
        if view.isAccessibilityElement {
            return (view as? UIButton).map(titleElement(of:)) ?? (view as? MonthButton)?.titleElement ?? []
        }
        return subviews(of: view) + ((view as? UIScrollView)?.scrollBarElements ?? [])
    }

    /// The elements of an object in a list of accessibility elements.
    private func elements(in object: Any) -> [ElementSnapshot] {
        switch object {
        case let view as UIView: elements(of: view)
        case let object as NSObject: [ElementSnapshot(of: object, reader: self)]
        default: []
        }
    }

    /// The elements of an object that contains others, in its own order.
    func children(of object: NSObject) -> [ElementSnapshot] {
        if let day = object as? CalendarDayElement { return day.numberElements }
        guard !object.isAccessibilityElement, let listed = object.accessibilityElements else { return [] }
        return listed.flatMap(elements(in:))
    }

    /// The elements of the subviews.
    func subviews(of view: UIView) -> [ElementSnapshot] {
        view.subviewsForTests(behindAlerts: seesBehindAlerts).flatMap(elements(of:))
    }

    /// The elements of a table view's subviews, and of the rows that have no cell yet.
    private func allRows(of table: UITableView) -> [ElementSnapshot] {
        var parts = table.subviewsForTests(behindAlerts: seesBehindAlerts).map {
            (top: $0.frame.minY, elements: elements(of: $0))
        }
        table.visitUnloadedRows(limit: Self.mostRows) { cell, indexPath in
            let row = TableRow(table, indexPath)
            parts.append((cell.frame.minY, elements(of: cell).map { $0.inUnloadedRow(row) }))
        }
        return parts.sorted { $0.top < $1.top }.flatMap(\.elements)
    }

    private func titleElement(of button: UIButton) -> [ElementSnapshot] {
        guard let title = button.currentTitle ?? button.currentAttributedTitle?.string, !title.isEmpty else {
            return []
        }
        var text = ElementSnapshot(.staticText, object: button)
        text.label = title
        text.frame = button.screenRect(
            button.titleRect(forContentRect: button.contentRect(forBounds: button.bounds)))
        text.isEnabled = button.isEnabled
        return [text]
    }
}

extension UIView {
    /// The elements that the view provides, for tests or for assistive technologies; `nil` if its subviews provide them.
    fileprivate var elementsForTests: [Any]? {
        if let listed = automationElements ?? accessibilityElements { return listed }
        let count = accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<count).compactMap { accessibilityElement(at: $0) }
    }

    /// The subviews in the order of tests, or only the modal one and those in front of its container.
    fileprivate func subviewsForTests(behindAlerts: Bool) -> [UIView] {
        let modal = subviews.lastIndex {
            $0.hidesElementsBehind && !$0.isHidden && !(behindAlerts && $0.containsAlert)
        }
        guard let modal else { return subviewsInOrder }
        return subviews[modal] is PresentationContainerView ? Array(subviews[modal...]) : [subviews[modal]]
    }

    /// A test finds the page behind a calendar, although VoiceOver doesn't: public tests tap the date picker, or another element of
    /// the page, to close the calendar.
    private var hidesElementsBehind: Bool { accessibilityViewIsModal && !isCalendarInFront }

    private var containsAlert: Bool {
        let page = (self as? PresentationContainerView)?.controller?.presentedViewController
        return (page as? UIAlertController)?.preferredStyle == .alert
    }

    private var subviewsInOrder: [UIView] {
        if self is UITableView || self is UICollectionView { return subviews.sorted { $0.isAbove($1) } }
        guard let bar = subviews.first(where: { $0 is UINavigationBar }) else { return subviews }
        return [bar] + subviews.filter { $0 !== bar }
    }

    /// Whether the view is above another one, or left of it at the same height.
    func isAbove(_ other: UIView) -> Bool {
        frame.minY == other.frame.minY ? frame.minX < other.frame.minX : frame.minY < other.frame.minY
    }
}
