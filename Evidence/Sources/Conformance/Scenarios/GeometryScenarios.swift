import Simulator

// Those of `geometry.json`: sizes and places. A function measures one kind of figure; the figures are the entries'.
extension Scenario {
    static let geometry: [Scenario] =
        screens + safeAreas + bars + pagesUnderBars + sheetPlaces + margins + scrollInsets + viewPlaces
        + priorities + layoutFigures + textSizes + labelSizes + controlSizes + controlDefaults
        + pickerSizes + keyboardHeights + waitingFigures + openFigures
}

// What the scenarios have in common.
extension Stage {
    /// Shows a page alone, the device upright or on its side.
    func show(_ page: UIViewController, sideways: Bool = false) throws {
        try launch(page)
        guard sideways else { return }
        sim.rotate(to: .landscapeRight)
        try settle()
    }

    /// Measures what a view makes of its size by itself. A view without a size of its own is not covered yet.
    func measureOwnSize(of view: UIView) throws {
        view.sizeToFit()
        guard view.bounds.size != .zero else {
            throw NotHereYet(reason: "\(type(of: view)) has no size of its own yet.")
        }
        measure(view.bounds.size)
    }
}
