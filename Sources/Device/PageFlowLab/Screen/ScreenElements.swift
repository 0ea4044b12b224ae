import Driving
import UIKit

/// Finds the elements on the screen that a user can read or operate. A view keeps its number while it exists.
@MainActor
final class ScreenElements {
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var views: [Int: UIView] = [:]
    private var lastNumber = 0

    /// The elements in reading order. Elements behind a modal page are omitted, as in VoiceOver.
    func read(_ windows: [UIWindow]) -> [ScreenElement] {
        var found: [(view: UIView, element: ScreenElement)] = []
        for window in windows {
            found += elementsInFront(of: window)
            if window.isKeyWindow, window.rootViewController != nil { break }
        }
        remember(found.map(\.view))
        return found.map { view, element in
            var element = element
            element.id = numbers[ObjectIdentifier(view)] ?? 0
            return element
        }
    }

    /// The view of an element; `nil` after its release.
    func view(of id: Int) -> UIView? { views[id] }

    private func remember(_ met: [UIView]) {
        var known: [ObjectIdentifier: Int] = [:]
        views = [:]
        for view in met {
            let id = ObjectIdentifier(view)
            let number = numbers[id] ?? lastNumber + 1
            lastNumber = max(lastNumber, number)
            known[id] = number
            views[number] = view
        }
        numbers = known
    }

    private typealias Found = (view: UIView, element: ScreenElement)

    /// The elements of a window, except those behind a presented page.
    private func elementsInFront(of window: UIWindow) -> [Found] {
        guard let container = window.rootViewController?.frontContainer,
            let first = window.subviews.firstIndex(where: { container.isDescendant(of: $0) })
        else { return elements(in: window) }
        return inReadingOrder(window.subviews[first...].map { elements(in: $0) }, window).flatMap(\.self)
    }

    private func elements(in view: UIView) -> [Found] {
        guard !view.isHidden, view.alpha >= 0.01 else { return [] }
        if let element = ScreenElement(of: view) { return [(view, element)] }
        let title =
            (view as? UINavigationBar).flatMap { ScreenElement(titleOf: $0) }
            ?? (view.next as? UIAlertController).flatMap { ScreenElement(wordsOf: $0, in: view) }
        return (title.map { [(view, $0)] } ?? [])
            + inReadingOrder(view.subviews.map { elements(in: $0) }, view).joined()
    }

    /// Sorts higher elements first; elements next to each other in reading direction.
    private func inReadingOrder(_ groups: [[Found]], _ container: UIView) -> [[Found]] {
        let groups = groups.filter { !$0.isEmpty }
        guard groups.count > 1 else { return groups }
        let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return
            groups
            .map { group in
                (group, group.dropFirst().reduce(group[0].element.frame) { $0.union($1.element.frame) })
            }
            .sorted { one, other in
                if one.1.maxY <= other.1.midY || other.1.maxY <= one.1.midY {
                    return one.1.minY < other.1.minY
                }
                return isRightToLeft ? one.1.maxX > other.1.maxX : one.1.minX < other.1.minX
            }
            .map(\.0)
    }
}

extension ScreenElement {
    /// The text above an alert's buttons; `nil` if there is none.
    @MainActor
    fileprivate init?(wordsOf alert: UIAlertController, in view: UIView) {
        let words = [alert.title, alert.message].compactMap { $0 }.filter { !$0.isEmpty }
        guard let window = view.window, !words.isEmpty else { return nil }
        let top = CGRect(x: 0, y: 0, width: view.bounds.width, height: min(44, view.bounds.height))
        let frame = window.convert(view.convert(top, to: window), to: nil as UIWindow?)
        self.init(id: 0, role: .heading, label: words.joined(separator: ", "), frame: frame)
    }

    /// The title that a bar shows; `nil` if it shows none, or a view in its place.
    @MainActor
    init?(titleOf bar: UINavigationBar) {
        guard let item = bar.topItem, item.titleView == nil, let title = item.title, !title.isEmpty,
            let window = bar.window, !bar.isHidden
        else { return nil }
        let middle = bar.bounds.insetBy(dx: bar.bounds.width / 4, dy: 0)
        let frame = window.convert(bar.convert(middle, to: window), to: nil as UIWindow?)
        self.init(id: 0, role: .heading, label: title, frame: frame)
    }
}

extension ScreenElement {
    /// The element of a view; `nil` for a view that only contains others or isn't visible.
    @MainActor
    init?(of view: UIView) {
        guard let role = Self.role(of: view), let window = view.window else { return nil }
        let frame = window.convert(view.convert(view.bounds, to: window), to: nil as UIWindow?)
        guard frame.intersects(UIScreen.main.bounds), frame.width > 1, frame.height > 1 else { return nil }
        let label = Self.label(of: view)
        guard !label.isEmpty || role != .text && role != .image else { return nil }
        let traits = view.accessibilityTraits
        let toggle = view as? UISwitch
        self.init(
            id: 0, role: role, label: label, value: toggle == nil ? Self.value(of: view, label) : nil,
            hint: view.accessibilityHint, frame: frame.intersection(UIScreen.main.bounds),
            isDisabled: traits.contains(.notEnabled) || (view as? UIControl)?.isEnabled == false,
            isSelected: traits.contains(.selected) || (view as? UITableViewCell)?.isSelected == true,
            isOn: toggle?.isOn)
    }

    @MainActor
    private static func role(of view: UIView) -> Role? {
        switch view {
        case is UISwitch: .toggle
        case is UISlider: .slider
        case is UIStepper: .stepper
        case is UISearchTextField: .searchField
        case is UITextField, is UITextView: .field
        case is BarItemView, is UIButton: .button
        case is UIProgressView: .progress
        // A row with its own controls is read part by part.
        case is UITableViewCell, is UICollectionViewCell: view.holdsControls ? nil : .row
        case let label as UILabel: label.accessibilityTraits.contains(.header) ? .heading : .text
        default: view.isAccessibilityElement ? role(ofTraits: view.accessibilityTraits) : nil
        }
    }

    private static func role(ofTraits traits: UIAccessibilityTraits) -> Role {
        if traits.contains(.link) { return .link }
        if traits.contains(.header) { return .heading }
        if traits.contains(.adjustable) { return .slider }
        if traits.contains(.image) { return .image }
        return traits.contains(.button) ? .button : .text
    }

    @MainActor
    private static func label(of view: UIView) -> String {
        if let label = view.accessibilityLabel, !label.isEmpty { return label }
        switch view {
        case let field as UITextField: return field.placeholder ?? view.nearbyLabel
        case is UISwitch, is UISlider, is UIStepper: return view.nearbyLabel
        case let item as BarItemView: return item.accessibilityIdentifier ?? "Button"
        default: return view.shownTexts.joined(separator: ", ")
        }
    }

    @MainActor
    private static func value(of view: UIView, _ label: String) -> String? {
        if let field = view as? UITextField { return field.isSecureTextEntry ? nil : field.text }
        guard let value = view.accessibilityValue, value != label else { return nil }
        return value
    }
}

extension UIView {
    fileprivate var holdsControls: Bool {
        subviews.contains {
            $0 is UIControl && $0.isUserInteractionEnabled || $0 is UITextView || $0.holdsControls
        }
    }

    /// The texts of the labels in the view.
    fileprivate var shownTexts: [String] {
        if let text = (self as? UILabel)?.text, !isHidden { return text.isEmpty ? [] : [text] }
        if let title = (self as? UIButton)?.currentTitle { return [title] }
        return subviews.filter { !$0.isHidden }.flatMap(\.shownTexts)
    }

    /// The label for a control without one: the text of its row.
    fileprivate var nearbyLabel: String {
        sequence(first: self, next: \.superview).dropFirst().prefix(3).lazy
            .map { $0.shownTexts.joined(separator: ", ") }.first { !$0.isEmpty } ?? ""
    }
}
