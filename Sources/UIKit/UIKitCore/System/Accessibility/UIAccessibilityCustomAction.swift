/// A custom action of an element, which the user of an assistive technology selects by its name. iOS 8.
///
/// The property `accessibilityCustomActions` of an element contains them. As in Apple's header, a subclass may call each initializer.
/// Follows Apple's page "UIAccessibilityCustomAction".
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs an action and returns whether it succeeded. iOS 13. Follows Apple's page
    /// "UIAccessibilityCustomAction.Handler".
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// Creates an action that sends a target a message. The target is not retained. iOS 8. Follows Apple's page
    /// "init(name:target:selector:)".
    public init(name: String, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// Creates an action with an attributed name, which contains speech attributes. iOS 11. Follows Apple's page
    /// "init(attributedName:target:selector:)".
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// Creates an action with an image, which Switch Control shows. iOS 14. Follows Apple's page
    /// "init(name:image:target:selector:)".
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// Creates an action with an image and an attributed name. iOS 14. Follows Apple's page "init(attributedName:image:target:selector:)".
    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.image = image
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        super.init()
    }

    /// Creates an action that a closure performs. iOS 13. Follows Apple's page "init(name:actionHandler:)".
    public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
        attributedName = NSAttributedString(string: name)
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init()
    }

    /// Creates an action with an attributed name that a closure performs. iOS 13. Follows Apple's page
    /// "init(attributedName:actionHandler:)".
    public init(
        attributedName: NSAttributedString, actionHandler: @escaping UIAccessibilityCustomAction.Handler
    ) {
        self.attributedName = attributedName
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init()
    }

    /// Creates an action with an image that a closure performs. iOS 14. Follows Apple's page "init(name:image:actionHandler:)".
    public init(
        name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler
    ) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init()
    }

    /// Creates an action with an image and an attributed name that a closure performs. iOS 14. Follows Apple's page
    /// "init(attributedName:image:actionHandler:)".
    public init(
        attributedName: NSAttributedString, image: UIImage?,
        actionHandler: @escaping UIAccessibilityCustomAction.Handler
    ) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init()
    }

    /// The action's name. Follows Apple's page "name".
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// The name as an attributed string, with speech attributes. It shares its value with ``name``. iOS 11. Follows Apple's page
    /// "attributedName".
    @NSCopying open var attributedName: NSAttributedString

    /// The image that Switch Control shows. Default `nil`. iOS 14. Follows Apple's page "image".
    open var image: UIImage?

    /// The target of the action. Not retained. Follows Apple's page "target".
    open weak var target: AnyObject?

    /// The target's method. It has no parameter or takes the action, and may return whether it succeeded. Follows Apple's page "selector".
    open var selector: Selector

    /// The closure that performs the action instead of the target. iOS 13. Follows Apple's page "actionHandler".
    open var actionHandler: UIAccessibilityCustomAction.Handler?

    /// Performs the action. A method that returns nothing counts as a success.
    @MainActor
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        return SelectorMethods.answer(to: selector, of: target, sender: self, event: nil) as? Bool ?? true
    }
}
