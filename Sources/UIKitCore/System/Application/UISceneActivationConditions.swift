/// Says which content a scene can show, and for which it is best, by the identifiers of content. iOS 13.
///
/// The system asks it where a link, a quick action or a notification names content and several scenes are there. Follows Apple's page
/// "UISceneActivationConditions".
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject, @preconcurrency NSSecureCoding {
    /// Conditions can be archived securely.
    nonisolated open class var supportsSecureCoding: Bool { true }

    /// Creates conditions of a scene that can show everything and is best for nothing.
    public override init() {
        super.init()
    }

    /// Creates conditions from an archive: those of a new scene, as predicates cannot be archived on Linux.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Writes nothing: predicates cannot be archived on Linux.
    open func encode(with coder: NSCoder) {}

    /// True for the identifiers of content that the scene can show. Default: for all.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)

    /// True for the identifiers of content that the scene is best for. Default: for none.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    func allows(_ identifier: String) -> Bool {
        canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
    }

    func prefers(_ identifier: String) -> Bool {
        allows(identifier) && prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: identifier)
    }
}
