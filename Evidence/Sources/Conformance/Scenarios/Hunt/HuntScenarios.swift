import Simulator

// The scenarios of `hunt.json` and of the numbered files after it.
extension Scenario {
    static let hunt: [Scenario] =
        huntStacks + huntModals + huntTabs + huntSplit + huntScenes + huntGestures + huntTables
        + huntCollections + huntScroll + huntText + huntLayout + huntStoryboards + huntScenes2 + huntTables2
        + huntScenes3 + huntTables3 + huntSizes + huntAnimators + huntGroups + huntControls + huntContainment
        + huntColumns + huntAccessibility + huntSheets + huntTabs5 + huntContainment5

    /// The scenario on a given device.
    func on(_ device: Device) -> Scenario {
        var scenario = self
        scenario.device = device
        return scenario
    }
}

extension UIViewController {
    /// Adds a child whose view fills this one's.
    func embed(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
