import PageFlowLab
import UIKit

/// A lab with 500 visible views that a finger moves at once, for measurements.
@main
struct ManyViews {
    static func main() {
        let app = LabApp(
            "many-views", testCode: "sim.launch(ManyViewsPage())", launch: { $0.launch(ManyViewsPage()) })
        Lab.run(app, LabOptions.parseOrExit())
    }
}

/// A grid of views with as much scrollable content again.
private final class ManyViewsPage: UIViewController {
    private static let columns = 20
    private static let rows = 25

    override func viewDidLoad() {
        super.viewDidLoad()
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: view.bounds.width, height: 3 * view.bounds.height)
        view.addSubview(scroll)
        let size = CGSize(
            width: view.bounds.width / CGFloat(Self.columns), height: view.bounds.height / CGFloat(Self.rows))
        for number in 0..<(Self.columns * Self.rows) {
            let place = CGPoint(
                x: CGFloat(number % Self.columns) * size.width,
                y: CGFloat(number / Self.columns) * size.height)
            let cell = UIView(frame: CGRect(origin: place, size: size).insetBy(dx: 1, dy: 1))
            cell.backgroundColor = UIColor(
                hue: CGFloat(number % 64) / 64, saturation: 0.5, brightness: 0.9, alpha: 1)
            scroll.addSubview(cell)
        }
    }
}
