import UIKit

/// Something on the screen that a finger can be put on, and what it is called.
@MainActor
struct Tappable {
    let names: [String]
    let view: UIView
    /// Where the finger comes down, in the view's coordinates.
    let point: CGPoint

    /// All that is visible, the frontmost first.
    static func all(in application: UIApplication) -> [Tappable] {
        application.windowsFromTheFront.flatMap { window in
            window.showBars()
            return beneath(window)
        }
    }

    private static func beneath(_ view: UIView) -> [Tappable] {
        guard !view.isHidden, view.alpha >= 0.01 else { return [] }
        view.showsItems()
        return view.subviews.reversed().flatMap(beneath) + view.tappables
    }

    /// Whether a finger there reaches the view, or what it is a part of.
    func isReached(in application: UIApplication) -> Bool {
        guard let window = view.window, let hit = application.fingers.view(at: place(in: window)) else {
            return false
        }
        if hit.isDescendant(of: view) || hit.takesTouches && view.isDescendant(of: hit) { return true }
        // A finger anywhere on a row is the row's, unless something in the row takes it.
        return hit.row.map { view.isDescendant(of: $0) } ?? false
    }

    /// Where the finger comes down, on the screen.
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

    /// Whether the view does something with touches itself.
    fileprivate var takesTouches: Bool { self is UIControl || gestureRecognizers?.isEmpty == false }

    /// The row of a list that the view is, or is a part of.
    fileprivate var row: UIView? {
        sequence(first: self, next: \.superview).first { $0 is UITableViewCell || $0 is UICollectionViewCell }
    }

    fileprivate var tappables: [Tappable] {
        if let segments = self as? UISegmentedControl { return segments.eachSegment }
        if let field = self as? UISearchTextField { return field.eachToken + textTappables }
        return textTappables
    }

    private var textTappables: [Tappable] {
        let names = ([accessibilityIdentifier] + shownTexts).compactMap { $0 }.filter { !$0.isEmpty }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        return names.isEmpty ? [] : [Tappable(names: names, view: self, point: middle)]
    }

    private var shownTexts: [String?] {
        switch self {
        // The label is the title where the app gives no other.
        case let item as BarItemView:
            [item.title, item.title == item.accessibilityLabel ? nil : item.accessibilityLabel]
        case let button as UIButton: [button.currentTitle ?? button.currentAttributedTitle?.string]
        case let label as UILabel: [label.text]
        case let field as UITextField: [field.placeholder, field.isSecureTextEntry ? nil : field.text]
        case let textView as UITextView: [textView.text]
        case let bar as UISearchBar: [bar.placeholder, bar.text]
        // What VoiceOver says of a view that shows no text.
        default: isAccessibilityElement ? [accessibilityLabel] : []
        }
    }
}

extension UISegmentedControl {
    fileprivate var eachSegment: [Tappable] {
        (0..<numberOfSegments).compactMap { index in
            let rect = rect(ofSegment: index)
            return titleForSegment(at: index).map {
                Tappable(names: [$0], view: self, point: CGPoint(x: rect.midX, y: rect.midY))
            }
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
