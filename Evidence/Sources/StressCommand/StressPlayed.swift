import PageFlowLab
import Simulator
import Stress

extension LabApp {
    /// A script of `pageflow stress`, played operation by operation.
    static func playing(_ script: StressScript) -> LabApp {
        LabApp("stress", script: { StressPlayed(script) })
    }
}

/// A script, in the form that the lab plays.
private final class StressPlayed: LabScript {
    private let run: StressRun

    init(_ script: StressScript) { run = StressRun(script) }

    var simulator: Simulator { run.simulator }
    var operations: [String] { run.script.operations.map(\.description) }
    var faults: [String] { run.faults }

    func perform(_ number: Int) async {
        let operations = run.script.operations
        if operations.indices.contains(number) {
            await run.perform(operations[number])
        } else {
            await run.finish()
        }
        simulator.window.rootViewController?.paintPages()
    }
}

// The pages of a script are blank, because thousands of them are shown without a viewer.
extension UIViewController {
    private static let colors: [UIColor] = [
        .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal, .systemPink, .systemIndigo,
    ]

    fileprivate func paintPages() {
        for page in children { page.paintPages() }
        presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }?.paintPages()
        guard children.isEmpty, let view = viewIfLoaded, !(view is UIScrollView),
            !view.subviews.contains(where: { $0 is PaintedName })
        else { return }
        let name = "\(self)"
        view.backgroundColor = Self.colors[name.utf8.reduce(0) { $0 &+ Int($1) } % Self.colors.count]
        let label = PaintedName(frame: view.bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = name
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 0
        view.insertSubview(label, at: 0)
    }
}

/// A label that identifies the page.
private final class PaintedName: UILabel {}
