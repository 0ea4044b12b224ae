import InterfaceFiles

/// Performs a segue when an object of its scene is used.
@MainActor
package final class SegueTrigger: NSObject {
    private let template: SegueTemplate
    private weak var scene: StoryboardScene?
    private static let action = Selector("performSegue:", SegueTrigger.performSegue)

    init(_ template: SegueTemplate, of scene: StoryboardScene) {
        self.template = template
        self.scene = scene
        super.init()
    }

    /// Performs the segue for the user.
    package func performSegue(_ sender: NSObject) {
        guard let scene, let controller = scene.controller else { return }
        SeguePerforming(template: template, scene: scene, source: controller, sender: sender)
            .performIfAllowed()
    }

    /// Observes an object. Has no effect for an object that the user can't use, such as a view controller, whose segues are
    /// performed by name.
    ///
    /// A continuous recognizer sends each of its states. The source reads the state from its sender.
    func listen(to object: AnyObject) {
        switch object {
        case let button as any PushButton:
            button.addTarget(self, action: Self.action, for: .touchUpInside)
        case let control as UIControl:
            control.addTarget(self, action: Self.action, for: .primaryActionTriggered)
        case let item as UIBarButtonItem:
            item.target = self
            item.action = Self.action
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(self, action: Self.action)
        case let cell as any SegueCell: cell.keep(self, isOfAccessory: template.isOfAccessory)
        default: break
        }
    }
}

/// A cell of a list, which performs its segue when the user selects it or taps its accessory.
@MainActor
package protocol SegueCell: UIView {
    /// Stores the segue that the list performs.
    func keep(_ segue: SegueTrigger, isOfAccessory: Bool)
}

// The segues of a scene.
extension StoryboardScene {
    /// Registers a segue and observes the object that triggers it.
    func connect(_ segue: InterfaceElement, of object: AnyObject) {
        guard let template = segue.id.flatMap(segues.template(id:)) else { return }
        if case .embed = template.kind { return embeds.append(template) }
        trigger(of: template).listen(to: object)
    }

    /// One prototype may create several cells, which share one trigger.
    private func trigger(of template: SegueTemplate) -> SegueTrigger {
        if let present = triggers[template.id] { return present }
        let made = SegueTrigger(template, of: self)
        triggers[template.id] = made
        return made
    }

    /// Adds the children of the container views after the view has loaded and before `viewDidLoad()`.
    func performEmbeds() {
        guard let controller else { return }
        let waiting = embeds
        embeds = []
        for template in waiting {
            SeguePerforming(template: template, scene: self, source: controller, sender: nil)
                .performIfAllowed()
        }
    }
}
