/// A class whose instances an appearance proxy configures. iOS 5.
///
/// ```swift
/// UINavigationBar.appearance().barTintColor = .systemYellow
/// UILabel.appearance(whenContainedInInstancesOf: [Banner.self]).textColor = .white
/// ```
///
/// What is set on a proxy is set on each instance when it enters a window, but for what the app has set on the instance itself.
/// Where several proxies stand for an instance, the one whose containers lie nearest to the window counts, and of these the one
/// with more containers. Follows Apple's page "UIAppearance".
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy of all instances of the class and of its subclasses.
    static func appearance() -> Self

    /// The proxy of the instances that lie in instances of containers, the innermost container first. iOS 9.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self

    /// The proxy of the instances in surroundings that have these traits. iOS 8.
    static func appearance(for trait: UITraitCollection) -> Self

    /// The proxy of the instances that lie in instances of containers, in surroundings that have these traits. iOS 9.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A container to which the views of a proxy can be limited. iOS 5. Follows Apple's page "UIAppearanceContainer".
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
extension UIPopoverController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The proxy of the class for a scope.
    class func appearanceProxy<Kind: UIView>(_ scope: AppearanceScope) -> Kind {
        let proxy = Runtime.current.appearances.proxy(of: self, scope) { makeProxy(with: .zero) }
        return unsafeDowncast(proxy, to: Kind.self)
    }
}

extension UIBarItem: UIAppearance {
    /// The proxy of the class for a scope.
    class func appearanceProxy<Kind: UIBarItem>(_ scope: AppearanceScope) -> Kind {
        let proxy = Runtime.current.appearances.proxy(of: self, scope) { makeProxy() }
        return unsafeDowncast(proxy, to: Kind.self)
    }
}
