/// The performance of one segue, from its trigger to its `perform()`.
///
/// The destination is created first, then the segue. The source prepares the segue, and then the segue is performed.
/// Evidence: segue-01, segue-02, gt2-segue-05, gt2-segue-11.
@MainActor
struct SeguePerforming {
    let template: SegueTemplate
    let scene: StoryboardScene
    let source: UIViewController
    let sender: Any?

    /// Performs the segue for the user, unless the source refuses it. Evidence: gt2-segue-01.
    func performIfAllowed() {
        guard source.shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) else {
            return
        }
        perform()
    }

    func perform() {
        if case .unwind(let action) = template.kind { return unwind(action) }
        guard let destination = makeDestination() else { return }
        SegueSteps(self).configure(destination)
        let segue = template.type.make(ofItsClassCalled: template.identifier, from: source, to: destination)
        if let handler = SegueSteps(self).handler { segue.handler = handler }
        source.prepare(for: segue, sender: sender)
        performAnimated(segue)
    }

    /// Evidence: unwind-01, unwind-06.
    private func unwind(_ action: Selector) {
        let search = UnwindSearch(UIStoryboardUnwindSegueSource(source, action, sender))
        guard let destination = search.destination, let path = UnwindPath(from: source, to: destination)
        else { return }
        let segue = path.olderSegue(template.identifier) ?? makeUnwindSegue(to: destination, by: path)
        source.prepare(for: segue, sender: sender)
        SelectorMethods.send(action, to: destination, sender: segue, event: nil)
        performAnimated(segue)
    }

    private func makeUnwindSegue(to destination: UIViewController, by path: UnwindPath) -> UIStoryboardSegue {
        let segue = template.type.make(ofItsClassCalled: template.identifier, from: source, to: destination)
        segue.handler = path.go
        return segue
    }

    /// Evidence: gt2-segue-08.
    private func performAnimated(_ segue: UIStoryboardSegue) {
        let wereEnabled = UIView.areAnimationsEnabled
        if !template.animates { UIView.setAnimationsEnabled(false) }
        segue.perform()
        UIView.setAnimationsEnabled(wereEnabled)
    }

    private func makeDestination() -> UIViewController? {
        guard let destination = scene.source.scene(id: template.destination) else {
            scene.source.refuse(identifier: template.destination, of: scene.storyboard)
            return nil
        }
        return scene.source.make(destination, of: scene.storyboard, creator)
    }

    /// The source's method that creates the destination, if the segue names a method that the source has.
    private var creator: UIStoryboard.Creator? {
        guard let name = template.creation,
            let method = (type(of: source) as? any InterfaceBuilderConnected.Type)?.outlets.creation(name)
        else { return nil }
        return { [source, sender, identifier = template.identifier] in method(source, $0, sender, identifier)
        }
    }
}

extension StoryboardScene: ControllerScene {
    package func performSegue(_ identifier: String, from source: UIViewController, sender: Any?) -> Bool {
        guard let template = segues.template(identifier: identifier) else { return false }
        SeguePerforming(template: template, scene: self, source: source, sender: sender).perform()
        return true
    }
}
