/// A class whose instances an appearance proxy configures. iOS 5.
///
/// ```swift
/// UINavigationBar.appearance().barTintColor = .systemYellow
/// UILabel.appearance(whenContainedInInstancesOf: [Banner.self]).textColor = .white
/// ```
///
/// An instance gets the values set on its proxies when it enters a window, except for properties that the app has set on the instance
/// itself. If several proxies apply to an instance, the one whose containers are nearest to the window takes precedence, then the one with
/// more containers. Follows Apple's page "UIAppearance".
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the proxy of all instances of the class and of its subclasses.
    static func appearance() -> Self

    /// Returns the proxy of the instances that are contained in instances of the container classes, the innermost container first. iOS 9.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self

    /// Returns the proxy of the instances whose environment has these traits. iOS 8.
    static func appearance(for trait: UITraitCollection) -> Self

    /// Returns the proxy of the instances that are contained in instances of the container classes and whose environment has these traits.
    /// iOS 9.
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

extension UIView: UIAppearance, UIAppearanceContainer {
    class func appearanceProxy<Kind: UIView>(_ scope: AppearanceScope) -> Kind {
        let proxy = Runtime.current.appearances.proxy(of: self, scope) { makeProxy(with: .zero) }
        return unsafeDowncast(proxy, to: Kind.self)
    }
}

extension UIBarItem: UIAppearance {
    class func appearanceProxy<Kind: UIBarItem>(_ scope: AppearanceScope) -> Kind {
        let proxy = Runtime.current.appearances.proxy(of: self, scope) { makeProxy() }
        return unsafeDowncast(proxy, to: Kind.self)
    }
}
