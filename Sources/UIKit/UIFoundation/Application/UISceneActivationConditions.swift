/// The content that a scene can show or prefers, by content identifier. iOS 13.
///
/// If there are several scenes, the system uses them to choose one for a link, a quick action or a notification. Follows Apple's page
/// "UISceneActivationConditions".
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject, @preconcurrency NSSecureCoding {
    /// `true`: conditions support secure coding.
    nonisolated open class var supportsSecureCoding: Bool { true }

    /// Creates the conditions of a scene that can show any content and prefers none.
    public override init() {
        super.init()
    }

    /// Creates default conditions, because predicates can't be archived on Linux.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Writes nothing, because predicates can't be archived on Linux.
    open func encode(with coder: NSCoder) {}

    /// Evaluates to `true` for the identifiers of content that the scene can show. Default: for all.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

    /// Evaluates to `true` for the identifiers of content that the scene prefers to show. Default: for none.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    package func allows(_ identifier: String) -> Bool {
        canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
    }

    package func prefers(_ identifier: String) -> Bool {
        allows(identifier) && prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
    }
}
