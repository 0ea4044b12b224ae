// The observable properties of UIKit's classes, in addition to those of all views, scroll views, controls and view controllers.
extension UIWindow: ObservedKind {}
extension UINavigationItem: ObservedKind {}
extension UILabel: ObservedKind {}
extension UIImageView: ObservedKind {}
extension UISegmentedControl: ObservedKind {}
extension UITextField: ObservedKind {}
extension UISearchBar: ObservedKind {}
extension UITabBar: ObservedKind {}
extension UITabBarController: ObservedKind {}

extension ObservedKind where Self: UIWindow {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.rootViewController: .rootViewController]
    }
}

extension ObservedKind where Self: UINavigationItem {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.title: .title]
    }
}

extension ObservedKind where Self: UILabel {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.text: .text, \Self.attributedText: .attributedText]
    }
}

extension ObservedKind where Self: UIImageView {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.image: .image]
    }
}

extension ObservedKind where Self: UISegmentedControl {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.selectedSegmentIndex: .selectedSegmentIndex]
    }
}

extension ObservedKind where Self: UITextField {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.text: .text, \Self.attributedText: .attributedText]
    }
}

extension ObservedKind where Self: UISearchBar {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.text: .text]
    }
}

extension ObservedKind where Self: UITabBar {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.selectedItem: .selectedItem]
    }
}

extension ObservedKind where Self: UITabBarController {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.selectedViewController: .selectedViewController, \Self.selectedIndex: .selectedIndex]
    }
}
