/// Something that has traits and is notified when they change: screens, scenes, views, controllers. iOS 8.
///
/// Follows Apple's page "UITraitEnvironment".
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits the object lives under.
    var traitCollection: UITraitCollection { get }

    /// Called when the traits have changed, with those of before. Deprecated by Apple in iOS 17.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
