import Simulator

extension Stage {
    var major: Int {
        UIDevice.current.systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0
    }

    /// A phone with the same system, in addition to the scenario's own device.
    func phone() -> Simulator {
        let phone = Simulator(device: .iPhone16, system: .iOS(major))
        phone.recordsExceptions = true
        return phone
    }
}

extension UIViewController {
    /// Whether a part of the page's view is within the window.
    var isInSight: Bool {
        guard let view = viewIfLoaded, let window = view.window else { return false }
        return !view.isHidden && window.bounds.intersects(view.convert(view.bounds, to: window))
    }
}
