import UIKit

/// An element on the screen that can be touched, with its names.
@MainActor
struct Tappable {
    /// The visible text and the accessibility identifier.
    var names: [String] = []
    /// The labels for VoiceOver and Voice Control, which aren't visible.
    var labels: [String] = []
    let view: UIView
    /// The touch location, in the view's coordinates.
    let point: CGPoint

    /// All visible elements, the frontmost first.
    static func all(in application: UIApplication) -> [Tappable] {
        application.windowsFromTheFront.flatMap { window in
            window.showBars()
            return beneath(window)
        }
    }

    /// Creates and lays out the items of bars and search fields. Until then a bar may have none.
    static func layOutItems(in application: UIApplication) {
        for window in application.windowsFromTheFront {
            window.showBars()
            layOutItems(beneath: window)
        }
    }

    private static func layOutItems(beneath view: UIView) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        view.showsItems()
        for subview in view.subviews.reversed() { layOutItems(beneath: subview) }
    }

    private static func beneath(_ view: UIView) -> [Tappable] {
        guard !view.isHidden, view.alpha >= 0.01 else { return [] }
        view.showsItems()
        return view.subviews.reversed().flatMap(beneath) + view.tappables
    }

    /// The frontmost element with a name that a touch reaches. A visible name takes precedence over a label.
    static func called(_ name: String, in application: UIApplication) -> Tappable? {
        let all = all(in: application)
        return all.first { $0.names.contains(name) && $0.isReached(in: application) }
            ?? all.first { $0.labels.contains(name) && $0.isReached(in: application) }
    }

    /// Whether a touch at the point reaches the view, or a view that contains it.
    func isReached(in application: UIApplication) -> Bool {
        guard let window = view.window, let hit = application.fingers.view(at: place(in: window)) else {
            return false
        }
        if hit.isDescendant(of: view) || hit.takesTouches && view.isDescendant(of: hit) { return true }
        // A touch anywhere on a row belongs to the row, unless a control in the row receives it.
        return hit.row.map { view.isDescendant(of: $0) } ?? false
    }

    /// The touch location on the screen.
    func place(in window: UIWindow) -> CGPoint {
        window.convert(view.convert(point, to: window), to: nil as UIWindow?)
    }
}

extension UIView {
    fileprivate func showsItems() {
        (self as? UINavigationBar)?.showItems()
        (self as? UITabBar)?.showItems()
        (self as? UIToolbar)?.showItems()
        (self as? UISearchBar)?.showItems()
        (self as? UISearchTextField)?.showItems()
    }

    /// Whether the view handles touches itself.
    fileprivate var takesTouches: Bool {
        self is UIControl || gestureRecognizers?.isEmpty == false || takesTouchesOfContent
    }

    /// The list row that is or contains the view.
    fileprivate var row: UIView? {
        sequence(first: self, next: \.superview).first { $0 is UITableViewCell || $0 is UICollectionViewCell }
    }

    fileprivate var tappables: [Tappable] {
        switch self {
        case let segments as UISegmentedControl: segments.eachSegment
        case let field as UISearchTextField: field.eachToken + ownTappables
        default: elementTappables + ownTappables
        }
    }

    private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    private var ownTappables: [Tappable] {
        let shown = (previewedView.map(\.allShownTexts) ?? shownTexts).compactMap { $0 }.filter {
            !$0.isEmpty
        }
        // A view without text, such as a switch, has its VoiceOver name.
        let texts = shown.isEmpty && isAccessibilityElement ? [accessibilityLabel].compactMap(\.self) : shown
        let names = ([accessibilityIdentifier] + texts).compactMap { $0 }.filter { !$0.isEmpty }
        let labels = spokenNames.filter { !$0.isEmpty && !names.contains($0) }
        guard !names.isEmpty || !labels.isEmpty else { return [] }
        return [Tappable(names: names, labels: labels, view: self, point: middle)]
    }

    /// The drawn parts of the view that are accessibility elements, such as the days of a calendar.
    private var elementTappables: [Tappable] {
        let elements = accessibilityElements?.compactMap { $0 as? UIAccessibilityElement } ?? []
        let touchable = elements.filter { $0.isAccessibilityElement && $0.accessibilityTraits != .staticText }
        return touchable.map { element in
            Tappable(
                names: [element.accessibilityIdentifier].compactMap { $0 }, labels: element.spokenNames,
                view: self,
                point: convert(element.accessibilityActivationPoint, from: nil))
        }
    }

    private var allShownTexts: [String?] { shownTexts + subviews.flatMap(\.allShownTexts) }

    private var shownTexts: [String?] {
        switch self {
        case let item as BarItemView: [item.title]
        case let button as UIButton: [button.currentTitle ?? button.currentAttributedTitle?.string]
        case let label as UILabel: [label.text]
        case let field as UITextField: [field.placeholder, field.isSecureTextEntry ? nil : field.text]
        case let textView as UITextView: [textView.text]
        case let bar as UISearchBar: [bar.placeholder, bar.text]
        default: []
        }
    }

    private var spokenNames: [String] {
        guard isAccessibilityElement else { return [] }
        return [accessibilityLabel].compactMap { $0 } + (accessibilityUserInputLabels ?? [])
    }
}

extension UIAccessibilityElement {
    fileprivate var spokenNames: [String] {
        [accessibilityLabel].compactMap { $0 } + (accessibilityUserInputLabels ?? [])
    }
}

extension UISegmentedControl {
    fileprivate var eachSegment: [Tappable] {
        (0..<numberOfSegments).compactMap { index in
            let rect = rect(ofSegment: index)
            let label = imageForSegment(at: index)?.accessibilityLabel ?? actionForSegment(at: index)?.title
            let point = CGPoint(x: rect.midX, y: rect.midY)
            if let title = titleForSegment(at: index) {
                return Tappable(names: [title], view: self, point: point)
            }
            return label.map { Tappable(labels: [$0], view: self, point: point) }
        }
    }
}

extension UISearchTextField {
    fileprivate var eachToken: [Tappable] {
        tokenPlaces.map { place in
            Tappable(
                names: [place.text], view: self, point: CGPoint(x: place.rect.midX, y: place.rect.midY))
        }
    }
}
