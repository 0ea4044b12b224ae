import Simulator

/// A page with one control, whose changes are counted.
@MainActor
final class ShownControl {
    private let control: UIControl
    private(set) var changes = 0

    init(_ control: UIControl, _ stage: Stage) throws {
        self.control = control
        let page = UIViewController()
        try stage.launch(page)
        control.frame.origin = CGPoint(x: 50, y: 200)
        if control.bounds.isEmpty {
            let size = control.intrinsicContentSize
            control.frame.size = CGSize(
                width: size.width > 0 ? max(size.width, 94) : 200, height: size.height > 0 ? size.height : 44)
        }
        page.view.addSubview(control)
        control.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
        stage.sim.turn()
    }

    /// A point on the control's middle line, in the window.
    func point(_ fraction: CGFloat) -> CGPoint {
        control.convert(CGPoint(x: control.bounds.width * fraction, y: control.bounds.midY), to: nil)
    }
}
