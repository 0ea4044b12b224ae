import PageFlowFullScreen
import UIKit

/// The two styles beside each other, each on its half of the screen.
public final class StylesSideBySide: UIViewController {
    private let system = UINavigationController(rootViewController: SongList(title: "System"))
    private let fullScreen = FullScreenNavigationController(
        rootViewController: SongList(title: "Full screen"))

    /// Puts a stack of each style on its half.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .separator
        for stack in [system, fullScreen] {
            addChild(stack)
            // A page on its way out would be seen on the other half.
            stack.view.clipsToBounds = true
            view.addSubview(stack.view)
            stack.didMove(toParent: self)
        }
    }

    /// Keeps the halves.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (left, right) = view.bounds.divided(atDistance: view.bounds.midX, from: .minXEdge)
        system.view.frame = left.insetBy(dx: 0.5, dy: 0)
        fullScreen.view.frame = right.insetBy(dx: 0.5, dy: 0)
    }
}
