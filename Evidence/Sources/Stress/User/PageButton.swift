import Simulator

/// A page with a button that opens another page, and a field.
@MainActor
protocol ButtonPage: UIViewController {
    func buttonWasTapped()
    func fieldWasEdited()
}

/// The button of a page, created when a finger first uses it.
@MainActor
enum PageButton {
    static func on(_ page: any ButtonPage) -> UIButton {
        if let button = page.view.subviews.lazy.compactMap({ $0 as? UIButton }).first { return button }
        let button = UIButton(frame: CGRect(x: 60, y: 300, width: 200, height: 60))
        button.addAction(
            UIAction { [weak page] _ in page?.buttonWasTapped() }, for: .touchUpInside)
        page.view.addSubview(button)
        return button
    }

    /// Adds scrollable content behind the button.
    static func addScrollView(to page: UIViewController) {
        let scroll = UIScrollView(frame: page.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 320, height: 2000)
        page.view.addSubview(scroll)
    }
}
