/// An object with traits that is notified when they change: a screen, scene, view, view controller or presentation
/// controller. iOS 8.
///
/// Follows Apple's page "UITraitEnvironment".
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The object's traits.
    var traitCollection: UITraitCollection { get }

    /// Called when the traits have changed, with the previous ones. Deprecated by Apple in iOS 17.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
