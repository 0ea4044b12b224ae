import UIKit

extension ElementSnapshot {
    /// The element of a view, without its children.
    init(of view: UIView) {
        self.init(view.elementKind, object: view)
        identifier = view.identifierForTests
        label = view.labelForTests
        (value, placeholder) = (view.valueForTests, view.placeholderForTests)
        frame = view.frameForTests
        traits = view.accessibilityTraits
        isEnabled = !traits.contains(.notEnabled) && (view as? UIControl)?.isEnabled != false
        isSelected = traits.contains(.selected) || view.isSelectedForTests
        isMainWindow = (view as? UIWindow)?.isKeyWindow == true
        activationPoint = view.declaredActivationPoint
    }

    /// The element of an accessibility element that isn't a view.
    init(of object: NSObject, reader: ElementReader) {
        let traits = object.accessibilityTraits
        self.init(object.isAccessibilityElement ? ElementKind(traits) : .other, object: object)
        identifier = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier ?? ""
        label = object.accessibilityLabel ?? ""
        value = object.accessibilityValue
        frame = object.accessibilityFrame
        self.traits = traits
        (isEnabled, isSelected) = (!traits.contains(.notEnabled), traits.contains(.selected))
        let point = object.accessibilityActivationPoint
        activationPoint = frame.contains(point) ? point : nil
        children = reader.children(of: object)
    }

    /// The element inside the element that contains it on a device: a row of a menu is in a cell.
    func wrapped(as view: UIView) -> [ElementSnapshot] {
        guard view.isMenuRow else { return [self] }
        var cell = ElementSnapshot(.cell, object: view)
        (cell.frame, cell.isEnabled, cell.children) = (frame, isEnabled, [self])
        return [cell]
    }
}

// The values of a view as a test reads them.
extension UIView {
    fileprivate var identifierForTests: String {
        if let identifier = accessibilityIdentifier, !identifier.isEmpty { return identifier }
        switch self {
        case let bar as UINavigationBar: return bar.nameForTests
        case let item as BarItemView:
            if item.isBackButton { return "BackButton" }
            return item.title == nil ? (item.barItem?.image).identifierOfContent : ""
        case let view as UIImageView: return view.image.identifierOfContent
        case let button as UIButton where button.labelForTests == button.currentImage?.spokenWords:
            return button.currentImage.identifierOfContent
        default: return ""
        }
    }

    fileprivate var labelForTests: String {
        if let label = accessibilityLabel { return label }
        switch self {
        case is UITabBar: return "Tab Bar"
        case is UIToolbar: return "Toolbar"
        case is UIActivityIndicatorView: return "In progress"
        case let view as UIImageView: return view.image?.accessibilityLabel ?? ""
        case let item as BarItemView: return item.labelOfBackButton
        case let head as UITableViewHeaderFooterView: return head.textLabel?.text ?? ""
        default: return ""
        }
    }

    fileprivate var valueForTests: String? {
        if let value = accessibilityValue { return value }
        switch self {
        case let view as UITextView: return view.text
        case let item as BarItemView: return (item.barItem as? UITabBarItem)?.badgeText
        case let view as UIActivityIndicatorView: return view.isAnimating ? "1" : "0"
        default: return nil
        }
    }

    fileprivate var placeholderForTests: String? {
        switch self {
        case let field as UITextField: field.placeholder ?? field.attributedPlaceholder?.string
        case let bar as UISearchBar: bar.placeholder
        default: nil
        }
    }

    fileprivate var isSelectedForTests: Bool {
        switch self {
        case let item as BarItemView: item.showsSelection
        case let cell as UITableViewCell: cell.isSelected
        case let cell as UICollectionViewCell: cell.isSelected
        case let control as UIControl: control.isSelected
        default: false
        }
    }

    /// The frame on the screen: the app's accessibility frame, if it has set one.
    fileprivate var frameForTests: CGRect {
        if let container = self as? PresentationContainerView, container.isPopover,
            let content = container.contentFrames.first
        {
            return screenRect(content)
        }
        let own = accessibilityFrame
        return own == convert(bounds, to: nil) ? screenRect(bounds) : own
    }

    /// The activation point that the app has set; `nil` for the standard one.
    fileprivate var declaredActivationPoint: CGPoint? {
        let point = accessibilityActivationPoint
        let middle = CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
        return abs(point.x - middle.x) < 0.5 && abs(point.y - middle.y) < 0.5 ? nil : point
    }

    /// Converts a rectangle of the view's coordinates to those of the screen.
    package func screenRect(_ rect: CGRect) -> CGRect {
        guard let window = self as? UIWindow ?? window else { return rect }
        return window.convert(convert(rect, to: window), to: nil as UIWindow?)
    }

    /// Converts a point of the view's coordinates to those of the screen.
    package func screenPoint(_ point: CGPoint) -> CGPoint {
        screenRect(CGRect(origin: point, size: .zero)).origin
    }
}

extension UIImage? {
    /// The identifier of the image, or else its name; empty if it has neither.
    @MainActor fileprivate var identifierOfContent: String {
        self?.accessibilityIdentifier ?? self?.catalogName ?? ""
    }
}

extension BarItemView {
    /// The title of the previous page, which the bar may show as an arrow only.
    fileprivate var labelOfBackButton: String {
        guard isBackButton, let bar = superview as? UINavigationBar else { return "" }
        return bar.backItem?.shownBackTitle ?? bar.backItem?.title ?? "Back"
    }
}

extension UITabBarItem {
    /// The badge as a device speaks it.
    fileprivate var badgeText: String? {
        badgeValue.map { Int($0) == nil ? $0 : $0 == "1" ? "1 item" : "\($0) items" }
    }
}
