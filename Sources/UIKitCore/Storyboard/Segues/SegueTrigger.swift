import InterfaceFiles

/// What performs a segue when something of its scene is used.
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

    /// Listens to an object. One that nobody can use, such as a controller, is left alone: its segues are performed by name.
    ///
    /// A recogniser that goes on for a while sends each of its states: the source finds it in its sender.
    func listen(to object: AnyObject) {
        switch object {
        case let button as UIButton: button.addTarget(self, action: Self.action, for: .touchUpInside)
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

/// A cell of a list, which performs its segue when the user selects it, or taps its accessory.
@MainActor
package protocol SegueCell: UIView {
    /// Keeps what the list is to perform.
    func keep(_ segue: SegueTrigger, isOfAccessory: Bool)
}

// What a scene knows of its segues.
extension StoryboardScene {
    /// Notes a segue, and listens to what triggers it.
    func connect(_ segue: InterfaceElement, of object: AnyObject) {
        guard let template = segue.id.flatMap(segues.template(id:)) else { return }
        if case .embed = template.kind { return embeds.append(template) }
        trigger(of: template).listen(to: object)
    }

    /// Several cells may be made of one prototype: one trigger serves all.
    private func trigger(of template: SegueTemplate) -> SegueTrigger {
        if let present = triggers[template.id] { return present }
        let made = SegueTrigger(template, of: self)
        triggers[template.id] = made
        return made
    }

    /// Fills the container views, when the view is there and before the controller is told so.
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
