import UIKit

extension ElementKind {
    /// The kind of an accessibility element with these traits.
    init(_ traits: UIAccessibilityTraits) { self = Self.kind(of: traits) ?? .other }

    /// The kind that traits give an accessibility element; `nil` if they give none.
    static func kind(of traits: UIAccessibilityTraits) -> ElementKind? {
        let kinds: [(UIAccessibilityTraits, ElementKind)] = [
            (.keyboardKey, .key), (.searchField, .searchField), (.link, .link), (.button, .button),
            (.tabBar, .tabBar), (.image, .image), (.staticText, .staticText), (.header, .staticText),
        ]
        return kinds.first { traits.contains($0.0) }?.1
    }
}

extension UIView {
    /// The kind of the view's element: that of its class, or else that of its traits.
    var elementKind: ElementKind {
        if let kind = kindOfBar ?? kindOfList ?? kindOfControl ?? kindOfText { return kind }
        guard isAccessibilityElement else { return .other }
        return ElementKind(accessibilityTraits)
    }

    private var kindOfBar: ElementKind? {
        switch self {
        case is UIWindow: .window
        case is UINavigationBar: .navigationBar
        case is UITabBar: .tabBar
        case is UIToolbar: .toolbar
        case is MenuView, is CalendarDays: .collectionView
        case is EditMenuBar: .menu
        case let container as PresentationContainerView where container.isPopover: .popover
        default: superview is EditMenuBar ? .menuItem : nil
        }
    }

    private var kindOfList: ElementKind? {
        switch self {
        case is UITableView: .table
        case is UICollectionView: .collectionView
        case is UITableViewCell, is UICollectionViewCell: .cell
        case is UITextView: .textView
        case is UIScrollView: isPickerWheel ? .pickerWheel : .scrollView
        default: nil
        }
    }

    private var kindOfControl: ElementKind? {
        switch self {
        case is UISwitch: .switch
        case is UISlider: .slider
        case is UIStepper: .stepper
        case is UISegmentedControl: .segmentedControl
        case is UIPageControl: .pageIndicator
        case is UIProgressView: .progressIndicator
        case is UIActivityIndicatorView: .activityIndicator
        case is UIDatePicker: .datePicker
        case is UIPickerView: .picker
        case is UIColorWell: .colorWell
        case is UISearchTextField: .searchField
        case let field as UITextField: field.isSecureTextEntry ? .secureTextField : .textField
        case is UIButton, is BarItemView: accessibilityTraits.contains(.link) ? .link : .button
        // The calendar of a compact date picker is one of its own on a device, and so are the wheels in a calendar.
        default: isContentOfDatePicker && !(superview is UIDatePicker) ? .datePicker : nil
        }
    }

    /// The kind of a label or an image, which traits of the app change to another one, such as a button.
    private var kindOfText: ElementKind? {
        guard self is UILabel || self is UIImageView else { return nil }
        let usual: ElementKind = self is UILabel ? .staticText : .image
        let traits = accessibilityTraits.subtracting(self is UILabel ? .staticText : .image)
        return isAccessibilityElement ? ElementKind.kind(of: traits) ?? usual : usual
    }
}

// The views that tests don't see.
extension UIView {
    /// Whether the view's children appear in its superview's element: the parts of UIKit that have no counterpart on a device, and the
    /// content view of a table view cell.
    var isTransparentToTests: Bool {
        if isAccessibilityElement || accessibilityIdentifier?.isEmpty == false { return false }
        if let cell = superview as? UITableViewCell, cell.contentView === self { return true }
        return isPartOfUIKit && elementKind == .other || isListOfMenu
    }

    /// Whether the view is a label without text, which a test on a device doesn't find, even by its identifier.
    var isEmptyLabel: Bool {
        guard let label = self as? UILabel else { return false }
        return [label.text, label.accessibilityLabel, label.accessibilityValue].allSatisfy {
            $0?.isEmpty != false
        }
    }

    private var isListOfMenu: Bool { superview is MenuView && self is UIScrollView }

    /// Whether UIKit declares the class, and an app can't use it.
    private var isPartOfUIKit: Bool {
        guard !(self is PresentationContainerView) else { return false }
        let name = String(reflecting: type(of: self))
        let parts = name.split(separator: ".")
        return parts.first?.hasPrefix("UIKit") == true && parts.last?.hasPrefix("UI") == false
    }
}
