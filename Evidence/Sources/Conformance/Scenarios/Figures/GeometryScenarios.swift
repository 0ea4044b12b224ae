import Simulator

// The scenarios of `geometry.json`: sizes and positions. A function measures one kind of figure; the entries contain the figures.
extension Scenario {
    static let geometry: [Scenario] =
        screens + safeAreas + bars + pagesUnderBars + sheetPlaces + margins + scrollInsets + viewPlaces
        + priorities + layoutFigures + textSizes + labelSizes + controlSizes + controlDefaults
        + pickerSizes + keyboardHeights + waitingFigures + openFigures
}

// Common parts of the scenarios.
extension Stage {
    /// Shows only a page, with the device in portrait or landscape.
    func show(_ page: UIViewController, sideways: Bool = false) throws {
        try launch(page)
        guard sideways else { return }
        sim.rotate(to: .landscapeRight)
        try settle()
    }

    /// Measures a view's own size. Views without an intrinsic size aren't covered yet.
    func measureOwnSize(of view: UIView) throws {
        view.sizeToFit()
        guard view.bounds.size != .zero else {
            throw NotHereYet(reason: "\(type(of: view)) has no size of its own yet.")
        }
        measure(view.bounds.size)
    }
}
