import Simulator

extension Scenario {
    /// The page that a page presents with its segue.
    static func modal(of page: UIViewController, on stage: Stage) throws -> UIViewController {
        page.performSegue(withIdentifier: "over", sender: nil)
        try stage.settle()
        return try require(page.presentedViewController)
    }
}

extension Stage {
    /// A separate function, so that no reference retains the dismissed modal page.
    func tapButton(ofModalOver page: UIViewController) throws {
        let button = try require(
            try Scenario.modal(of: page, on: self).view.subviews.lazy.compactMap { $0 as? UIButton }.first)
        begin()
        sim.tap(button)
        try settle()
    }
}
